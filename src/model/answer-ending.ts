import { joinTexts } from '../language/localized-error'
import { type MessageDescriptor, msg } from '../language/message'
import { englishMessages } from '../language/messages'

/** All answer endings. */
export const answerEndings = [
  /** The model finished. */
  'complete',
  /** It ended with tool calls, and expects their results. */
  'tool-calls',
  /** It reached the token limit. */
  'token-limit',
  /** The model or its provider refused to continue. */
  'refused',
  /** A person stopped the run. */
  'stopped',
  /** The stream ended prematurely. */
  'connection-cut',
  /** It still called tools in the last permitted round. */
  'rounds-used-up',
  /** Unknown. */
  'unknown',
] as const

/** How a model's answer ended. The only type for it, from the wire to the UI. */
export type AnswerEnding = (typeof answerEndings)[number]

/** The token limit that ended an answer. */
export interface TokenLimit {
  /** Tokens that the request permitted. */
  limit: number
  /** A sufficient limit, up to the model's maximum; null where a higher limit would not help. */
  raiseTo: number | null
}

/** Whether an answer with this ending is known to be complete. */
export function isWhole(ending: AnswerEnding): boolean {
  return ending === 'complete' || ending === 'tool-calls'
}

/** The ending of an answer from the wire's stop reason and its calls: the calls decide whether there were any. */
export function endingOf(reported: AnswerEnding, toolCalls: readonly unknown[], isLastRound: boolean): AnswerEnding {
  if (reported !== 'complete' && reported !== 'tool-calls') return reported
  if (toolCalls.length > 0) return isLastRound ? 'rounds-used-up' : 'tool-calls'
  return reported === 'tool-calls' ? 'unknown' : 'complete'
}

/** Details of an answer's ending. */
export interface EndedAnswer {
  ending: AnswerEnding
  text: string
  tokenLimit?: TokenLimit | undefined
  /** Names of the tools that it called. */
  called?: readonly string[]
}

/** Maximum of rounds of one inference. */
export const MAX_ROUNDS = 10

/** A sentence on the ending of an answer in English, for the next model. Null for a complete answer. */
export function englishEnding(answer: EndedAnswer): string | null {
  const words = describeEnding(answer)
  return words && englishMessages.localize(words)
}

/** A sentence on the ending of an answer. Null for a complete answer. */
export function describeEnding({ ending, text, tokenLimit, called = [] }: EndedAnswer): MessageDescriptor | null {
  const hasWords = text.trim() !== ''
  const withLimit = (words: MessageDescriptor) =>
    tokenLimit
      ? joinTexts(
          [words, msg('Its limit was {count, plural, one {# token} other {# tokens}}.', { count: tokenLimit.limit })],
          ' ',
        )
      : words
  switch (ending) {
    case 'complete':
    case 'tool-calls':
      return null
    case 'token-limit':
      if (called.length > 0) {
        const names = [...new Set(called)].join(', ')
        return withLimit(msg('The answer ran out of tokens while it called {names}, so that was not run.', { names }))
      }
      return withLimit(
        hasWords
          ? msg('The answer ran out of tokens, and stops here.')
          : msg('The answer ran out of tokens before a word came.'),
      )
    case 'refused':
      return hasWords
        ? msg('The model, or the service that runs it, refused to say more.')
        : msg('The model, or the service that runs it, refused to answer.')
    case 'stopped':
      return msg('The run was stopped here.')
    case 'connection-cut':
      return hasWords ? msg('The reply was cut off here.') : msg('The connection broke before a word came.')
    case 'rounds-used-up':
      return msg(
        'It was still calling tools, so it was stopped after {count, plural, one {# round} other {# rounds}}.',
        {
          count: MAX_ROUNDS,
        },
      )
    case 'unknown':
      return msg('It is not known how this answer ended. Something may be missing.')
  }
}
