import { diffArrays } from 'diff'
import { activeMessages } from '../../../language/active'
import { msg } from '../../../language/message'
import type { Messages } from '../../../language/messages'
import type { Document } from '../../../model/document'
import { type JsonValue, jsonAsText } from '../../../model/json'
import type { Message } from '../../../model/language-model'
import type { NodeType, NodeTypes } from '../../../model/node-type'
import { allNodes } from '../../../store/document/draft'
import type { InferenceRound, RunState } from '../../../store/run/run-state'
import { cardNames } from '../../stack/card-names'
import { sentContext } from '../../xray/sent-context'
import { type DiffPiece, wordDiff } from './word-diff'

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
  text: string
}

/** Compares what each card got and gave: those of the second run, and then those that only the first one had. */
export function compareRuns(
  before: ComparedRun,
  now: ComparedRun,
  nodeTypes: NodeTypes,
  messages: Messages = activeMessages(),
): CardChange[] {
  const [old, current] = [before, now].map(run => cardParts(run, nodeTypes, messages)) as [CardParts, CardParts]
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
  const what = (now ?? before)?.what ?? ''
  if (!before || !now) {
    const change = now ? 'now' : 'before'
    return { what, change, pieces: [{ kind: change, text: (now ?? before)?.text ?? '' }] }
  }
  if (before.text === now.text) return { what, change: 'same', pieces: [{ kind: 'same', text: now.text }] }
  return { what, change: 'changed', pieces: wordDiff(before.text, now.text) }
}

type CardParts = ReadonlyMap<string, { name: string; parts: Part[] }>

/** What each card of a run got and gave, in the order of the document. */
function cardParts({ document, state }: ComparedRun, nodeTypes: NodeTypes, messages: Messages): CardParts {
  const names = cardNames(allNodes(document), nodeTypes, messages)
  const nameOf = (id: string | null | undefined) =>
    (id && (names.get(id) ?? document.pipelines.find(pipeline => pipeline.id === id)?.name)) || undefined
  return new Map(
    allNodes(document).map(({ id, type: typeName }) => {
      const type = nodeTypes.get(typeName)
      const rounds = state.inferences[id] ?? []
      const [first] = rounds
      const parts = first
        ? [...sentParts(first, nameOf, messages), ...settings(first, messages), ...answerParts(rounds, messages)]
        : []
      return [id, { name: names.get(id) ?? id, parts: [...parts, ...resultParts(state, id, type, messages)] }]
    }),
  )
}

function sentParts(
  { request, origins }: InferenceRound,
  nameOf: (id: string | null | undefined) => string | undefined,
  { t, localize }: Messages,
): Part[] {
  const { system, messages, tools } = sentContext(request, origins)
  const part = (kind: string, plain: string, source: string | null | undefined, text: string): Part => {
    const card = nameOf(source)
    return {
      key: JSON.stringify([kind, source]),
      what: card ? t('{part}, from {card}', { part: plain, card }) : plain,
      text,
    }
  }
  return [
    ...system.map(({ nodeId, text }) => part('system', t('System'), nodeId, text)),
    ...messages.map(({ nodeId, message }) =>
      part(message.role, localize(roles[message.role]), nodeId, textOf(message, t)),
    ),
    ...tools.map(({ nodeId, pipelineId, tool }) =>
      part(
        `tool ${tool.name}`,
        t('Tool {name}', { name: tool.name }),
        nodeId ?? pipelineId,
        `${tool.description}\n${pretty(tool.inputSchema as JsonValue)}`,
      ),
    ),
  ]
}

const roles = { user: msg('User'), assistant: msg('Assistant'), tool: msg('Tool result') } as const

function textOf(message: Message, t: Messages['t']): string {
  if (message.role === 'tool') return message.content
  if (message.role === 'user')
    return message.content.map(piece => (piece.type === 'text' ? piece.text : t('(a picture)'))).join('\n')
  const calls = message.toolCalls?.map(call => `${call.name} ${pretty(call.arguments)}`) ?? []
  return [message.content, ...calls].filter(Boolean).join('\n')
}

function settings({ request, provider }: InferenceRound, { t }: Messages): Part[] {
  const { model, temperature, maxTokens, responseFormat } = request
  const named: [key: string, what: string, text: string | undefined][] = [
    ['model', t('Model'), `${provider}/${model}`],
    ['temperature', t('Temperature'), temperature?.toString()],
    ['max tokens', t('Max tokens'), String(maxTokens)],
    ['form', t('Form of the answer'), responseFormat && pretty(responseFormat.schema as JsonValue)],
  ]
  return named.flatMap(([key, what, text]) => (text === undefined ? [] : [{ key, what, text }]))
}

function answerParts(rounds: readonly InferenceRound[], { t }: Messages): Part[] {
  return rounds.flatMap(({ text, toolCalls }): Part[] => [
    ...(text.trim() ? [{ key: 'said', what: t('Said'), text: text.trim() }] : []),
    ...toolCalls.map(({ call }) => ({
      key: `called ${call.name}`,
      what: t('Called {tool}', { tool: call.name }),
      text: call.malformed ?? pretty(call.arguments),
    })),
  ])
}

/** What a card shows: results of its tool, the output of its work, the way that it chose, and what went wrong. */
function resultParts(
  { nodes, inferences }: RunState,
  nodeId: string,
  type: NodeType | undefined,
  { t, localize }: Messages,
): Part[] {
  const { results = [], output, route, error } = nodes[nodeId] ?? {}
  // What a card adds to the context, and what a model answered, are parts of the model's own.
  const isTold = inferences[nodeId] !== undefined || type?.context !== undefined
  return [
    ...results.map(({ data, content, isError }) => ({
      key: 'result',
      what: t('Result'),
      text: isError || data === null ? localize(content) : pretty(data),
    })),
    ...(output === undefined || output === null || isTold || results.length > 0
      ? []
      : [{ key: 'output', what: t('Output'), text: jsonAsText(output) }]),
    ...(route ? [{ key: 'route', what: t('Goes on to'), text: route.selectedPath.blockTitle }] : []),
    ...(error ? [{ key: 'error', what: t('Error'), text: localize(error.message) }] : []),
  ]
}

const pretty = (value: JsonValue) => JSON.stringify(value, null, 1)
