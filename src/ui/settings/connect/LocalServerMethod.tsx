import { useState } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import { connectionPresets } from '../../../providers/presets'
import { RadioChoice } from '../RadioChoice'
import styles from './Connect.module.css'
import { Connecting } from './Connecting'
import { Steps } from './Steps'

const programs = connectionPresets.flatMap(({ connection: { provider, label }, localSteps }) =>
  localSteps ? [{ provider, label, steps: localSteps }] : [],
)
const choices = programs.map(({ provider, label }) => ({ value: provider, label }))

/** Model servers on the person's own computer, from their presets. */
export function LocalServerMethod() {
  const [provider, setProvider] = useState(choices[0]?.value ?? '')
  const { steps = [] } = programs.find(each => each.provider === provider) ?? {}
  return (
    <div className={classNames(layout.stack4, styles.body)}>
      <p>
        {t('The model runs on this computer. It is free and sends nothing. A good laptop runs a small model well.')}
      </p>
      <RadioChoice legend={t('Which program?')} value={provider} options={choices} onChange={setProvider} />
      <Steps>
        {[
          ...steps.map(localize).map(text => <SetupStep key={text} text={text} />),
          t('Test it here. Your browser may ask if this page may use programs on your computer. Say yes.'),
        ]}
      </Steps>
      <Connecting key={provider} provider={provider} />
    </div>
  )
}

/** One step of a preset: text with `code` and [links](https://…), no other Markdown. */
function SetupStep({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\[[^[\]]+\]\(https:\/\/[^)\s]+\))/).map((part, index) => {
    const link = /^\[([^\]]+)\]\((\S+)\)$/.exec(part)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    if (!link) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <a key={index} href={link[2]} target="_blank" rel="noopener noreferrer">
        {link[1]}
      </a>
    )
  })
}
