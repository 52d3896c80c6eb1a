import { tell } from '../languages/active'
import { talkingRules, talks } from './rules'

/** The name that a person gave in any of these texts; the newest counts. */
function nameIn(texts: readonly string[]): string | null {
  for (const text of [...texts].reverse()) {
    for (const { names } of talkingRules()) {
      for (const pattern of names.given) {
        const name = [...text.matchAll(pattern)].at(-1)?.[1]
        if (name && !names.none.test(name)) return name.charAt(0).toUpperCase() + name.slice(1)
      }
    }
  }
  return null
}

/**
 * Answers questions about the conversation from earlier messages, or says that the answer is not there. Null for other
 * questions. A model's only memory is the messages that it is sent.
 */
export function answerFromMemory(said: string, earlier: readonly string[]): string | null {
  if (talks(said, ({ names }) => names.asked)) {
    const name = nameIn([...earlier, said])
    return name
      ? tell('Your name is {name}. You told me in this conversation, and I was sent all of it again.', { name })
      : tell('I do not know your name. It is nowhere in what I was sent, and that is all the memory I have.')
  }
  for (const rules of talkingRules()) {
    const asked = rules.said.asked.exec(said)?.[1]
    if (asked) return whatWasSaid(rules.said.first.test(asked) ? earlier[0] : earlier.at(-1))
    const thing = rules.fact.asked.exec(said)?.[1]?.trim()
    if (thing && !rules.fact.none.test(thing)) return factOf(thing, rules.fact.statement, earlier)
  }
  return null
}

const whatWasSaid = (text: string | undefined) =>
  text
    ? tell('You said: “{text}”', { text: text.trim().slice(0, 200) })
    : tell('I cannot see anything that you said before this. What I am not sent, I cannot know.')

function factOf(thing: string, statementOf: string, earlier: readonly string[]): string {
  const statement = new RegExp(statementOf.replace('$thing', thing), 'iu')
  const fact = [...earlier]
    .reverse()
    .map(text => statement.exec(text)?.[1]?.trim())
    .find(Boolean)
  return fact
    ? tell('Your {thing} is {fact}. You told me earlier in this conversation.', { thing, fact })
    : tell('I do not know your {thing}. It is nowhere in what I was sent.', { thing })
}

/** A name in this message, for a greeting. */
export const introduces = (said: string): string | null => nameIn([said])
