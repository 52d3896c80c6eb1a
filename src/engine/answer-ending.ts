import type { ToolCall } from './model'

/** Every way in which an answer can end. */
export const answerEndings = [
  /** The model came to its end by itself. */
  'complete',
  /** It ended with calls of tools, and wants their results. */
  'tool-calls',
  /** It ran out of tokens. */
  'token-limit',
  /** The model or its provider refused to go on. */
  'refused',
  /** A person stopped the run. */
  'stopped',
  /** The stream broke off before its end. */
  'connection-cut',
  /** It was still calling tools in the last round that an inference has. */
  'rounds-used-up',
  /** Nothing says how it ended. */
  'unknown',
] as const

/** How a model's answer ended. The one type for it, from the wire to the screen. */
export type AnswerEnding = (typeof answerEndings)[number]

/** The token limit at which an answer ended. */
export interface TokenLimit {
  /** Tokens that the request allowed. */
  limit: number
  /** What would do, up to what the model can give; null where a higher limit would not help. */
  raiseTo: number | null
}

/** Whether an answer with this ending is known to be all that the model wanted to give. */
export function isWhole(ending: AnswerEnding): boolean {
  return ending === 'complete' || ending === 'tool-calls'
}

/** How an answer ended, in the words for it: "token limit". */
export const endingWords: Record<AnswerEnding, string> = {
  complete: 'complete',
  'tool-calls': 'tool calls',
  'token-limit': 'token limit',
  refused: 'refused',
  stopped: 'stopped by a person',
  'connection-cut': 'connection cut',
  'rounds-used-up': 'rounds used up',
  unknown: 'unknown',
}

/** What a wire says of the end of an answer, with what is known of its calls: the calls decide whether there were any. */
export function endingOf(told: AnswerEnding, toolCalls: readonly ToolCall[], isLastRound: boolean): AnswerEnding {
  if (told !== 'complete' && told !== 'tool-calls') return told
  if (toolCalls.length > 0) return isLastRound ? 'rounds-used-up' : 'tool-calls'
  return told === 'tool-calls' ? 'unknown' : 'complete'
}

/** What there is to say of an answer's end. */
export interface EndedAnswer {
  ending: AnswerEnding
  text: string
  tokenLimit?: TokenLimit | undefined
  /** The tools whose calls came with it. */
  called?: readonly string[]
}

/** Rounds of one inference, at most. */
export const MAX_ITERATIONS = 10

/**
 * A sentence on the end of an answer, for people and for the next model. Null where the answer is whole: its words or its
 * calls speak for themselves.
 */
export function sayEnding({ ending, text, tokenLimit, called = [] }: EndedAnswer): string | null {
  const hasWords = text.trim() !== ''
  const limit = tokenLimit ? ` Its limit was ${counted(tokenLimit.limit)}.` : ''
  switch (ending) {
    case 'complete':
    case 'tool-calls':
      return null
    case 'token-limit':
      if (called.length > 0) {
        const names = [...new Set(called)].join(', ')
        return `The answer ran out of tokens while it called ${names}, so that was not run.${limit}`
      }
      return hasWords
        ? `The answer ran out of tokens, and stops here.${limit}`
        : `The answer ran out of tokens before a word came.${limit}`
    case 'refused':
      return hasWords
        ? 'The model, or the service that runs it, refused to say more.'
        : 'The model, or the service that runs it, refused to answer.'
    case 'stopped':
      return 'The run was stopped here.'
    case 'connection-cut':
      return hasWords ? 'The reply was cut off here.' : 'The connection broke before a word came.'
    case 'rounds-used-up':
      return `It was still calling tools, so it was stopped after ${MAX_ITERATIONS} rounds.`
    case 'unknown':
      return 'It is not known how this answer ended. Something may be missing.'
  }
}

function counted(tokens: number): string {
  return `${tokens.toLocaleString('en-US')} ${tokens === 1 ? 'token' : 'tokens'}`
}
