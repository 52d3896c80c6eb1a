import { diffArrays } from 'diff'
import { localize, t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { Document, Node } from '../../../model/document'
import { isJsonObject, type JsonSchema, type JsonValue, jsonAsText } from '../../../model/json'
import type { Message } from '../../../model/language-model'
import type { NodeType, NodeTypes } from '../../../model/node-type'
import { allNodes } from '../../../store/document/draft'
import type { InferenceRound, RunState } from '../../../store/run/run-state'
import { cardNames } from '../../page/cards/card-names'
import { resultInWords } from '../../page/runs/result-in-words'
import { schemaFields } from '../../page/runs/schema-fields'
import { sentContext } from '../../page/runs/sent-context'
import { summarizeValue } from '../../page/runs/summarize-value'
import { type DiffPiece, wordDiff } from '../../page/runs/word-diff'

/** A run, by the document that ran. */
export interface ComparedRun {
  document: Document
  state: RunState
}

/** What a card got or gave in two runs: a part of a request, a setting, an answer, a result. */
export interface PartChange {
  /** "System, from System prompt", "Tool display_color", "Temperature", "Said" … */
  what: string
  change: 'same' | 'changed' | 'before' | 'now'
  /** A word diff where it changed; else the text. */
  pieces: DiffPiece[]
  /** The same for its JSON, where people read it in other words. */
  json?: DiffPiece[]
  /** Results of displays, which can be drawn in the size of a letter. */
  drawn?: { before: DrawnResult | undefined; now: DrawnResult | undefined }
}

/** A result of a display. */
interface DrawnResult {
  nodeType: string
  data: JsonValue
}

/** A card in two runs. */
export interface CardChange {
  nodeId: string
  name: string
  parts: PartChange[]
}

interface Part {
  /** Tells the parts of a card apart: those of one key are matched in order. */
  key: string
  what: string
  /** As a person reads it. */
  text: string
  /** As it was sent, where that is JSON. */
  json?: string
  drawn?: DrawnResult
}

/** Compares what each card got and gave: those of the second run, and then those that only the first one had. */
export function compareRuns(before: ComparedRun, now: ComparedRun, nodeTypes: NodeTypes): CardChange[] {
  const [old, current] = [cardParts(before, nodeTypes), cardParts(now, nodeTypes)]
  return [...new Set([...current.keys(), ...old.keys()])].flatMap(nodeId => {
    const [was, is] = [old.get(nodeId), current.get(nodeId)]
    const parts = compareParts(was?.parts ?? [], is?.parts ?? [])
    return parts.length > 0 ? [{ nodeId, name: (is ?? was)?.name ?? nodeId, parts }] : []
  })
}

/** Parts of one key are matched in order; a part without a match was added or removed. */
function compareParts(before: readonly Part[], now: readonly Part[]): PartChange[] {
  let [old, current] = [0, 0]
  const keysOf = (parts: readonly Part[]) => parts.map(({ key }) => key)
  return diffArrays(keysOf(before), keysOf(now)).flatMap(({ added, removed, value }) =>
    value.map(() => changeOf(added ? undefined : before[old++], removed ? undefined : now[current++])),
  )
}

function changeOf(before: Part | undefined, now: Part | undefined): PartChange {
  const { what, json, drawn } = now ?? before ?? {}
  const isSame = before?.text === now?.text && before?.json === now?.json
  return {
    what: what ?? '',
    change: !now ? 'before' : !before ? 'now' : isSame ? 'same' : 'changed',
    pieces: piecesOf(before?.text, now?.text),
    ...(json !== undefined && { json: piecesOf(before?.json, now?.json) }),
    ...(drawn && { drawn: { before: before?.drawn, now: now?.drawn } }),
  }
}

function piecesOf(before: string | undefined, now: string | undefined): DiffPiece[] {
  if (before === undefined || now === undefined) {
    return [{ kind: now === undefined ? 'before' : 'now', text: now ?? before ?? '' }]
  }
  return before === now ? [{ kind: 'same', text: now }] : wordDiff(before, now)
}

type CardParts = ReadonlyMap<string, { name: string; parts: Part[] }>

/** What each card of a run got and gave, in the order of the document. */
function cardParts({ document, state }: ComparedRun, nodeTypes: NodeTypes): CardParts {
  const names = cardNames(allNodes(document), nodeTypes)
  const nameOf = (id: string | null | undefined) =>
    (id && (names.get(id) ?? document.pipelines.find(pipeline => pipeline.id === id)?.name)) || undefined
  return new Map(
    allNodes(document).map(node => {
      const { id } = node
      const type = nodeTypes.get(node.type)
      const rounds = state.inferences[id] ?? []
      const [first] = rounds
      const parts = first ? [...sentParts(first, nameOf), ...settings(first), ...answerParts(rounds)] : []
      return [id, { name: names.get(id) ?? id, parts: [...parts, ...resultParts(state, node, type)] }]
    }),
  )
}

function sentParts(
  { request, origins }: InferenceRound,
  nameOf: (id: string | null | undefined) => string | undefined,
): Part[] {
  const { system, messages, tools } = sentContext(request, origins)
  const part = (kind: string, plain: string, source: string | null | undefined, said: Said): Part => {
    const card = nameOf(source)
    return {
      key: JSON.stringify([kind, source]),
      what: card ? t('{part}, from {card}', { part: plain, card }) : plain,
      ...said,
    }
  }
  return [
    ...system.map(({ nodeId, text }) => part('system', t('System'), nodeId, { text })),
    ...messages.map(({ nodeId, message }) =>
      part(message.role, localize(roles[message.role]), nodeId, { text: textOf(message) }),
    ),
    ...tools.map(({ nodeId, pipelineId, tool }) =>
      part(
        `tool ${tool.name}`,
        t('Tool {name}', { name: tool.name }),
        nodeId ?? pipelineId,
        readSchema(tool.inputSchema, tool.description),
      ),
    ),
  ]
}

const roles = { user: msg('User'), assistant: msg('Assistant'), tool: msg('Tool result') } as const

function textOf(message: Message): string {
  if (message.role === 'tool') return message.content
  if (message.role === 'user')
    return message.content.map(piece => (piece.type === 'text' ? piece.text : t('(a picture)'))).join('\n')
  const calls = message.toolCalls?.map(call => `${call.name}: ${inLine(call.arguments)}`) ?? []
  return [message.content, ...calls].filter(Boolean).join('\n')
}

function settings({ request, provider }: InferenceRound): Part[] {
  const { model, temperature, maxTokens, responseFormat } = request
  return [
    { key: 'model', what: t('Model'), text: `${provider}/${model}` },
    ...(temperature === undefined ? [] : [{ key: 'temperature', what: t('Temperature'), text: `${temperature}` }]),
    { key: 'max tokens', what: t('Max tokens'), text: String(maxTokens) },
    ...(responseFormat ? [{ key: 'form', what: t('Form of the answer'), ...readSchema(responseFormat.schema) }] : []),
  ]
}

function answerParts(rounds: readonly InferenceRound[]): Part[] {
  return rounds.flatMap(({ text, toolCalls }): Part[] => [
    ...(text.trim() ? [{ key: 'said', what: t('Said'), text: text.trim() }] : []),
    ...toolCalls.map(({ call }) => ({
      key: `called ${call.name}`,
      what: t('Called {tool}', { tool: call.name }),
      ...(call.malformed === undefined ? readValue(call.arguments) : { text: call.malformed }),
    })),
  ])
}

/** What a card shows: results of its tool, the output of its work, the way that it chose, and what went wrong. */
function resultParts(
  { nodes, inferences }: RunState,
  { id: nodeId, type: nodeType, config }: Node,
  type: NodeType | undefined,
): Part[] {
  const { results = [], output, route, error } = nodes[nodeId] ?? {}
  // What a card adds to the context, and what a model answered, are parts of the model's own.
  const isTold = inferences[nodeId] !== undefined || type?.context !== undefined
  return [
    ...results.map((result): Part => {
      const { data, isError } = result
      const words = resultInWords(result, type, config)
      const why = isJsonObject(data) && typeof data.explanation === 'string' ? data.explanation : ''
      return {
        key: 'result',
        what: t('Result'),
        text: [words, why].filter(Boolean).join('\n'),
        ...(!isError && data !== null && { json: pretty(data), drawn: { nodeType, data } }),
      }
    }),
    ...(output === undefined || output === null || isTold || results.length > 0
      ? []
      : [{ key: 'output', what: t('Output'), ...readValue(output) }]),
    ...(route ? [{ key: 'route', what: t('Goes on to'), text: route.selectedPath.blockTitle }] : []),
    ...(error ? [{ key: 'error', what: t('Error'), text: localize(error.message) }] : []),
  ]
}

/** What a part says: its words, and the JSON that they tell. */
type Said = Pick<Part, 'text' | 'json'>

/** A value field by field. */
function readValue(value: JsonValue): Said {
  if (typeof value !== 'object' || value === null) return { text: jsonAsText(value) }
  const lines = isJsonObject(value)
    ? Object.entries(value).map(([name, field]) => `${name}: ${inLine(field)}`)
    : value.map(inLine)
  return { text: lines.join('\n'), json: pretty(value) }
}

const inLine = (value: JsonValue) => summarizeValue(value, Number.POSITIVE_INFINITY, text => text)

/** The fields that a schema asks for. */
function readSchema(schema: JsonSchema, description = ''): Said {
  const fields = schemaFields(schema).map(({ name, kind, needed, about }) =>
    [`${name}: ${needed ? t('{kind}, required', { kind }) : kind}`, about].filter(Boolean).join('. '),
  )
  return { text: [description, ...fields].filter(Boolean).join('\n'), json: pretty(schema) }
}

const pretty = (value: JsonValue) => JSON.stringify(value, null, 1)
