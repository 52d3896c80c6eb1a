import { Text } from 'lucide-react'
import layout from '../../components/layout.module.css'
import { msg } from '../../language/message'
import { AnsweredBy } from '../kit/AnsweredBy'
import { EmptyResult } from '../kit/EmptyResult'
import { describeNoReply, Reply } from '../kit/Reply'
import { Result } from '../kit/Result'
import type { NodeView, OutputProps } from '../view'
import type { TextConfig } from './node'

function Output({ config, run }: OutputProps<TextConfig>) {
  const { reply } = run
  if (!reply?.text) {
    const saidNothing = reply && !reply.streaming && reply.ending !== 'stopped' ? describeNoReply(reply) : null
    return (
      <EmptyResult
        art={<BlankLines />}
        status={saidNothing ? 'idle' : run.status}
        busy={msg('The words are on their way…')}
        soon={saidNothing ?? msg('The model’s words will show here.')}
      />
    )
  }
  return (
    <div className={layout.stack2}>
      <Result caption={config.label}>
        <Reply reply={reply} />
      </Result>
      <AnsweredBy answerer={reply} />
    </div>
  )
}

/** Empty lines. */
function BlankLines() {
  return (
    <svg
      aria-hidden="true"
      width="64"
      height="32"
      viewBox="0 0 64 32"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <path d="M4 6h56M4 16h46M4 26h24" strokeDasharray="12 8" />
    </svg>
  )
}

const view: NodeView<TextConfig> = {
  Icon: Text,
  alsoCalled: msg({ message: 'answer reply output chat', context: 'other words that find the card “Text”' }),
  Output,
}

export default view
