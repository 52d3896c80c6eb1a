const ASKED =
  /\bhow many (?:letters? )?["“']?(\p{L})["”']?(?:'s|s)? (?:are )?(?:there )?(?:are )?in (?:the word )?["“']?(\p{L}+)/iu

/** Counts a letter in a word, which is hard for language models; null when that is not the question. */
export function countLetters(said: string): string | null {
  const [, letter = '', word = ''] = ASKED.exec(said) ?? []
  if (!letter || !word) return null
  const count = [...word.toLowerCase()].filter(other => other === letter.toLowerCase()).length
  return `${count === 0 ? 'None' : count}. I looked at ${word} letter by letter, which is easy for a rule. Language models see pieces of words instead, and often miscount.`
}
