import { isJsonObject, type JsonObject, type JsonValue } from '../../../engine/model/json'
import type { ToolAnswer } from './reading'
import { excerpt, tellData } from './tell-data'

const HEX = /^#[0-9a-f]{6}$/i

export function parseResult(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return undefined
  }
}

/** The labels that a person chose, when a result is a survey's answer; null when it is none. */
export function chosenIn({ content, call, isError }: ToolAnswer): string[] | null {
  if (isError) return null
  const result = parseResult(content)
  if (!isJsonObject(result)) return null
  const options = isJsonObject(call?.arguments) ? call.arguments.options : undefined
  const labelOf = (choice: JsonValue): string => {
    if (isJsonObject(choice)) return String(choice.label ?? choice.id ?? '')
    const option = Array.isArray(options) ? options.find(each => isJsonObject(each) && each.id === choice) : undefined
    return isJsonObject(option) ? String(option.label ?? choice) : String(choice)
  }
  const chosen = result.chosen ?? result.selected ?? result.selectedIds ?? result.selectedLabels
  return Array.isArray(chosen) ? chosen.map(labelOf).filter(Boolean) : null
}

/** Describes one call and its result, in a sentence. */
export function sayResult(answer: ToolAnswer): string {
  const { content, isError, toolName } = answer
  if (isError) return sayFailure(content, toolName)
  const chosen = chosenIn(answer)
  if (chosen) return chosen.length > 0 ? `You chose *${chosen.join('* and *')}*.` : 'You chose none of them.'
  return sayArguments(answer) ?? sayData(content, toolName)
}

/** What went wrong, in a sentence: pipelines and integrations answer with it inside of JSON. */
function sayFailure(content: string, toolName: string): string {
  const result = opened(content)
  if (!isJsonObject(result)) return `*${toolName}* answered with an error: ${excerpt(content)}`
  if (result.success === false) return sayData(content, toolName)
  const { error, message, summary } = result
  const said = (isJsonObject(error) ? error.message : error) ?? message ?? summary ?? result
  return `*${toolName}* answered with an error: ${ended(tellData(said))}`
}

/** The result of a display is best described by its arguments. */
function sayArguments({ call }: ToolAnswer): string | null {
  const args = call?.arguments
  if (!isJsonObject(args)) return null
  const hex = Object.values(args).find(value => typeof value === 'string' && HEX.test(value))
  if (hex) return `For the color I took ${typeof args.name === 'string' ? `${args.name}, ` : ''}${hex}.`
  if (Array.isArray(args.pixels)) {
    const shows = /^It shows ([^.]+)\./.exec(String(args.explanation ?? ''))?.[1] ?? 'it'
    return `I drew ${shows} in ${args.pixels.length} pixels.`
  }
  if (typeof args.value === 'number') {
    const unit = typeof args.unit === 'string' ? ` ${args.unit}` : ''
    const of = typeof args.label === 'string' ? ` for ${args.label.toLowerCase()}` : ''
    return `I set the gauge to ${args.value}${unit}${of}.`
  }
  if (typeof args.id === 'string' && !('query' in args)) return `The icon is ${args.id}.`
  return sayShown(args)
}

/** What was put on the smaller displays. */
function sayShown({ emoji, score, verdict, items, columns, rows, kind, values }: JsonObject): string | null {
  if (typeof emoji === 'string') return `The emoji is ${emoji}.`
  if (typeof score === 'number') return `My score is ${score}.`
  if (typeof verdict === 'boolean') return `My verdict is ${verdict ? 'yes' : 'no'}.`
  if (Array.isArray(columns) && Array.isArray(rows)) return `My table has ${counted(rows, 'row')}.`
  if (Array.isArray(values))
    return `I drew ${counted(values, 'number')}${typeof kind === 'string' ? ` as a ${kind} chart` : ''}.`
  return Array.isArray(items) ? `I listed ${counted(items, 'thing')}.` : null
}

const counted = ({ length }: JsonValue[], noun: string) => `${length} ${noun}${length === 1 ? '' : 's'}`

/** A called pipeline returns its answer in `result`, with instructions for the reader. */
function opened(content: string): JsonValue | undefined {
  const result = parseResult(content)
  return isJsonObject(result) && isJsonObject(result.result) && typeof result.result.success === 'boolean'
    ? result.result
    : result
}

/** What another one like this said that it saw, and whom it asked, is of no use here; what it found is. */
const withoutPreamble = (text: string): string =>
  text.replace(/^I saw [^.]*\.\s*(?:(?:Also|My list)\b[^.]*\.\s*)?/, '').replace(/^\*[^*]+\* says: /, '')

const ended = (text: string) => text.replace(/\.?$/, '.')

/** A tool as people call it: pipelines and texts are asked by names that begin with the same words. */
const spoken = (toolName: string) => toolName.replace(/^(?:consult|knowledge_search)_(?=.)/, '').replaceAll('_', ' ')

/** Describes the result of a lookup: the reply of another model, its data, else its summary. */
function sayData(content: string, toolName: string): string {
  const name = `*${spoken(toolName)}*`
  const result = opened(content)
  if (!isJsonObject(result))
    return result === undefined && content.trim()
      ? `${name} said: ${excerpt(content)}`
      : `${name} gave ${tellData(result ?? null)}.`
  if (result.success === false)
    return `${name} could not help: ${ended(tellData(result.error ?? result.summary ?? null))}`
  const response = isJsonObject(result.response) ? result.response : result
  if (typeof response.status === 'number') {
    const body = response.body ? ` and said: ${tellData(response.body)}` : ''
    return `The address answered with status ${response.status}${body}.`
  }
  if (isJsonObject(result.data) && typeof result.data.text === 'string' && result.data.text.trim() !== '') {
    return `${name} says: ${withoutPreamble(result.data.text).trim()}`
  }
  const data = tellData(result.data ?? result.text ?? result.output ?? result.results ?? null)
  const summary = typeof result.summary === 'string' ? excerpt(result.summary) : ''
  if (data === 'nothing') return `${name} says: ${ended(summary || tellData(result))}`
  // A summary that only names the fields of the data ("rooms: 3 entries") is less informative than they are.
  const isSaid = summary !== '' && !/^\w+: /.test(summary)
  return `${name} says: ${isSaid ? `${ended(summary)} In its data: ` : ''}${ended(data)}`
}

/** Whether a call looked something up, rather than showed something or asked the person. */
export function isFinding(answer: ToolAnswer): boolean {
  return !answer.isError && isJsonObject(answer.call?.arguments) && !sayArguments(answer) && !chosenIn(answer)
}

/** The words of a finding tool's result, so that displays called later can show it. */
export function findingsOf(answers: readonly ToolAnswer[]): string {
  return answers
    .filter(isFinding)
    .map(({ content }) => {
      const result = opened(content)
      if (!isJsonObject(result)) return content
      return [result.summary, result.data ?? result.text]
        .filter(value => value !== undefined && value !== null)
        .map(plain)
        .join(' ')
    })
    .join(' ')
}

const plain = (value: JsonValue | undefined): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .map(inner => plain(inner))
        .join(' ')
    : String(value ?? '')
