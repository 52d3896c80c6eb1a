import type { Messages } from '../../language/messages'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { BEGIN_MESSAGE, CONTINUE_MESSAGE, type ContentPart, type ModelRequest } from '../../model/language-model'
import { likelyLanguages, possibleLanguages } from './language'
import { LANGUAGES, type LanguageCode, type Words } from './lexicon'
import { type Reading, read } from './read'
import { type Concern, concernIn, judgedPart } from './safety'
import type { Pick } from './sample'

/** A tool that has answered since the person last spoke, with what it was called with. */
export interface ToolAnswer {
  toolName: string
  content: string
  isError: boolean
  /** Its arguments did not fit: it may be called once more. */
  isUnfit: boolean
  args: JsonObject | undefined
}

/** What an answer is made from. */
export interface Asked {
  request: ModelRequest
  /** The system prompt without directives to the demo. */
  system: string
  /** What the person said last, as far as it is read; empty where nobody has spoken. */
  said: string
  /** What was said last is longer than what is read of it. */
  isCut: boolean
  /** What the person said before. */
  earlier: readonly string[]
  /** What models said since. */
  notes: string
  /** No person has spoken since a model did. */
  isFollowing: boolean
  results: readonly ToolAnswer[]
  /** What the person chose in surveys. */
  chosen: readonly string[]
  /** The language of the text, and all languages at hand: of the text, the prompt, and the tools. */
  words: Words
  lexicons: readonly Words[]
  reading: Reading
  systemReading: Reading
  readIn(text: string): Reading
  messages: Messages
  pick: Pick
  /** A picture as few pixels, and whether there is one at all. */
  looked?: readonly string[]
  hasPicture: boolean
  /** Colors that this round shows already. */
  planned: readonly string[]
  /** Why the answer is a plain one. */
  concern: Concern | undefined
  helpLine: string
}

export const textOf = (content: string | readonly ContentPart[]): string =>
  typeof content === 'string' ? content : content.flatMap(part => (part.type === 'text' ? [part.text] : [])).join('\n')

/** The most letters of a message that are read. What may be about harm is looked for beyond them. */
export const MOST_READ = 2000

const saidIn = ({ messages }: ModelRequest): string[] =>
  messages
    .flatMap(({ role, content }) => (role === 'user' ? [textOf(content)] : []))
    .filter(text => ![BEGIN_MESSAGE, CONTINUE_MESSAGE, ''].includes(text.trim()))

/** The languages to load for a request. */
export interface LanguagesOfRequest {
  /** The text that tells the language of the answer, and the languages that it may be in. */
  text: string
  ofText: readonly LanguageCode[]
  ofSystem: LanguageCode | undefined
  all: readonly LanguageCode[]
}

/** The language is that of the newest message that tells one; else of the prompt, where the page is in English; else of the page. */
export function languagesFor(request: ModelRequest, system: string, page: string): LanguagesOfRequest {
  const [base = ''] = page.split('-')
  const ofPage = LANGUAGES.find(code => code === base) ?? 'en'
  const said = saidIn(request).reverse()
  const text = said.find(each => possibleLanguages(each).length > 0)?.slice(0, MOST_READ) ?? ''
  const [ofSystem] = likelyLanguages(system)
  const possible = possibleLanguages(text)
  const preferred = [ofPage, ...possible].filter(code => possible.includes(code))
  const ofText = preferred.length > 0 ? preferred : [(ofPage === 'en' ? ofSystem : undefined) ?? ofPage]
  // Names of tools are in English.
  const ofTools: LanguageCode[] = request.tools.length > 0 || /\bID:/.test(system) ? ['en'] : []
  const ofNewest = possibleLanguages(said[0] ?? '')
  const all = new Set([...ofText, ...(ofSystem ? [ofSystem] : []), ...ofTools, ofPage, ...ofNewest])
  return { text, ofText, ofSystem, all: [...all] }
}

