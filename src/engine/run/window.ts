import { msg } from '../../language/message'
import type { TruncatedContext } from '../../model/events'
import { type Message, ModelError } from '../../model/language-model'
import type { OfferedTool } from '../tools/offered-tools'
import type { Transcript, Turn } from './conversation'

const CHARACTERS_PER_TOKEN = 4
const IMAGE_TOKENS = 85

const tokensOf = (text: string) => Math.ceil([...text].length / CHARACTERS_PER_TOKEN)

/** A transcript within a window, and what was left out of it. */
interface FittedTranscript {
  transcript: Transcript
  truncated?: TruncatedContext
}

/**
 * Fits a transcript into a window of so many tokens, estimated by characters. System prompt and tools stay; the oldest messages
 * are left out, and the oldest that stays is cut at a word.
 * @throws ModelError when system prompt and tools alone do not fit.
 */
export function fitWindow(transcript: Transcript, offered: readonly OfferedTool[], window: number): FittedTranscript {
  const { system, turns } = transcript
  const fixed = [
    ...system.map(({ text }) => text),
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
  // From here on the turns stay whole.
  let first = turns.length
  for (; first > 0; first--) {
    const size = sizeOf((turns[first - 1] as Turn).message)
    if (size > left) break
    left -= size
  }
  const split = turns[first - 1]
  const rest = split && tailOf(split.message, left)
  const kept: Turn[] = [...(rest ? [{ ...split, message: rest.message }] : []), ...turns.slice(first)]
  if (rest) first--
  // A result without its call is refused by every provider.
  while (kept.length > 1 && kept[0]?.message.role === 'tool') {
    kept.shift()
    first++
  }
  const parts = [
    ...turns.slice(0, first).map(({ nodeId, message }) => ({ nodeId, text: textOf(message) })),
    ...(rest ? [{ nodeId: split.nodeId, text: rest.cut }] : []),
  ]
  if (parts.length === 0) return { transcript }
  const tokens = parts.reduce((sum, { text }) => sum + tokensOf(text), 0)
  return { transcript: { system, turns: kept }, truncated: { window, tokens, parts } }
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
