import type { Message, TokenUsage } from '../../engine/model'
import type { SentContext } from './sent-context'

/** What one node, or one pipeline that is a tool, takes of the room for a request. */
export interface ContextShare {
  nodeId: string | null
  pipelineId?: string
  /** How many parts of the request it gave. */
  parts: number
  /** About so many. No provider counts by part. */
  tokens: number
  /** Of the whole request, 0 to 1. */
  share: number
}

/** How full a request is, and who fills it. */
export interface ContextUse {
  /** In the order in which they first come: system prompt, tools, messages. */
  shares: ContextShare[]
  /** As the provider counted; estimated from the letters where it did not, or has not yet. */
  tokens: number
  estimated: boolean
}

/** English text has about four letters to a token. */
const LETTERS_PER_TOKEN = 4
/** What an image costs at the sizes that are sent, in tokens. */
const TOKENS_PER_IMAGE = 1000

/**
 * How much of a request each node takes. Its parts are weighed by their letters; where the provider has counted the
 * whole, they share that count.
 */
export function contextUse(context: SentContext, usage?: TokenUsage): ContextUse {
  const shares = new Map<string, ContextShare>()
  const add = (nodeId: string | null, pipelineId: string | undefined, weight: number) => {
    const key = JSON.stringify([nodeId, pipelineId])
    const before = shares.get(key) ?? {
      ...{ nodeId, parts: 0, tokens: 0, share: 0 },
      ...(pipelineId !== undefined && { pipelineId }),
    }
    shares.set(key, { ...before, parts: before.parts + 1, tokens: before.tokens + weight })
  }
  for (const { nodeId, text } of context.system) add(nodeId, undefined, tokensOf(text))
  for (const { nodeId, pipelineId, tool } of context.tools) add(nodeId, pipelineId, tokensOf(JSON.stringify(tool)))
  for (const { nodeId, message } of context.messages) add(nodeId, undefined, tokensOfMessage(message))

  const weights = [...shares.values()]
  const guessed = weights.reduce((sum, { tokens }) => sum + tokens, 0)
  const tokens = usage ? usage.input : Math.round(guessed)
  return {
    shares: weights.map(each => {
      const share = guessed === 0 ? 0 : each.tokens / guessed
      return { ...each, share, tokens: Math.round(share * tokens) }
    }),
    tokens,
    estimated: usage?.estimated ?? usage === undefined,
  }
}

function tokensOf(text: string): number {
  return text.length / LETTERS_PER_TOKEN
}

function tokensOfMessage(message: Message): number {
  if (message.role === 'tool') return tokensOf(message.content)
  if (message.role === 'assistant') {
    const calls = message.toolCalls?.map(call => call.name + JSON.stringify(call.arguments)) ?? []
    return tokensOf(message.content + calls.join(''))
  }
  return message.content.reduce(
    (sum, piece) => sum + (piece.type === 'image' ? TOKENS_PER_IMAGE : tokensOf(piece.text)),
    0,
  )
}

/** "12 %", "under 1 %" */
export function percentInWords(share: number): string {
  const percent = share * 100
  if (percent === 0) return '0 %'
  return percent < 1 ? 'under 1 %' : `${Math.round(percent)} %`
}
