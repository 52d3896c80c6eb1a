import { Wrench } from 'lucide-react'
import layout from '../../components/layout.module.css'
import { Sketch } from '../../components/Sketch'
import { AnyValue } from '../../components/Structured'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { JsonValue } from '../../model/json'
import type { ToolStepConfig } from '../../model/tool-step'
import { workView } from '../kit/outputs'
import type { NodeView } from '../view'
import { InputField, ToolField } from './ToolField'

function whatComes({ tool, reasoning }: ToolStepConfig): string {
  if (tool.kind === 'none') return t('What the model makes of it will show here.')
  return reasoning.enabled
    ? t('What the tool gives will show here, and what the model makes of it.')
    : t('What the tool gives will show here.')
}

function Part({ title, value }: { title: string; value: JsonValue | undefined }) {
  if (value === undefined) return null
  return (
    <section className={layout.stack1}>
      <h4 className={layout.hint}>{title}</h4>
      <AnyValue value={value} />
    </section>
  )
}

/** A step. */
function BlankStep() {
  return (
    <Sketch>
      <rect x="4" y="10" width="20" height="16" rx="4" fill="currentColor" fillOpacity="0.15" />
      <path d="M28 18h10m-4-4 4 4-4 4" strokeDasharray="3 3" />
      <circle cx="51" cy="18" r="9" strokeDasharray="3 4" />
    </Sketch>
  )
}

function calledBy({ kind, id, name }: ToolStepConfig['tool'], reasons: boolean): string {
  const called = name || id
  if (kind === 'none') return reasons ? t('asks a model') : t('does nothing yet')
  if (kind === 'code') return reasons ? t('runs its own code, then asks a model') : t('runs its own code')
  if (!called) return reasons ? t('calls nothing yet, then asks a model') : t('calls nothing yet')
  return reasons ? t('calls {tool}, then asks a model', { tool: called }) : t('calls {tool}', { tool: called })
}

const view: NodeView<ToolStepConfig> = {
  Icon: Wrench,
  shelf: 'developer',
  alsoCalled: msg({ message: 'function call api step', context: 'other words that find the card “Tool step”' }),
  summary: ({ tool, reasoning }) => calledBy(tool, reasoning.enabled),
  controls: { tool: ToolField, inputMapping: InputField },
  ...workView({
    read: ({ output, reasoning }) =>
      output === undefined && reasoning === undefined ? undefined : { output, reasoning },
    draw: ({ output, reasoning }) => (
      <>
        <Part title={t('The tool gave')} value={output} />
        <Part
          title={output === undefined ? t('The model made this') : t('What the model made of it')}
          value={reasoning}
        />
      </>
    ),
    empty: (config: ToolStepConfig) => ({
      art: <BlankStep />,
      soon: whatComes(config),
      busy: msg('The step is running…'),
    }),
  }),
}

export default view
