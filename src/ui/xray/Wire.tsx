import { useState } from 'react'
import { useStore } from 'zustand'
import { CopyButton } from '../../components/CopyButton'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { useLoaded } from '../../components/use-loaded'
import { t } from '../../language/active'
import type { JsonValue } from '../../model/json'
import type { ModelRequest, WireRequest } from '../../model/language-model'
import { useApp } from '../page/app-context'
import { useResolvedModel } from '../page/models/use-resolved-model'
import { JsonTree } from '../parts/JsonTree'
import styles from './ExactRequest.module.css'
import { type WireLanguage, wireAsCode } from './wire-code'
import { exampleWire, keyVariable, type WireFormat } from './wire-example'

interface WireProps {
  request: ModelRequest
  /** The answering model: `provider/id`. */
  modelId: string
  /** The requested model, where another one answered for it. */
  wanted?: string | undefined
}

/**
 * A request in the wire format of the answering provider; for the demo, which sends nothing, in that of a real model.
 */
export function Wire({ request, modelId, wanted }: WireProps) {
  const model = useResolvedModel(modelId)
  const connection = useStore(useApp().settings, ({ connections }) =>
    connections.find(({ id }) => id === model?.provider),
  )
  if (!model) return null
  const { languageModel, id } = model
  if (!languageModel.wire) return <Example request={request} wanted={wanted} />
  if (id !== request.model) return null
  return (
    <WireSection
      about={t('The same in the format of this provider. Your key is never shown.')}
      wire={languageModel.wire(request)}
      variable={connection ? keyVariable(connection) : 'API_KEY'}
    />
  )
}

const formats: [WireFormat, string][] = [
  ['anthropic', 'Anthropic'],
  ['openai', 'OpenAI'],
]

function Example({ request, wanted }: Pick<WireProps, 'request' | 'wanted'>) {
  const [format, setFormat] = useState<WireFormat>('anthropic')
  const example = useLoaded(() => exampleWire(request, format, wanted), [request, format, wanted])
  if (!example) return null
  return (
    <WireSection
      about={t('The demo is in the page and sends nothing. A real model would get this.')}
      wire={example.wire}
      variable={example.keyVariable}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own. */}
      <div role="group" aria-label={t('Format')} className={classNames(layout.smallButtons, styles.formats)}>
        {formats.map(([id, label]) => (
          <button key={id} type="button" aria-pressed={id === format} onClick={() => setFormat(id)}>
            {label}
          </button>
        ))}
      </div>
    </WireSection>
  )
}

const languages: [WireLanguage, string][] = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
  ['python', 'Python'],
]

interface WireSectionProps {
  about: string
  wire: WireRequest
  /** Placeholder for the environment variable of the key in code. */
  variable: string
  children?: React.ReactNode
}

function WireSection({ about, wire, variable, children }: WireSectionProps) {
  return (
    <section aria-label={t('On the wire')} className={layout.stack1}>
      <header className={classNames(layout.row2, layout.between)}>
        <h3 className={layout.medium}>{t('On the wire')}</h3>
        {children}
      </header>
      <p className={layout.hint}>{about}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own. */}
      <div
        role="group"
        aria-label={t('Copy as')}
        className={classNames(layout.cluster1, layout.hint, layout.smallButtons)}
      >
        <span>{t('Copy as')}</span>
        <CopyButton
          subject={t('as {format}', { format: 'JSON' })}
          label="JSON"
          text={() => JSON.stringify(wire, null, 2)}
        />
        {languages.map(([language, word]) => (
          <CopyButton
            key={language}
            subject={t('as {format}', { format: word })}
            label={word}
            text={() => wireAsCode(wire, language, variable)}
          />
        ))}
      </div>
      <JsonTree value={wire as unknown as JsonValue} openLevels={1} />
    </section>
  )
}
