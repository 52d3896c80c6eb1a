import { activeMessages, t } from '../../language/active'
import type { Message, TokenUsage } from '../../model/language-model'
import type { SentContext } from '../page/runs/sent-context'

/** The share of one node, or one pipeline that is a tool, of the context window. */
export interface ContextShare {
  nodeId: string | null
  pipelineId?: string
  /** Share of the request, 0 to 1. */
  share: number
}

/** Size of a request, by node. */
export interface ContextUse {
  /** In the order of the request: system prompt, tools, messages. */
  shares: ContextShare[]
  /** Counted by the provider; estimated from characters where it did not, or has not yet. */
  tokens: number
}

/** English text has about four characters per token. */
const LETTERS_PER_TOKEN = 4
/** Estimated tokens of an image at the sizes that are sent. */
const TOKENS_PER_IMAGE = 1000

/** Token usage of a request by node. Parts are weighted by their characters: providers count whole requests only. */
export function contextUse(context: SentContext, usage?: TokenUsage): ContextUse {
  const weights = new Map<string, number>()
  const add = (nodeId: string | null, pipelineId: string | undefined, weight: number) => {
    const key = JSON.stringify({ nodeId, pipelineId })
    weights.set(key, (weights.get(key) ?? 0) + weight)
  }
  for (const { nodeId, text } of context.system) add(nodeId, undefined, tokensOf(text))
  for (const { nodeId, pipelineId, tool } of context.tools) add(nodeId, pipelineId, tokensOf(JSON.stringify(tool)))
  for (const { nodeId, message } of context.messages) add(nodeId, undefined, tokensOfMessage(message))
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return {
    shares: [...weights].map(([key, weight]) => ({ ...JSON.parse(key), share: all === 0 ? 0 : weight / all })),
    tokens: usage ? usage.input : Math.round(all),
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

/** "12%", "under 1%" */
export function formatPercent(share: number): string {
  return share > 0 && share < 0.01
    ? t('under {share, number, percent}', { share: 0.01 })
    : activeMessages().number(share, { style: 'percent' })
}
