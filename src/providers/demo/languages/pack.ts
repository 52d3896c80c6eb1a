import type { Sentence } from './sentence'

/** The languages that the demo reads and answers in. */
export const READ_LANGUAGES = ['en', 'es', 'de', 'fr', 'ar'] as const
export type ReadLanguage = (typeof READ_LANGUAGES)[number]

/** Rules by which texts are read. Expressions and sets are compared with folded texts (`LanguagePack.fold`). */
export interface ReadingRules {
  /** Words that say nothing about what a text is about. */
  stopwords: ReadonlySet<string>
  /** Questions about a mood, a color or similar; about the writer; all others; those that are none. */
  asksForMood: RegExp
  ofWriter: RegExp
  /** A tool or a prompt that is about feelings. */
  feels: RegExp
  question: RegExp
  rhetorical: RegExp
  /** From here on a text says what is wished, and not what is. */
  wish: RegExp
  condition: RegExp
  /** Before "but": a text is split here. */
  turn: RegExp
  negators: ReadonlySet<string>
  /** Negators that follow what they negate. */
  negatorsBehind: ReadonlySet<string>
  stronger: ReadonlySet<string>
  weaker: ReadonlySet<string>
  /** Behind these a negator has no effect: "cannot stop crying". */
  keeps: ReadonlySet<string>
  /** "but" and similar: what follows counts more. */
  turns: ReadonlySet<string>
  /** What ends the reach of a negator. */
  endsReach: ReadonlySet<string>
  and: RegExp
  subject: RegExp
  /** "never been so happy" is as happy as can be. */
  never: RegExp
  soMuch: RegExp
  /** A negator of a question that states: "isn't", and what follows it. */
  rhetoricalNot: RegExp
  rhetoricalIt: RegExp
  /** An ending that makes a word stronger. */
  superlative: RegExp
  /** What others do to the writer, with its feeling; and what denies it. */
  doneToMe: readonly (readonly [RegExp, string])[]
  notDone: RegExp
  /** "go on": the message is about what was said before. */
  pointsBack: RegExp
  /** Words in place of numbers, units and shares, in the form that `readNumbers` knows. */
  measures: readonly (readonly [RegExp, string])[]
  /** "how spicy": captures what follows. */
  how: RegExp
  /** How a text says a level outright: "a score of 7". */
  level: RegExp
  choices: { or: RegExp; split: RegExp; between: RegExp; and: RegExp; filler: ReadonlySet<string> }
  /** Requests: to ask a question; to call an address; to use several answers; a drawing on a background. */
  asksBack: RegExp
  sends: RegExp
  /** Methods of HTTP, by the verb. */
  methods: readonly (readonly [string, RegExp])[]
  several: RegExp
  onto: RegExp
  /** A sentence of a prompt with instructions, not with feelings. */
  instructs: RegExp
  /** The beginning of a reply that says what was seen. */
  preamble: RegExp
}

/** Rules for texts that hold lists or numbers. */
export interface DataRules {
  /** "3 apples, 5 pears". */
  labelled: { number: RegExp; spoken: readonly string[]; between: RegExp; link: RegExp; leadsTo: RegExp; over: RegExp }
  /** "first …, then …", "milk, eggs and bread". */
  listed: { step: RegExp; first: RegExp; next: RegExp; and: RegExp; endAnd: RegExp; lead: RegExp; article: RegExp }
  /** Labels of a chart that follow each other in time. */
  time: RegExp
  chart: { pie: RegExp; line: RegExp; bar: RegExp }
  /** Papers and letters; those in English are read in every language. */
  papers?: PaperRules
}

/** How papers and letters give what a field of data asks for. */
interface PaperRules {
  /** What the English words for a field are called. */
  names: Readonly<Record<string, readonly string[]>>
  date: RegExp
  /** What precedes a name in "to the stage …", as a source. */
  into: string
}

