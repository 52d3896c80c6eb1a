import { isJsonObject, type JsonSchema } from '../../engine/model/json'
import { CONTINUE_MESSAGE, type ModelRequest } from '../../engine/model/language-model'
import { type ChosenTool, chooseTools } from './choose/choose-tools'
import { concernOf } from './distress/concern-of'
import { calmReply } from './distress/distress'
import { fillSchema } from './fill/fill'
import { Ideas } from './fill/ideas'
import { readingPack, speakingPack, withPacks } from './languages/active'
import { englishPack } from './languages/en/english'
import { READ_LANGUAGES } from './languages/pack'
import { packOf } from './languages/packs'
import { part } from './parts'
import { conversationLanguage } from './read/conversation-language'
import { detectLanguage, hasPack, type Language } from './read/language'
import { orderedLanguage } from './read/ordered-language'
import { type RequestReading, readRequest, textOf } from './read/reading'
import { asSchema } from './read/schema'
import { sampler } from './sample'
import { writeReply } from './talk/write-reply'

const routing = part(() => import('./choose/router'))
const forms = part(() => import('./fill/forms'))
const calmForms = part(() => import('./distress/neutral'))

/** What the demo model has decided to answer, before it is streamed. */
export interface DemoAnswer {
  text: string
  calls: { name: string; arguments: ReturnType<typeof fillSchema> }[]
  /** A person in distress gets an answer: no fault of a lesson applies. */
  isCalm?: true
}

/** What an answer is made from beside the request. */
interface AnswerOptions {
  random(): number
  /** The help line for a person in distress, set by the operator of the page; empty without one. */
  helpLine: string
  /** The language of a person who has not written a word (BCP 47). English where it is absent. */
  language?: string
}

const hasLetters = (texts: readonly string[]) => texts.some(text => /\p{L}/u.test(text))

/** The language of a code, where the demo speaks it. */
function languageOfCode(code: string): Language {
  const [base = ''] = code.split('-')
  return READ_LANGUAGES.find(language => language === base) ?? 'en'
}

/**
 * Decides something about a request in its language: that of its newest message, and that which it asks for; `unsaid`
 * where there is no word in it.
 */
export function inItsLanguage<Decided>(
  { messages }: ModelRequest,
  system: string,
  decide: (language: Language) => Decided,
  unsaid = 'en',
): Decided {
  // What no person said has no language of theirs.
  const texts = messages
    .flatMap(({ role, content }) => (role === 'user' ? [textOf(content)] : []))
    .filter(text => text !== CONTINUE_MESSAGE)
  const said = texts.at(-1) ?? ''
  const language = hasLetters([...texts, system])
    ? conversationLanguage(said, texts.slice(0, -1), system)
    : languageOfCode(unsaid)
  const reads = hasPack(language) ? packOf(language) : englishPack
  const ordered = orderedLanguage(said) ?? orderedLanguage(system)
  return withPacks({ reads, speaks: ordered ? packOf(ordered) : reads }, () => decide(language))
}

/** Decides something in the language of the system prompt, where it has one: that of the lesson. */
export const inItsPromptsLanguage = <Decided>(request: ModelRequest, system: string, decide: () => Decided): Decided =>
  inItsLanguage(request, system, () => {
    const language = detectLanguage(system)
    const speaks = language && hasPack(language) ? packOf(language) : speakingPack()
    return withPacks({ reads: readingPack(), speaks }, decide)
  })

/** Decides on the answer to a request, by the rules. `system` is its system prompt without directives to the demo model. */
export function answer(request: ModelRequest, system: string, options: AnswerOptions): DemoAnswer {
  return inItsLanguage(request, system, language => answerIn(language, request, system, options), options.language)
}

function answerIn(
  language: Language,
  request: ModelRequest,
  system: string,
  { random, helpLine }: AnswerOptions,
): DemoAnswer {
  const reading = readRequest(request, system, language, sampler(request.temperature ?? 0, random))
  const concern = concernOf(reading)
  // A prompt that routes lists targets by their ids.
  const route = /\bID:/i.test(reading.system) ? routing().routeOf(reading, concern !== null) : null
  if (route !== null) return { text: route, calls: [] }
  if (concern) {
    const text = calmReply(concern, helpLine, request.maxTokens)
    const { responseFormat: form } = request
    const filled = form && fillSchema(form.schema, new (calmForms().NeutralIdeas)(text), reading.pick)
    return { text: filled === undefined ? text : JSON.stringify(filled, null, 2), calls: [], isCalm: true }
  }
  const chosen = chooseTools(reading)
  if (chosen.length > 0) return { text: '', calls: callsFor(reading, chosen) }
  if (request.responseFormat) return { text: fillForm(reading, request.responseFormat), calls: [] }
  return { text: writeReply(reading), calls: [] }
}

function callsFor(reading: RequestReading, chosen: readonly ChosenTool[]): DemoAnswer['calls'] {
  const used = coloursShown(reading)
  return chosen.map(({ tool, role }) => ({
    name: tool.name,
    arguments: fillSchema(asArguments(tool.inputSchema), new Ideas(reading, role, used), reading.pick),
  }))
}

/** Colours that this turn has shown already, so that a second swatch is another one. */
function coloursShown({ answers }: RequestReading): string[] {
  return answers.flatMap(({ call, isError }) =>
    !isError && isJsonObject(call?.arguments)
      ? Object.values(call.arguments).filter(value => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value))
      : [],
  ) as string[]
}

function fillForm(reading: RequestReading, { name, schema }: NonNullable<ModelRequest['responseFormat']>): string {
  const role = { words: [], about: `${name} ${String(schema.description ?? '')} ${reading.system}`, named: true }
  const { DataIdeas, firstOf, readingOf, readMaterial } = forms()
  const material = readMaterial(reading)
  const ideas = firstOf(new DataIdeas(material), new Ideas(readingOf(reading, material), role, []))
  return JSON.stringify(fillSchema(schema, ideas, reading.pick), null, 2)
}

/** Arguments are an object, also where a schema does not say so. */
const asArguments = (schema: JsonSchema): JsonSchema =>
  ['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf', '$ref'].some(key => key in asSchema(schema))
    ? schema
    : { ...asSchema(schema), type: 'object' }
