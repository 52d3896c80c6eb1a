import type { CallCost } from './events'
import type { Message, ModelRequest, ResolvedModel, TokenUsage } from './language-model'

const MILLION = 1_000_000
const CHARACTERS_PER_TOKEN = 4
/** Estimated tokens of an image when the provider does not report them. */
const TOKENS_PER_IMAGE = 800

/** The cost of a call; null where the price is unknown. */
export function costOf(usage: TokenUsage, price: ResolvedModel['price']): CallCost | null {
  if (!price) return null
  if (price === 'free') return { input: 0, output: 0, total: 0 }
  const input = (usage.input * price.inputPerMillion) / MILLION
  const output = (usage.output * price.outputPerMillion) / MILLION
  return { input, output, total: input + output }
}

/** Sums up costs. One unknown cost makes the sum unknown. */
export function addCosts(a: CallCost | null, b: CallCost | null): CallCost | null {
  return a && b && { input: a.input + b.input, output: a.output + b.output, total: a.total + b.total }
}

/** An estimate by characters, for providers that report no tokens. */
export function estimateTokenUsage(request: ModelRequest, answer: string): TokenUsage {
  let characters = request.system.length
  let images = 0
  for (const message of request.messages) {
    characters += charactersOf(message)
    if (message.role === 'user') images += message.content.filter(part => part.type === 'image').length
  }
  if (request.tools.length > 0) characters += JSON.stringify(request.tools).length
  return {
    input: Math.ceil(characters / CHARACTERS_PER_TOKEN) + images * TOKENS_PER_IMAGE,
    output: Math.ceil(answer.length / CHARACTERS_PER_TOKEN),
    estimated: true,
  }
}

function charactersOf(message: Message): number {
  if (message.role === 'user')
    return message.content.reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : 0), 0)
  if (message.role === 'tool') return message.content.length
  return message.content.length + (message.toolCalls ? JSON.stringify(message.toolCalls).length : 0)
}
