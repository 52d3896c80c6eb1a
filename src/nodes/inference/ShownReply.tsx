import { EmptyResult } from '../kit/EmptyResult'
import { describeNoReply, Reply } from '../kit/Reply'
import { Result } from '../kit/Result'
import type { NodeReply, NodeRun, OutputProps } from '../view'

interface ShownReplyProps extends Pick<OutputProps, 'onContinue'> {
  reply: NodeReply
  status: NodeRun['status']
}

/** A model's reply. */
export function ShownReply({ reply, status, onContinue }: ShownReplyProps) {
  return (
    <Result>
      <Reply reply={status === 'stopped' ? withoutEnding(reply) : reply} onContinue={onContinue} />
    </Result>
  )
}

/** The person who stopped it needs no notice. */
function withoutEnding({ ending: _, ...reply }: NodeReply): NodeReply {
  return reply
}

/** Shown for a finished reply without text. */
export function NoReply({ reply }: { reply: NodeReply }) {
  return <EmptyResult art={null} status="idle" busy="" soon={describeNoReply(reply)} />
}
