/** A question about a mood, a color or similar is about its text, and so is one about the writer. */
const ASKS_FOR_MOOD =
  /\b(?:colou?rs?|feel(?:s|ing|ings)?|moods?|emotions?|emojis?|icons?|gauge|draw|picture|how (?:happy|sad|angry|scared|good|bad|excited|calm))\b/i
const OF_WRITER =
  /^\W*(?:why (?:am i|do i (?:always )?feel|is (?:everyone|everything|my))|warum bin ich|por qué (?:estoy|soy)|pourquoi (?:je suis|suis-je)|i(?:'m| am| feel)|my)\b/iu
const QUESTION_WORDS =
  /^\W*(?:(?:who|whose|what|when|where|which|why|how)(?:'s|'re|'d)?\s+(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|many|much|old|far|long|often|the first|\p{L}+ (?:is|are|was|were|do|does|did|has|have))\b|(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have) (?:the|a|an|you|he|she|it|they|we|this|that|there|your)\b[^!]*$|qui|quand|où|wer|wann|wo|quién|cuándo|dónde)(?=[\s'])/iu
const RHETORICAL = /^\W*(?:what an? |how \p{L}+[!.]?$|isn't|aren't|wasn't|doesn't)/iu

/** From here to the end of its part a text says what is wished, not what is. */
const WISH =
  /\b(?:wish(?:es|ed|ing)?(?! (?:you|him|her|them) )|if only|want(?:s|ed|ing)? to (?:be|feel|become|get)|wanna (?:be|feel)|would(?! not be (?:happier|better))(?:n't)?|'d (?:be|feel|love|like|rather)|could be(?! happier)|should(?:n't)? (?:be|feel|have)|might|may be|must be|try(?:ing)? to (?:be|feel)|pretend(?:s|ed|ing)?|hope to be|supposed to|imagine|as if|as though|need to be|ojalá|quisiera|querría|me gustaría|quiero (?:ser|estar)|wünsch\p{L}*|möchte|würde|wäre|hätte|wollte|j'aimerais|voudrais|serais|aimerais|veux être|gostaria|queria)(?!\p{L})/iu
const CONDITION =
  /(?<!\b(?:even|as|what) )(?<!\p{L})(?:if|unless|whether|in case|wenn|falls|ob)(?! only\b)(?!\p{L})|(?<!\p{L})s(?:i|'il)(?= (?:je|tu|il|elle|on|nous|vous|ils|yo|tú|él|ella|estoy|estuviera|fuera|hay|no|me|mi|mon|ma|le|la)\b)|(?<=^\W{0,9})si /iu

const TURN = /(?=\b(?:but|however|though|although|aber|mais|pero)\b)/iu

/**
 * The part of a text that says how something is: without questions, wishes and conditions, which have the words of a
 * feeling and not the feeling. Emoji stay.
 */
export function assertedOf(text: string): string {
  return text
    .split(/(?<=[.!?;\n])(?=\s)/u)
    .map(sentence => (isQuestion(sentence) ? blank(sentence) : sentence.split(TURN).map(withoutWishes).join('')))
    .join('')
}

/** Whether a sentence asks for something that word lists cannot know. */
export function isQuestion(sentence: string): boolean {
  const said = sentence.trim().replace(/^[¿¡]/, '')
  if (RHETORICAL.test(said) || ASKS_FOR_MOOD.test(said) || OF_WRITER.test(said)) return false
  return /[?؟]["”»)]*$/u.test(said) || QUESTION_WORDS.test(said)
}

function withoutWishes(part: string): string {
  if (CONDITION.test(part)) return blank(part)
  const wish = WISH.exec(part)
  if (!wish) return part
  const end = part.slice(wish.index).search(/[,;:.!]/)
  const after = end < 0 ? part.length : wish.index + end
  return part.slice(0, wish.index) + blank(part.slice(wish.index, after)) + part.slice(after)
}

/** Takes the words out, and leaves signs and emoji where they are. */
const blank = (text: string) => text.replace(/[\p{L}\d'’-]+/gu, ' ')
