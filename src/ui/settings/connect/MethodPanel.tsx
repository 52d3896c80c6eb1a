import { useState } from 'react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { presetOf } from '../../../providers/connections/preset-of'
import { RadioChoice } from '../RadioChoice'
import styles from './Connect.module.css'
import type { ConnectMethod } from './connect-methods'

interface MethodPanelProps {
  method: ConnectMethod
  /** The link that opened the dialog. */
  link?: string | undefined
}

/** A way to connect a model: what it is, what to do first, and its fields. */
export function MethodPanel({ method: { about, makes, steps, Fields }, link }: MethodPanelProps) {
  const [provider, setProvider] = useState(makes[0] ?? '')
  const toDo = steps(provider)
  return (
    <div className={classNames(layout.stack4, styles.body)}>
      {about !== '' && <p>{about}</p>}
      {makes.length > 1 && (
        <RadioChoice
          legend={t('Which program?')}
          value={provider}
          options={makes.map(value => ({ value, label: presetOf(value)?.connection.label ?? value }))}
          onChange={setProvider}
        />
      )}
      {toDo.length > 0 && (
        <ol className={classNames(layout.stack2, styles.steps)}>
          {toDo.map(text => (
            <li key={text}>
              <Step text={text} />
            </li>
          ))}
        </ol>
      )}
      <Fields key={provider} provider={provider} link={link} />
    </div>
  )
}

/** One step: text with `code` and [links](https://…), no other Markdown. */
function Step({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\[[^[\]]+\]\(https:\/\/[^)\s]+\))/).map((part, index) => {
    const link = /^\[([^\]]+)\]\((\S+)\)$/.exec(part)
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    if (!link) return part
    return (
      <a key={index} href={link[2]} target="_blank" rel="noopener noreferrer">
        {link[1]}
      </a>
    )
  })
}
