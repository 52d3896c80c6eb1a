import { cached } from './cached'
import type { CallCost } from './events'
import type { Message, ModelRequest, ResolvedModel, TokenUsage, Tool } from './language-model'
import type { SharedList } from './shared-list'

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

/** The length of a list of messages; what is known of an earlier part of it is not counted again. */
export function sizeOfShared(messages: SharedList<Message>): MessagesSize {
  return messages.fold(noMessages, addSize)
}

/** An estimate by characters, for providers that report no tokens. */
export function estimateTokenUsage(
  { system, tools }: Pick<ModelRequest, 'system' | 'tools'>,
  { characters, images }: MessagesSize,
  answer: string,
): TokenUsage {
  // As JSON, with the commas between them and the brackets around them.
  const toolsLength = tools.length > 0 ? tools.reduce((sum, tool) => sum + lengthOf(tool) + 1, 1) : 0
  return {
    input: Math.ceil((system.length + characters + toolsLength) / CHARACTERS_PER_TOKEN) + images * TOKENS_PER_IMAGE,
    output: Math.ceil(answer.length / CHARACTERS_PER_TOKEN),
    estimated: true,
  }
}

/** Tools are the same objects in each request. */
const lengthOf = cached((tool: Tool) => JSON.stringify(tool).length)

/** The length of messages. */
export function sizeOf(messages: readonly Message[]): MessagesSize {
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
