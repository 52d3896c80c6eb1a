import { digitsFor } from '../digits'
import type { TalkingRules } from '../pack'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }
const VALUES = new Map([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, i) => [word, (i + 2) * 10] as const),
])
const WORD = [...VALUES.keys(), ...Object.keys(SCALES)].sort((a, b) => b.length - a.length).join('|')
const NUMBER = new RegExp(
  `\\b(?:a (?=hundred|thousand|million))?(?:${WORD})(?:(?:[ -]+(?:and )?)(?:${WORD}))*\\b`,
  'gi',
)

/** How a person is answered in English. */
export const englishTalking: TalkingRules = {
  greeting:
    /^\s*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))\b(?:\s+(?:there|you|all|everyone|demo|again))?[\s!.,👋]*$/iu,
  thanks: /^\s*(?:thanks?(?: you)?|thank you(?: so much)?|cheers)[\s!.]*$/i,
  goodbye: /^\s*(?:bye|goodbye|bye bye|see you(?: later)?|good night)[\s!.]*$/i,
  howAreYou: /\bhow (?:are|do) you(?: (?:feel|doing|today))*\b/i,
  aboutItself: {
    who: /\b(?:who|what) (?:are|r) you\b|\bwhat(?:'s| is) your name\b/i,
    what: /\bare you (?:an? )?(?:ai|a\.i\.|llm|(?:large )?language model|gpt|chatgpt|claude|gemini|llama|robot|bot|machine|real|intelligent)\b/i,
    alive:
      /\bare you (?:alive|human|a (?:human|person)|conscious)\b|\bdo you (?:have feelings|feel anything|think|dream)\b/i,
    how: /\bhow do you (?:work|do (?:it|that|this)|know|choose|decide)\b/i,
    can: /\bwhat can you do\b|\bhow can you help\b|\bwhat do you know\b/i,
    maker: /\bwho made you\b|\bwho (?:wrote|built|programmed) you\b/i,
  },
  names: {
    given: [
      /\b(?:my name is|my name['’]s|call me|i am called) (\p{L}[\p{L}'-]*)/giu,
      /\b(?:I am|I['’]m) (\p{Lu}\p{Ll}[\p{L}'-]*)/gu,
    ],
    asked: /\b(?:what(?:['’]s| is) my name|who am i|do you (?:know|remember) (?:my name|me|who i am))\b/i,
    none: /^(?:a|an|the|not|so|very|sad|happy|tired|angry|here|sorry|fine|ok|from|in|feeling)$/i,
    greets: /\b(?:my name|call me|i am called|i'm|i am)\b/i,
  },
  said: { asked: /\bwhat (?:did i (?:say|ask|write|tell you)|was my) (first|last|before|earlier)/i, first: /^first$/i },
  fact: {
    asked: /\b(?:what|who|where|which|when)(?:['’]s| is| are| was) my (\p{L}[\p{L} ]{0,40}?)\s*\?*$/iu,
    statement: "\\bmy $thing (?:is|are|was|lives? in|['’]s) (?:called |named )?([^.,!?\\n]{1,80})",
    none: /^(?:name|mood)$/i,
  },
  letters:
    /\bhow many (?:letters? )?["“']?(\p{L})["”']?(?:'s|s)? (?:are )?(?:there )?(?:are )?in (?:the word )?["“']?(\p{L}+)/iu,
  sums: {
    asks: /^(?:(?:hey|hi|hello|please|ok|so|and|then|now|can you|could you|would you|tell me|do you know|i want to know|quick)[\s,:]+){0,6}(?:(?:what(?:'s| is| are| does| do you get (?:for|if you)| would)?|how much (?:is|are|does|do)|how many (?:is|are)|calculate|compute|work out|figure out|solve|evaluate|reckon|do|add up|find|give me|quanto (?:é|e|são|da|dá)|quant[oa]s? (?:es|son))[\s:]*)(?:(?:the )?(?:sum|result|value|answer|total|product|math|calculation)(?: of| for| to)?[\s:]*)?/iu,
    after:
      /^\s*(?:(?:=|equals?|equal to|makes?|is|gives?|come to|add up to|in total|altogether|please|now|exactly|then|for me)[\s,]*){0,6}(?:[?.!,;:)]|$|(?<=\s)(?:and)\s+\p{L})/iu,
    finished: /^\s*(?:=|equals|makes)/i,
    please: /^please\s+/i,
    pause: /^(?:,\s*(?:(?:and )?then )?|(?:and )?then )/i,
    signs: [
      [/^(?:to the power of)(?!\p{L})|^(?:\*\*|\^)/iu, '^'],
      [/^(?:divided by|over|÷)(?!\p{L})|^[÷/]|^:(?=\s)/iu, '/'],
      [/^(?:times|multiplied by|multiply by|vezes)(?!\p{L})|^[x×·*](?!\p{L})/iu, '*'],
      [/^(?:plus|and add|add|added to|mais|\+)(?!\p{L})|^\+/iu, '+'],
      [/^(?:minus|take away|takeaway|subtract|less)(?!\p{L})|^-/iu, '-'],
    ],
    negative: /^(?:minus|negative|-)\s*(?=[\d(√])/i,
    behind: /^\s*(?:by\s+)?(?:(?:minus|negative|-)\s*)?[\d(]/i,
    by: /^\s*by\s+/i,
    orders: [
      [/^(?:the )?(?:sum of|add|adding)\s+(-?[\d.]+)\s+(?:and|to|plus|with)\s+(-?[\d.]+)/i, (a, b) => `${a} + ${b}`],
      [
        /^(?:the )?(?:product of|multiply|multiplying)\s+(-?[\d.]+)\s+(?:and|by|with|times)\s+(-?[\d.]+)/i,
        (a, b) => `${a} * ${b}`,
      ],
      [/^(?:the )?(?:quotient of|divide|dividing)\s+(-?[\d.]+)\s+(?:and|by)\s+(-?[\d.]+)/i, (a, b) => `${a} / ${b}`],
      [/^(?:subtract|take|subtracting)\s+(-?[\d.]+)\s+(?:away )?from\s+(-?[\d.]+)/i, (a, b) => `${b} - ${a}`],
      [/^(?:the )?difference (?:of|between)\s+(-?[\d.]+)\s+and\s+(-?[\d.]+)/i, (a, b) => `${a} - ${b}`],
      [/^(-?[\d.]+)\s*(?:%|percent|per cent)\s+of\s+(-?[\d.]+)/i, (a, b) => `${a} / 100 * ${b}`],
      [/^half (?:of )?(-?[\d.]+)/i, a => `${a} / 2`],
      [/^(?:double|twice)\s+(-?[\d.]+)/i, a => `2 * ${a}`],
      [/^(?:the )?square root of\s+([\d.]+)|^√\s*([\d.]+)/i, (a, b) => `√${a || b}`],
      [/^(-?[\d.]+) squared/i, a => `${a}^2`],
      [/^(-?[\d.]+) cubed/i, a => `${a}^3`],
    ],
    digits: text => digitsFor(text.replace(NUMBER, words => String(numberInWords(words)))),
  },
  scene:
    /\b(?:vivid|describe|description|imagine|picture this|paint (?:me )?(?:a|the) (?:scene|picture)|creative director|set the scene|story ?teller|tell (?:me |us )?a (?:\w+ )?story|write (?:me )?a (?:\w+ )?(?:story|scene)|story about)\b/i,
  noName: /^(?:built|made|invented|found|painted|wrote)/,
  wantsAddress: /\b(?:webhook|notify|send (?:a|it|them|this)|doorbell|ring)\b/i,
  asksForColors: /\b(?:colou?r)/i,
  asksWhat: /guess|what is/i,
}

/** A number in words as digits: "a hundred and five" is 105. */
function numberInWords(words: string): number {
  let total = 0
  let part = 0
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALES[word]
    if (scale === undefined) part += VALUES.get(word) ?? 0
    else if (scale === 100) part = (part || 1) * 100
    else {
      total += (part || 1) * scale
      part = 0
    }
  }
  return total + part
}
