import { msg } from '../../language/message'
import type { TruncatedContext } from '../../model/events'
import { type Message, ModelError } from '../../model/language-model'
import { SharedList } from '../../model/shared-list'
import type { AssembledContext } from './transcript'

const CHARACTERS_PER_TOKEN = 4
const IMAGE_TOKENS = 85

const tokensOf = (text: string) => Math.ceil([...text].length / CHARACTERS_PER_TOKEN)

/** A context within a window, and what was left out of it. */
export interface FittedContext {
  context: AssembledContext
  truncated?: TruncatedContext
}

/**
 * Fits a context into a window of so many tokens, estimated by characters. System prompt and tools stay; the oldest messages
 * are left out, and the oldest that stays is cut at a word.
 * @throws ModelError when system prompt and tools alone do not fit.
 */
export function fitWindow(context: AssembledContext, window: number): FittedContext {
  const { transcript, offered } = context
  const fixed = [
    ...transcript.system.toArray().map(({ text }) => text),
    ...offered.map(({ tool }) => tool.name + tool.description + JSON.stringify(tool.inputSchema)),
  ].reduce((sum, text) => sum + tokensOf(text), 0)
  let left = window - fixed
  if (left < 1) {
    throw new ModelError(
      'too_long',
      msg(
        'Its window holds {window, plural, one {# piece} other {# pieces}}, and the system prompt and the tools alone are {fixed}. Make them shorter, or the window larger.',
        { window, fixed },
      ),
    )
  }
  const messages = transcript.messages.toArray()
  const parts = transcript.parts.toArray()
  const kept: Message[] = []
  const out: { nodeId: string; text: string }[] = []
  let first = messages.length
  while (first > 0) {
    const message = messages[first - 1] as Message
    const size = sizeOf(message)
    if (size > left) {
      const rest = tailOf(message, left)
      if (rest) {
        kept.unshift(rest.message)
        out.unshift({ nodeId: parts[first - 1]?.nodeId ?? '', text: rest.cut })
        first--
      }
      break
    }
    left -= size
    kept.unshift(message)
    first--
  }
  // A result without its call is refused by every provider.
  while (first < messages.length - 1 && kept[0]?.role === 'tool') {
    kept.shift()
    first++
  }
  const gone = messages
    .slice(0, first)
    .map((message, index) => ({ nodeId: parts[index]?.nodeId ?? '', text: textOf(message) }))
  const lost = [...gone, ...out]
  if (lost.length === 0) return { context }
  return {
    context: {
      offered,
      transcript: {
        system: transcript.system,
        messages: SharedList.of(kept),
        parts: SharedList.of(parts.slice(first)),
      },
    },
    truncated: {
      window,
      tokens: lost.reduce((sum, { text }) => sum + tokensOf(text), 0),
      parts: lost,
      messages: messages.slice(0, lost.length),
      origins: parts.slice(0, lost.length),
      ...(out.length > 0 && { isCut: true }),
    },
  }
}

function sizeOf(message: Message): number {
  const images = message.role === 'user' ? message.content.filter(({ type }) => type === 'image').length : 0
  return tokensOf(textOf(message)) + images * IMAGE_TOKENS
}

function textOf(message: Message): string {
  if (message.role === 'user')
    return message.content.flatMap(part => (part.type === 'text' ? part.text : [])).join('\n\n')
  const calls = message.role === 'assistant' && message.toolCalls ? JSON.stringify(message.toolCalls) : ''
  return message.content + calls
}

/** The end of a message, at a word; undefined where nothing of it fits, or half of it would make no sense. */
function tailOf(message: Message, tokens: number): { message: Message; cut: string } | undefined {
  if (message.role === 'tool' || (message.role === 'assistant' && message.toolCalls)) return undefined
  if (message.role === 'user' && message.content.some(({ type }) => type === 'image')) return undefined
  const text = textOf(message)
  const words = text.match(/\S+\s*/g) ?? []
  let tail = ''
  for (const word of words.reverse()) {
    if (tokensOf(word + tail) > tokens) break
    tail = word + tail
  }
  if (tail === '') return undefined
  const cut = text.slice(0, text.length - tail.length).trim()
  return {
    cut,
    message:
      message.role === 'user'
        ? { role: 'user', content: [{ type: 'text', text: tail }] }
        : { ...message, content: tail },
  }
}
