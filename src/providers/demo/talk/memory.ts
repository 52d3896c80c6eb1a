const NAME_GIVEN = [
  /\b(?:my name is|my name['’]s|call me|i am called|ich heiße|ich bin|mein name ist|je m['’]appelle|me llamo|mi nombre es) (\p{L}[\p{L}'-]*)/giu,
  /\b(?:I am|I['’]m) (\p{Lu}\p{Ll}[\p{L}'-]*)/gu,
]
const NAME_ASKED =
  /\b(?:what(?:['’]s| is) my name|who am i|do you (?:know|remember) (?:my name|me|who i am)|wie heiße ich|comment je m['’]appelle|cómo me llamo)\b/i
const FACT_ASKED = /\b(?:what|who|where|which|when)(?:['’]s| is| are| was) my (\p{L}[\p{L} ]{0,40}?)\s*\?*$/iu
const FIRST_ASKED = /\bwhat (?:did i (?:say|ask|write|tell you)|was my) (first|last|before|earlier)/i

/** A capital does not make a name: "I am Tired". */
const NO_NAMES =
  /^(?:a|an|the|not|so|very|sad|happy|tired|angry|here|sorry|fine|ok|müde|traurig|glücklich|from|in|feeling)$/i

/** The name that a person gave in any of these texts; the newest counts. */
export function nameIn(texts: readonly string[]): string | null {
  for (const text of [...texts].reverse()) {
    for (const pattern of NAME_GIVEN) {
      const name = [...text.matchAll(pattern)].at(-1)?.[1]
      if (name && !NO_NAMES.test(name)) return name.charAt(0).toUpperCase() + name.slice(1)
    }
  }
  return null
}

/**
 * Answers questions about the conversation from earlier messages, or says that the answer is not there. Null for other
 * questions. A model's only memory is the messages that it is sent.
 */
export function answerFromMemory(said: string, earlier: readonly string[]): string | null {
  if (NAME_ASKED.test(said)) {
    const name = nameIn([...earlier, said])
    return name
      ? `Your name is ${name}. You told me in this conversation, and I was sent all of it again.`
      : 'I do not know your name. It is nowhere in what I was sent, and that is all the memory I have.'
  }
  const asked = FIRST_ASKED.exec(said)?.[1]
  if (asked) {
    const found = asked === 'first' ? earlier[0] : earlier.at(-1)
    return found
      ? `You said: “${found.trim().slice(0, 200)}”`
      : 'I cannot see anything that you said before this. What I am not sent, I cannot know.'
  }
  const thing = FACT_ASKED.exec(said)?.[1]?.trim()
  if (!thing || /^(?:name|mood)$/i.test(thing)) return null
  const statement = new RegExp(
    `\\bmy ${thing} (?:is|are|was|lives? in|['’]s) (?:called |named )?([^.,!?\\n]{1,80})`,
    'iu',
  )
  const fact = [...earlier]
    .reverse()
    .map(text => statement.exec(text)?.[1]?.trim())
    .find(Boolean)
  return fact
    ? `Your ${thing} is ${fact}. You told me earlier in this conversation.`
    : `I do not know your ${thing}. It is nowhere in what I was sent.`
}

/** A name in this message, for a greeting. */
export const introduces = (said: string): string | null => nameIn([said])
