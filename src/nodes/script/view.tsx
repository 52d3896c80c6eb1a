import { SquareTerminal } from 'lucide-react'
import { Preformatted } from '../../components/Preformatted'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { EmptyResult } from '../kit/EmptyResult'
import { Result } from '../kit/Result'
import type { NodeView, OutputProps } from '../view'
import type { ScriptConfig } from './node'

function Output({ config, run }: OutputProps<ScriptConfig>) {
  if (typeof run.output === 'string' && run.output !== '') {
    return (
      <Result caption={config.label}>
        <Preformatted text={run.output} />
      </Result>
    )
  }
  return (
    <EmptyResult art={<Prompt />} status={run.status} busy={t('The command is running…')}>
      {t('What the command prints will show here.')}
    </EmptyResult>
  )
}

/** An empty prompt. */
function Prompt() {
  return (
    <Sketch width={64} height={32} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 8l8 8-8 8" />
      <path d="M26 24h28" strokeDasharray="6 6" />
    </Sketch>
  )
}

const view: NodeView<ScriptConfig> = {
  Icon: SquareTerminal,
  shelf: 'developer',
  alsoCalled: msg({ message: 'code bash shell command program', context: 'other words that find the card “Script”' }),
  summary: ({ cmd }) => cmd.trim().split('\n')[0] || t('no command yet'),
  Output,
}

export default view
