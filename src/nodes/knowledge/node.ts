import * as v from 'valibot'
import { msg } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeType, ToolContext, ToolOutcome } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { jsonSchemaOf } from '../kit/display-tool'
import { problemsOf } from '../kit/problems'
import { setting } from '../kit/setting'
import type { KnowledgeSource } from './chunks'
import type { SearchIndex } from './search'

const MOST_OF_ONE = 8
const LONGEST = 300

/** The topics of texts in one line: headings, table headers, or first words. Empty for none. */
function topicsOf(sources: readonly KnowledgeSource[]): string {
  const line = sources.flatMap(topicsOfOne).join(', ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

function topicsOfOne({ text }: KnowledgeSource): string[] {
  const headings: string[] = []
  for (const match of text.matchAll(/^#{1,6}[ \t]+(?![ \t])(.+)$/gm)) {
    headings.push((match[1] ?? '').trim())
    if (headings.length === MOST_OF_ONE) break
  }
  if (headings.length > 0) return headings
  const beginning = text.trimStart().slice(0, 81).split('\n')[0]?.trim() ?? ''
  return beginning.length > 80 ? [beginning.replace(/(?<!\s)\s+\S*$/, '…')] : [beginning].filter(Boolean)
}

/** A file as stored in the config. */
export type Text = JsonObject & KnowledgeSource

const Text = v.looseObject({
  name: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
}) as unknown as v.GenericSchema<unknown, Text>

/** How many passages a question gets. */
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))

const fields = {
  /** Pasted text. */
  text: setting(v.optional(v.string(), ''), {
    label: msg('Text'),
    control: 'lines',
    rows: 4,
    placeholder: msg('Paste what the model should be able to look up.'),
  }),
  documents: setting(v.optional(v.array(Text), []), { label: msg('Files') }),
  /** Default number of results per query. */
  topK: setting(v.optional(Count, 3), {
    label: msg('Passages'),
    help: msg('How many passages it gets for a question.'),
    row: 'results',
  }),
  /** Maximum characters of a chunk. */
  chunkSize: setting(v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(4000)), 600), {
    label: msg('Passage length'),
    help: msg('Characters at most.'),
    row: 'results',
  }),
  name: setting(v.optional(v.string()), { label: msg('Name'), control: 'naming' }),
}

export type KnowledgeConfig = ConfigOf<typeof fields>

/** The arguments of a call. */
const questionFields = (usual: number) => ({
  query: v.pipe(v.string(), v.description('What you want to know, in a few telling words')),
  topK: v.optional(v.pipe(Count, v.description(`How many passages you want (${usual} when left out)`)), usual),
  explanation: v.optional(v.pipe(v.string(), v.description('Why you are looking this up'))),
})

/** A query with its results. */
export const KnowledgeResult = v.looseObject({
  ...questionFields(3),
  results: v.array(
    v.looseObject({
      source: v.string(),
      chunk: v.number(),
      heading: v.optional(v.string()),
      text: v.string(),
      score: v.number(),
    }),
  ),
  totalResults: v.number(),
  /** The matching words, as in the texts, in lower case without accents. */
  words: v.optional(v.array(v.string()), []),
})
export type KnowledgeResult = v.InferOutput<typeof KnowledgeResult>

/** The source name of pasted text, as a model reads it. */
export const PASTED = 'Pasted text'
/** That of a file without a name. */
export const UNTITLED = 'Untitled'

/** Texts that a model can search. */
const knowledge: NodeType<KnowledgeConfig> = {
  type: 'knowledge',
  name: msg('Knowledge'),
  family: 'data',
  summary: msg('Texts that the model can search.'),
  configSchema: configSchema(fields),
  tool(config) {
    const Question = v.looseObject(questionFields(config.topK))
    return {
      name: safeName => (safeName ? `knowledge_search_${safeName}` : 'knowledge_search'),
      description: descriptionOf(config),
      inputSchema: jsonSchemaOf(Question),
      outputType: 'knowledge',
      check: args => (v.parse(Question, args).query.trim() ? [] : ['query: it is empty; say what you want to know']),
      async run(args, context) {
        const { query, topK } = v.parse(Question, args)
        const found = await lookUp(config, query, topK, context)
        return { ...found, data: { ...(args as JsonObject), ...(found.data as JsonObject) } }
      },
    }
  },
  texts: sourcesOf,
  problems: config =>
    problemsOf(sourcesOf(config).length === 0 && msg('There is no text yet. Paste some, or add a file.')),
}

// A parsed config is immutable, so derived data is cached by identity.
const descriptions = new WeakMap<KnowledgeConfig, string>()

function descriptionOf(config: KnowledgeConfig): string {
  const description = descriptions.get(config) ?? describe(config)
  descriptions.set(config, description)
  return description
}

/** The description of the texts for the model, so that it knows when to search them. */
function describe(config: KnowledgeConfig): string {
  const names = config.documents.map(({ name }) => name).filter(Boolean)
  const about = [config.name && ` on ${config.name}`, names.length > 0 && ` (${names.slice(0, 10).join(', ')})`]
  const topics = topicsOf(sourcesOf(config))
  return [
    `Search texts of the person’s own${about.filter(Boolean).join('')}, and get the passages that fit best.`,
    'Use it before you answer a question that they may hold the answer to.',
    topics && `What is in them: ${topics}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** All searchable texts. */
function sourcesOf({ text, documents }: KnowledgeConfig): KnowledgeSource[] {
  const all = [{ name: PASTED, text }, ...documents.map(({ name, text }) => ({ name: name || UNTITLED, text }))]
  return all.filter(source => source.text.trim() !== '')
}

const indexes = new WeakMap<KnowledgeConfig, Promise<SearchIndex>>()

function indexFor(config: KnowledgeConfig): Promise<SearchIndex> {
  const known = indexes.get(config)
  if (known) return known
  const index = import('./search').then(({ indexOf }) => indexOf(sourcesOf(config), config.chunkSize))
  indexes.set(config, index)
  index.catch(() => indexes.delete(config))
  return index
}

async function lookUp(
  config: KnowledgeConfig,
  query: string,
  topK: number,
  context: ToolContext,
): Promise<ToolOutcome> {
  const index = await indexFor(config)
  const { results, totalResults, words } = index.search(query, topK)
  context.log(
    'debug',
    msg('Looked up “{query}”: {count, plural, one {# of the passages fits} other {# of the passages fit}}.', {
      query,
      count: totalResults,
    }),
  )
  const found = { results: results as unknown as JsonValue, totalResults }
  return {
    data: { ...found, words },
    content: JSON.stringify(
      totalResults > 0 ? found : { ...found, note: 'Nothing fits. Try other words, or say that you do not know.' },
    ),
  }
}

export default knowledge