/** Clauses of a router: for all the rest, for all, for others, for nothing else; on the answer; before a target; their ends. */
export interface RouteRules {
  rest: RegExp
  all: RegExp
  others: RegExp
  only: RegExp
  answer: RegExp
  to: RegExp
  split: RegExp
  and: RegExp
}

/** Manners of speaking that a prompt can ask for. */
export interface Manners {
  /** Manners that a prompt can ask for, and what forbids them. */
  styles: {
    order: RegExp
    forbidden: RegExp
    word: RegExp
    threeWords: RegExp
    sentence: RegExp
    brief: RegExp
    bullets: RegExp
    pirate: RegExp
    rhyme: RegExp
    emoji: RegExp
    capitals: RegExp
    lower: RegExp
  }
  /** What a pirate says instead. */
  pirate: readonly (readonly [RegExp, string])[]
  /** Endings of a line with a line that rhymes; the last one fits any. */
  couplets: readonly (readonly [RegExp, string])[]
}

/** Rules by which a person is answered in words. They are loaded for replies only. */
export interface TalkingRules {
  greeting: RegExp
  thanks: RegExp
  goodbye: RegExp
  howAreYou: RegExp
  /** What is asked about the demo: who it is, what it is, whether it lives, how it works, what it can do, who made it. */
  aboutItself: { who: RegExp; what: RegExp; alive: RegExp; how: RegExp; can: RegExp; maker: RegExp }
  names: { given: readonly RegExp[]; asked: RegExp; none: RegExp; greets: RegExp }
  /** "What did I say first?"; captures the word for which. */
  said: { asked: RegExp; first: RegExp }
  /** "What is my hobby?", captures the thing; and the statement, with `$thing` in its place. */
  fact: { asked: RegExp; statement: string; none: RegExp }
  /** "How many r are in strawberry?", captures letter and word. */
  letters: RegExp
  sums: {
    asks: RegExp
    after: RegExp
    finished: RegExp
    please: RegExp
    pause: RegExp
    signs: readonly (readonly [RegExp, string])[]
    negative: RegExp
    behind: RegExp
    by: RegExp
    orders: readonly (readonly [RegExp, (a: string, b: string) => string])[]
    /** Numbers in words as digits. */
    digits(text: string): string
  }
  /** Requests for a scene in words. */
  scene: RegExp
  /** Words of a question that name nothing: "who built …". */
  noName: RegExp
  wantsAddress: RegExp
  asksForColors: RegExp
  asksWhat: RegExp
}

/** One language: how its texts are read, and how the demo answers in it. */
export interface LanguagePack {
  code: ReadLanguage
  /** One spelling for comparisons: without accents and the like. */
  fold(text: string): string
  /** Splits a folded word into its parts: "l'école", "dunkelblau". */
  parts(word: string): readonly string[]
  /** The English word under which the lists know a folded word or phrase ("fin_de_semana"); empty for others. */
  keyOf(word: string): string
  /** Whether the lexicon has a folded word as it is, and not only one that it may be a misspelling of. */
  has?(word: string): boolean
  /** The most words of a phrase in the lexicon. */
  longestPhrase: number
  /** One form of a folded word for comparisons. */
  stem(word: string): string
  /** How an English word of the lists is called in this language. */
  nameOf(english: string): string | undefined
  /** A noun with its article, where sentences need it. */
  withArticle(noun: string): string
  /** Phrases with their feelings, in the form of `FEELING_PHRASES`. */
  phrases: string
  /** The word by which what precedes a phrase denies it; English phrases are read as they are. */
  negatorBefore?(phrase: string, before: string): string | undefined
  /** Whether a word for a shade follows its color: "azul claro". */
  shadeBehind: boolean
  /** Nouns keep their capital in the middle of a sentence. */
  capitalNouns?: true
  reading: ReadingRules
  data(): DataRules
  routes(): RouteRules
  manners: Manners
  talking(): TalkingRules
  /** The sentence in this language, with its gaps; the English one where the pack is English. */
  sentence(english: Sentence): string
}
