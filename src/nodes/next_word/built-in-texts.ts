/** What the built-in texts are about. In English these are their names in a config. */
const KINDS = ['fairy-tales', 'recipes', 'weather', 'football', 'letters', 'questions'] as const
/** The languages that have texts of their own, with English. */
const LANGUAGES = ['es', 'de', 'fr', 'ar'] as const

/** What a built-in text is about. */
export type TextKind = (typeof KINDS)[number]
/** The name of a built-in text in a config. It names the language too: a document keeps the text for every reader. */
type TextId = TextKind | `${TextKind}-${(typeof LANGUAGES)[number]}`

/** The built-in texts of English, then those of each other language. */
export const TEXTS: readonly TextId[] = ['', ...LANGUAGES].flatMap(code => KINDS.map(kind => idOf(kind, code)))

function idOf(kind: TextKind, code: string): TextId {
  return (code === '' ? kind : `${kind}-${code}`) as TextId
}

/** A text of this kind in a language, in English where the language has none. */
export function textIn(language: string, kind: TextKind): TextId {
  const [code = ''] = language.split('-')
  return TEXTS.find(id => id === `${kind}-${code}`) ?? kind
}

/** The source name of a person's own text, as data; `sourceName` says it. */
export const OWN_TEXT = 'Your text'

/** What a built-in text is about, and the code of its language; undefined for other sources. */
export function textOfSource(source: string): { kind: TextKind; language: string } | undefined {
  if (!TEXTS.some(id => id === source)) return undefined
  const language = LANGUAGES.find(code => source.endsWith(`-${code}`))
  const kind = language ? source.slice(0, -language.length - 1) : source
  return { kind: kind as TextKind, language: language ?? 'en' }
}
