import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Prose } from '../../components/Prose'
import styles from '../../components/prose.module.css'
import { localize, t } from '../../language/active'
import { describeEnding } from '../../model/answer-ending'
import type { OutputProps, NodeReply as ReplyRun } from '../view'
import { AnswerTokens } from './AnswerTokens'

/** A model's reply as Markdown, also while it streams; its tokens where their chances are known. An incomplete one has a notice. */
export function Reply({ reply, onContinue }: { reply: ReplyRun } & Pick<OutputProps, 'onContinue'>) {
  const { text, streaming, tokens } = reply
  const end = streaming ? null : describeReplyEnd(reply)
  return (
    <div
      translate="no"
      className={classNames(layout.shrink, layout.breakWords, styles.reply)}
      data-streaming={streaming || undefined}
    >
      {tokens && !streaming ? (
        <AnswerTokens answer={reply} onContinue={onContinue} />
      ) : (
        <Prose text={text} isGrowing={streaming} />
      )}
      {end && <p className={classNames(layout.hint, styles.cut)}>{end}</p>}
    </div>
  )
}

/** The notice on the ending of a reply; null for a complete one. */
export function describeReplyEnd({ ending, text, tokenLimit, callsCut }: ReplyRun): string | null {
  const words = ending && describeEnding({ ending, text, tokenLimit, called: callsCut ?? [] })
  return words ? localize(words) : null
}

/** Shown for a finished reply without text. */
export function describeNoReply(reply: ReplyRun): string {
  const end = describeReplyEnd(reply)
  if (end !== null) return end
  return reply.toolsRun
    ? t('The model used its tools and said nothing.')
    : t('The model gave an empty answer: no words and no tools.')
}
