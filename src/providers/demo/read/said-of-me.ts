/** What others do to the writer: who did it says nothing about how that felt, so these win over the words in them. */
const DONE: readonly [RegExp, string][] = [
  [
    /\b(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|swore|swear(?:s|ing)?|snap(?:s|ped)|laugh(?:s|ed|ing)?|sneer(?:s|ed)?|point(?:s|ed)?) at (?:me|us)\b/iu,
    'sad 2',
  ],
  [
    /\b(?:teas|mock|ignor|blam|scold|punish|push|exclud|insult|humiliat|embarrass|ground|dump|reject|sack|fir)(?:e|es|ed|s|ing)? (?:me|us)\b/iu,
    'sad 2',
  ],
  [/\b(?:told|tells|telling) (?:me|us) off\b|\b(?:left|leaves|leave) (?:me|us) (?:out|alone|behind)\b/iu, 'sad 2'],
  [
    /\b(?:i|we|i'm|i've|we've|we're)(?: (?:was|were|am|are|is|got|get|getting|have|had|been|being|keep|always|often|just|never)){1,4} (?:shouted at|yelled at|screamed at|laughed at|sworn at|teased|mocked|ignored|blamed|scolded|punished|pushed|excluded|insulted|humiliated|told off|grounded|left out|picked last|rejected|dumped|fired)\b/iu,
    'sad 2',
  ],
  [
    /\b(?:schreit|schrie|schreien|lacht|lachen|lachte) mich(?: \p{L}+){0,2} (?:an|aus)\b|\bmich (?:angeschrien|ausgelacht|angebrüllt)/iu,
    'sad 2',
  ],
  [
    /\bme (?:grit[oóa]n?|gritaron|regañ[oóa]n?|insult[oóa]n?|ignoran?)(?!\p{L})|\bse (?:ríen|rieron|burlan?|burlaron) de m[ií](?!\p{L})/iu,
    'sad 2',
  ],
  [
    /\b(?:m'a|me|m'ont) (?:crié|crie|crient) dessus|\bse (?:moquent?|sont moqués) de moi|\bm'(?:ignorent?|a grondée?)(?!\p{L})/iu,
    'sad 2',
  ],
]

/** A feeling that a passage shows, with its words. */
export interface Shown {
  emotion: string
  strength: number
  shown: string
}

/** Finds what was done to the writer, and takes the clause around it out of the text. */
export function doneToMe(text: string): { found: Shown[]; rest: string } {
  const found: Shown[] = []
  let rest = text
  for (const [pattern, feeling] of DONE) {
    const match = pattern.exec(rest)
    if (!match) continue
    const before = rest.slice(0, match.index)
    // "No one laughed at me" does not state that it happened.
    if (
      /\b(?:not|never|nobody|no one|doesn't|didn't|don't|isn't|wasn't|without)\b[^.,;!?]{0,30}$/i.test(before) ||
      /\bnever\b/i.test(match[0])
    )
      continue
    const [emotion = '', strength] = feeling.split(' ')
    found.push({ emotion, strength: Number(strength), shown: match[0].trim() })
    const start = Math.max(0, before.search(/(?<![^.,;!?\n])[^.,;!?\n]*$/u))
    rest = `${rest.slice(0, start)} , ${rest.slice(match.index + match[0].length)}`
  }
  return { found, rest }
}
