import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { Tool, ToolCall } from '../../model/language-model'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { field, looseObjects, looseText } from './loose-json'

/** A call while its pieces come in. */
interface OpenCall {
  index: number | undefined
  id: string
  name: string
  json: string
  /** What Google requires to be sent back with a call, such as its thought signature. */
  extra?: JsonValue
}

/**
 * Puts the pieces of calls together as servers of Chat Completions send them: by index; where all have the same index, or
 * none, by id; and without either, one after another.
 */
export class ToolCallPieces {
  readonly calls: OpenCall[] = []

  /** Adds a piece. Returns the text of its arguments. */
  add(piece: JsonObject): string {
    const index = typeof piece.index === 'number' ? piece.index : undefined
    const id = looseText(piece.id)
    const name = looseText(field(piece.function, 'name') ?? piece.name)
    const given = field(piece.function, 'arguments') ?? piece.arguments
    const json = isJsonObject(given) ? JSON.stringify(given) : looseText(given)
    const open = this.callOf({ index, id, name, json })
    const call = open ?? { index, id, name: '', json: '' }
    if (!open) this.calls.push(call)
    call.id ||= id
    if (call.json === '' && !name.startsWith(call.name)) call.name += name
    else if (call.json === '' || call.name === '') call.name = name || call.name
    // Some send the whole call once more when it is complete.
    if (json !== call.json || !isWhole(json)) call.json += json
    if (piece.extra_content !== undefined) call.extra = piece.extra_content
    return json
  }

  /** The call that a piece goes on with; undefined where it begins one. */
  private callOf({ index, id, name, json }: Omit<OpenCall, 'extra'>): OpenCall | undefined {
    const isSame = (call: OpenCall) => call.id === id && (index ?? call.index) === (call.index ?? index)
    const sameId = id === '' ? undefined : this.calls.findLast(isSame)
    if (sameId && !isWhole(sameId.json)) return sameId
    if (sameId && (json === '' || json === sameId.json) && (name === '' || name === sameId.name)) return sameId
    const last = index === undefined ? this.calls.at(-1) : this.calls.findLast(call => call.index === index)
    if (!last || name === '') return last
    // A piece with a name begins a call, unless it is the name of the one that is still open.
    if (isWhole(last.json)) return index !== undefined && last.name === name && json === last.json ? last : undefined
    if (id !== '' && last.id !== '' && id !== last.id && last.json === '') return undefined
    return last.json === '' || last.name === name ? last : undefined
  }
}

function isWhole(json: string): boolean {
  return json !== '' && json.trimEnd().endsWith('}') && isJsonObject(parseUntrustedJson(json))
}

/** Makes a call from the text of its arguments. No text at all means no arguments; text that is no JSON is kept. */
export function readToolCall(id: string, name: string, text: string): ToolCall {
  if (text.trim() === '') return { id, name, arguments: {} }
  // Some leave the fence, or the word after it, that their model writes around the arguments; some send none at first.
  const plain = text.replace(/^\s*(?:```)?json\s|^\s*\{\s*\}(?=\s*\{)|```\s*$/g, '')
  const given = [text, plain, ...closed(text)].map(parseUntrustedJson).find(value => value !== undefined)
  return given === undefined ? { id, name, arguments: null, malformed: text } : { id, name, arguments: given }
}

/** Ends that some lose, behind a value that is certainly whole. */
function closed(json: string): string[] {
  return /["}\]]\s*$/.test(json) ? ['}', '}}', ']}'].map(end => json + end) : []
}

/** The arguments in a later request. Both wire formats require an object, even for a model's mistake. */
export function argumentsForHistory(call: ToolCall): JsonObject {
  if (isJsonObject(call.arguments)) return call.arguments
  return { unreadable: call.malformed ?? call.arguments }
}

/** The calls in the one that models of OpenAI sometimes make in place of several. */
export function callsInside(call: ToolCall): ToolCall[] {
  if (!/^multi_tool_use\.?parallel$/.test(call.name)) return [call]
  const uses = looseObjects(field(call.arguments, 'tool_uses'))
  return uses.map(({ recipient_name, parameters = {} }, index) => ({
    id: `${call.id}_${index + 1}`,
    name: looseText(recipient_name),
    arguments: parameters,
  }))
}

/**
 * The name of an offered tool that a model meant: `functions.x`, `x:0`, and `x` with a mark of the model's own format behind it,
 * are `x`.
 */
export function offeredName(name: string, tools: readonly Pick<Tool, 'name'>[]): string {
  const isOffered = (wanted: string) => tools.some(tool => tool.name === wanted)
  return [name, plainName(name), lastName(name)].find(isOffered) ?? name
}

/** The same; small models also write it in other letters, or only its end, which counts where one tool alone can be meant. */
export function meantName(name: string, tools: readonly Pick<Tool, 'name'>[]): string {
  const offered = offeredName(name, tools)
  if (tools.some(tool => tool.name === offered)) return offered
  const loose = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  const wanted = loose(lastName(name))
  const meant = tools.filter(tool => `_${loose(tool.name)}`.endsWith(`_${wanted}`))
  return (meant.length === 1 && wanted !== '' && meant[0]?.name) || name
}

const plainName = (name: string) => name.replace(/<.*$|:\d+$/s, '').trim()
const lastName = (name: string) => plainName(name).replace(/^.*[.:/]/, '')