/** The picture of the newest message, if it has one. */
export const pictureIn = ({ messages }: ModelRequest) =>
  messages
    .flatMap(({ role, content }) => (role === 'user' && typeof content !== 'string' ? content : []))
    .findLast(part => part.type === 'image')

export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return undefined
  }
}

const labelsOf = (content: string): string[] => {
  const result = parseJson(content)
  const chosen = isJsonObject(result) && Array.isArray(result.chosen) ? result.chosen : []
  return chosen
    .map(choice => (isJsonObject(choice) ? String(choice.label ?? choice.id ?? '') : String(choice)))
    .filter(Boolean)
}

interface Made {
  system: string
  lexicons: readonly Words[]
  messages: Messages
  pick: Pick
  looked?: readonly string[]
  helpLine: string
}

/** The gravest concern of some texts. People with one sign of harm are one where the text would be told a feeling. */
function concernOf(texts: readonly string[], lexicons: readonly Words[], { feelings }: Reading): Concern | undefined {
  // "Die" and "hat" are harmless in German: a text is judged by the languages that it may be in.
  const concerns = texts.map(text => {
    const codes = possibleLanguages(text)
    return concernIn(
      text,
      lexicons.filter(({ code }, at) => at === 0 || codes.includes(code)),
    )
  })
  const found = (['harm', 'doubt', 'unclear'] as const).find(concern => concerns.includes(concern))
  return found === 'unclear' && feelings.length === 0 ? undefined : found
}

/** Reads a request. */
export function readRequest(request: ModelRequest, { system, lexicons, ...made }: Made): Asked {
  const [words] = lexicons as [Words, ...Words[]]
  const all = saidIn(request)
  const whole = all.at(-1) ?? ''
  // Data that a form is filled in from is no use in half.
  const said = request.responseFormat ? whole : whole.slice(0, MOST_READ)
  const earlier = all.slice(0, -1).map(text => text.slice(0, MOST_READ))
  const newest = request.messages.findLastIndex(({ role }) => role === 'user')
  const spoken = request.messages.findLastIndex(message => message.role === 'user' && textOf(message.content) === whole)
  const calls = request.messages.flatMap(message => (message.role === 'assistant' ? (message.toolCalls ?? []) : []))
  const results = request.messages.slice(newest + 1).flatMap((message): ToolAnswer[] => {
    if (message.role !== 'tool') return []
    const { toolName, content, isError = false, callId } = message
    const args = calls.findLast(({ id }) => id === callId)?.arguments
    return [
      {
        toolName,
        content,
        isError,
        isUnfit: /does not fit|not valid JSON|no tool named|schema|arguments/i.test(content),
        args: isJsonObject(args) ? args : undefined,
      },
    ]
  })
  const chosen = results.filter(({ isError }) => !isError).flatMap(({ content }) => labelsOf(content))
  const readIn = (text: string) => read(text, words)
  const ofChosen = readIn(chosen.join('. '))
  const isTelling = ({ feelings, things, colors }: Reading) => feelings.length + things.length + colors.length > 0
  const own = readIn(said)
  const judged = [...new Set([judgedPart(whole), ...chosen, ...(isTelling(own) ? [] : earlier)])]
  return {
    request,
    system,
    said,
    isCut: said.length < whole.length,
    earlier,
    notes: request.messages
      .slice(spoken + 1)
      .flatMap(message => (message.role === 'assistant' && message.content ? [message.content] : []))
      .join('\n'),
    isFollowing: spoken < newest && request.messages.slice(0, newest).some(({ role }) => role === 'assistant'),
    results,
    chosen,
    words,
    lexicons,
    reading: isTelling(ofChosen) ? ofChosen : own,
    systemReading: read(system, lexicons.find(({ code }) => code === likelyLanguages(system)[0]) ?? words),
    readIn,
    hasPicture: pictureIn(request) !== undefined,
    planned: [],
    concern: concernOf(judged, lexicons, own),
    ...made,
  }
}
