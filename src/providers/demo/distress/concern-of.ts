import { matches } from '../languages/active'
import { type RequestReading, textOf } from '../read/reading'
import { chosenIn } from '../read/results'
import { talk } from '../talk/load-talk'
import { type Concern, concernIn, isOwnReply } from './distress'

/**
 * The concern of what a request is about: of all that the person said since the last reply, and of all before it where
 * the newest message has no subject of its own ("show that"). A system prompt counts as far as it speaks for its writer.
 */
export function concernOf(reading: RequestReading): Concern | null {
  const { request, system, answers } = reading
  const { messages } = request
  const lastReply = messages.findLastIndex(message => message.role === 'assistant' && !message.toolCalls?.length)
  const messagesOfUser = messages.flatMap((message, at) =>
    message.role === 'user' ? [{ text: textOf(message.content), isNew: at > lastReply }] : [],
  )
  const now = messagesOfUser.filter(({ isNew }) => isNew).map(({ text }) => text)
  // What a person chose in a survey is theirs; what a tool found out is not.
  const chosen = answers.flatMap(answer => chosenIn(answer) ?? [])
  const found = concernAmong([...now, ...chosen, ...sentencesOf(system)])
  if (found || hasOwnSubject(reading)) return found
  return concernAmong(messagesOfUser.map(({ text }) => text))
}

function concernAmong(texts: readonly string[]): Concern | null {
  for (const text of texts) {
    const concern = isOwnReply(text) ? ({ kind: 'distress', language: 'en' } as const) : concernIn(text)
    if (concern) return concern
  }
  return null
}

const sentencesOf = (system: string) =>
  system
    .slice(0, 4000)
    .split(/(?<=[.!?؟\n])\s+/)
    .filter(sentence => !matches(sentence, rules => rules.instructs))

function hasOwnSubject({ topicFrom, said, scene, mood, numbers }: RequestReading): boolean {
  if (topicFrom !== 'message') return false
  return scene.things.length + scene.colours.length + mood.felt.length + numbers.length > 0 || talk().isSmallTalk(said)
}
