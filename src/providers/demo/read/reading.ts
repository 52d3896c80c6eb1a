import type { ContentPart, Message, ModelRequest, ToolCall } from '../../../engine/model/language-model'
import { readingPack } from '../languages/active'
import { pictures } from '../load-pictures'
import type { Pick } from '../sample'
import type { Language } from './language'
import type { Look } from './look'
import { isNamed, type Mood, moodOfShare, readMood } from './mood'
import { isRating, readNumbers, type SaidNumber } from './numbers'
import { chosenIn, findingsOf } from './results'
import { readScene, type Scene } from './scene'
import { type Token, tokenize } from './words'

/** A tool's answer that came since the person last spoke, with the call that it answers. */
export interface ToolAnswer {
  toolName: string
  content: string
  isError: boolean
  call?: ToolCall
}

/** Where the words that matter were found. */
type TopicSource = 'message' | 'reply' | 'earlier' | 'system' | 'nothing'

/** All that the demo model takes from a request before it decides anything. */
export interface RequestReading {
  request: ModelRequest
  /** The system prompt, without directives to the demo model. */
  system: string
  /** What the person said last. */
  said: string
  /** The text that the answer is about: what was said last, or what it points back to. */
  topic: string
  topicFrom: TopicSource
  tokens: Token[]
  language: Language
  mood: Mood
  scene: Scene
  numbers: SaidNumber[]
  /** Pictures in the last message. */
  looks: Look[]
  /** Tool results since the last message. */
  answers: ToolAnswer[]
  pick: Pick
}

/** The text of a message of any role. */
export const textOf = (content: string | readonly ContentPart[]): string =>
  typeof content === 'string' ? content : content.flatMap(part => (part.type === 'text' ? [part.text] : [])).join('\n')

/** Reads a request once; everything else works on the result. */
export function readRequest(request: ModelRequest, system: string, language: Language, pick: Pick): RequestReading {
  const lastUser = request.messages.findLastIndex(({ role }) => role === 'user')
  const last = request.messages[lastUser]
  const said = last ? textOf(last.content) : ''
  const looks =
    last?.role === 'user'
      ? last.content.flatMap(part => (part.type === 'image' ? [pictures().lookAt(part.mediaType, part.data)] : []))
      : []
  const answers = answersSince(request.messages, lastUser)
  const found = findTopic(request.messages, lastUser, said, system, looks.length > 0)
  const { topicFrom } = found
  const topic = withAnswers(found.topic, answers)
  const tokens = tokenize(topic)
  const mood = readMood(topic, language)
  const numbers = readNumbers(topic)
  const rating = numbers.find(isRating)
  return {
    request,
    system,
    said,
    topic,
    topicFrom,
    tokens,
    language,
    // A mark that is given says more than words that only hint at a feeling.
    mood: rating?.share !== undefined && !isNamed(mood) ? moodOfShare(rating.share, rating.words) : mood,
    scene: readScene(tokens),
    numbers,
    looks,
    answers,
    pick,
  }
}

/** The same reading, of another topic. */
export function about(reading: RequestReading, topic: string): RequestReading {
  const tokens = tokenize(topic)
  return { ...reading, topic, tokens, mood: readMood(topic, reading.language), scene: readScene(tokens), numbers: [] }
}

/** Whether a message has no subject of its own. */
const pointsBack = (text: string) => readingPack().reading.pointsBack.test(readingPack().fold(text))

function findTopic(
  messages: readonly Message[],
  lastUser: number,
  said: string,
  system: string,
  hasPicture: boolean,
): { topic: string; topicFrom: TopicSource } {
  if (said.trim() && !pointsBack(said)) return { topic: said, topicFrom: 'message' }
  if (hasPicture) return { topic: '', topicFrom: 'message' }
  const earlier = messages.slice(0, Math.max(0, lastUser))
  const asked = earlier.findLast(message => message.role === 'user' && !pointsBack(textOf(message.content)))
  const replied = earlier.findLast(message => message.role === 'assistant' && message.content.trim())
  const question = asked ? textOf(asked.content) : ''
  // What was asked first names the thing; the reply to it only paints it.
  if (question.trim()) return { topic: question, topicFrom: 'earlier' }
  if (replied) return { topic: textOf(replied.content), topicFrom: 'reply' }
  return system.trim() ? { topic: '', topicFrom: 'system' } : { topic: '', topicFrom: 'nothing' }
}

function answersSince(messages: readonly Message[], lastUser: number): ToolAnswer[] {
  const since = messages.slice(lastUser + 1)
  const calls = since.flatMap(message => (message.role === 'assistant' ? (message.toolCalls ?? []) : []))
  return since.flatMap(message => {
    if (message.role !== 'tool') return []
    const call = calls.find(({ id }) => id === message.callId)
    return [
      {
        toolName: message.toolName,
        content: message.content,
        isError: message.isError ?? false,
        ...(call && { call }),
      },
    ]
  })
}

/** What the person chose takes the place of what they could choose from; what a tool found out is added. */
function withAnswers(topic: string, answers: readonly ToolAnswer[]): string {
  const chosen = answers.flatMap(answer => chosenIn(answer) ?? [])
  return [chosen.length > 0 ? chosen.join(', ') : topic, findingsOf(answers)].filter(Boolean).join('\n')
}
