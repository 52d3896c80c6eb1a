import { MonitorDown } from 'lucide-react'
import { Preformatted } from '../../components/Preformatted'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { EmptyResult } from '../kit/EmptyResult'
import { Result } from '../kit/Result'
import type { NodeView, OutputProps } from '../view'
import type { ConsoleConfig } from './node'

function Output({ config, run }: OutputProps<ConsoleConfig>) {
  if (typeof run.output === 'string') {
    return (
      <Result caption={config.label}>
        <Preformatted text={config.prefix + run.output} />
      </Result>
    )
  }
  return (
    <EmptyResult art={<Screen />} status={run.status} busy={t('Waiting for something to print…')}>
      {t('What is printed will show here.')}
    </EmptyResult>
  )
}

/** An empty screen. */
function Screen() {
  return (
    <Sketch strokeLinejoin="round">
      <rect x="10" y="2" width="44" height="26" rx="3" fill="currentColor" fillOpacity="0.15" />
      <path d="M18 12h22M18 19h14" strokeDasharray="5 5" strokeLinecap="round" />
      <path d="M24 34h16" strokeLinecap="round" />
    </Sketch>
  )
}

const view: NodeView<ConsoleConfig> = {
  Icon: MonitorDown,
  shelf: 'developer',
  alsoCalled: msg({ message: 'print stdout terminal log', context: 'other words that find the card “Console”' }),
  summary: ({ prefix }) => (prefix.trim() ? t('after “{prefix}”', { prefix: prefix.trim() }) : t('as it comes')),
  Output,
}

export default view
