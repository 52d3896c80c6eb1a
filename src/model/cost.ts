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

/** The length of messages: characters of text, and images. */
interface MessagesSize {
  characters: number
  images: number
}

const noMessages: MessagesSize = { characters: 0, images: 0 }

/** An estimate by characters, for providers that report no tokens. */
export function estimateTokenUsage(
  { system, tools, messages }: Pick<ModelRequest, 'system' | 'tools' | 'messages'>,
  answer: string,
): TokenUsage {
  const { characters, images } = sizeOf(messages)
  const toolsLength = tools.length > 0 ? JSON.stringify(tools).length : 0
  return {
    input: Math.ceil((system.length + characters + toolsLength) / CHARACTERS_PER_TOKEN) + images * TOKENS_PER_IMAGE,
    output: tokensOf(answer),
    estimated: true,
  }
}

/** An estimate of the tokens of a text. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN)
}

/** The length of messages. */
function sizeOf(messages: readonly Message[]): MessagesSize {
  return messages.reduce(addSize, noMessages)
}

function addSize({ characters, images }: MessagesSize, message: Message): MessagesSize {
  const shown = message.role === 'user' ? message.content.filter(part => part.type === 'image').length : 0
  return { characters: characters + charactersOf(message), images: images + shown }
}

function charactersOf(message: Message): number {
  if (message.role === 'user')
    return message.content.reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : 0), 0)
  if (message.role === 'tool') return message.content.length
  return message.content.length + (message.toolCalls ? JSON.stringify(message.toolCalls).length : 0)
}
