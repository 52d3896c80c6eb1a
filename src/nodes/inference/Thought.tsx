import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { isDemo } from '../kit/AnsweredBy'
import type { NodeReply } from '../view'
import styles from './view.module.css'

/** English text has about four characters to a token; for thoughts that are not counted yet. */
const CHARACTERS_PER_TOKEN = 4

/** What the model thought before it answered, folded: it is no part of the answer. */
export function Thought({ reply }: { reply: NodeReply }) {
  const { reasoning = '', reasoningTokens, answeredBy } = reply
  const tokens = reasoningTokens ?? Math.ceil(reasoning.length / CHARACTERS_PER_TOKEN)
  if (tokens === 0) return null
  return (
    <details className={classNames(layout.hint, styles.thought)}>
      <summary>
        {isDemo(reply)
          ? t('Its notes')
          : t('Notes to itself · {tokens, plural, one {# token} other {# tokens}}', { tokens })}
      </summary>
      <p dir="auto">{reasoning.trim() || t('{model} does not show its notes.', { model: answeredBy })}</p>
    </details>
  )
}
