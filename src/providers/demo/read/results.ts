import { isJsonObject, type JsonObject, type JsonValue } from '../../../engine/model/json'
import { speakingPack, tell } from '../languages/active'
import { englishPack } from '../languages/en/english'
import type { Sentence } from '../languages/sentence'
import { describeData, excerpt } from './describe-data'
import type { ToolAnswer } from './reading'

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

/** The reasons that the calls gave, in one text. */
export function reasonsOf(answers: readonly ToolAnswer[]): string {
  return answers
    .flatMap(({ call }) => (isJsonObject(call?.arguments) ? [String(call.arguments.explanation ?? '')] : []))
    .join(' ')
}

/** Describes one call and its result, in a sentence. */
export function describeResult(answer: ToolAnswer): string {
  const { content, isError, toolName } = answer
  if (isError) return describeFailure(content, toolName)
  const chosen = chosenIn(answer)
  if (chosen)
    return chosen.length > 0
      ? tell('You chose {choices}.', { choices: chosen.map(choice => `*${choice}*`).join(tell(' and ')) })
      : tell('You chose none of them.')
  return describeArguments(answer) ?? describeResultData(content, toolName)
}

/** What went wrong, in a sentence: pipelines and integrations answer with it inside of JSON. */
function describeFailure(content: string, toolName: string): string {
  const result = opened(content)
  if (!isJsonObject(result)) return failed(toolName, excerpt(content))
  if (result.success === false) return describeResultData(content, toolName)
  const { error, message, summary } = result
  const said = (isJsonObject(error) ? error.message : error) ?? message ?? summary ?? result
  return failed(toolName, ended(describeData(said)))
}

/** The result of a display is best described by its arguments. */
function describeArguments({ call }: ToolAnswer): string | null {
  const args = call?.arguments
  if (!isJsonObject(args)) return null
  const hex = Object.values(args).find((value): value is string => typeof value === 'string' && HEX.test(value))
  if (hex)
    return tell('For the color I took {color}.', {
      color: typeof args.name === 'string' ? `${args.name}${tell(', ')}${hex}` : hex,
    })
  if (Array.isArray(args.pixels)) {
    const [before = '', after = ''] = speakingPack().sentence('It shows {thing}.').split('{thing}')
    const why = String(args.explanation ?? '')
    const end = why.indexOf(after, before.length)
    const thing = why.startsWith(before) && end >= 0 ? why.slice(before.length, end) : tell('it')
    return tell('I drew {thing} in {count} pixels.', { thing, count: args.pixels.length })
  }
  if (typeof args.value === 'number') {
    const unit = typeof args.unit === 'string' ? ` ${args.unit}` : ''
    const level = `${args.value}${unit}`
    return typeof args.label === 'string'
      ? tell('I set the gauge to {level} for {label}.', {
          level,
          label: speakingPack().capitalNouns ? args.label : args.label.toLowerCase(),
        })
      : tell('I set the gauge to {level}.', { level })
  }
  if (typeof args.id === 'string' && !('query' in args)) return tell('The icon is {icon}.', { icon: args.id })
  return describeShown(args)
}

/** What was put on the smaller displays. */
function describeShown({ emoji, score, verdict, items, columns, rows, kind, values }: JsonObject): string | null {
  if (typeof emoji === 'string') return tell('The emoji is {emoji}.', { emoji })
  if (typeof score === 'number') return tell('My score is {score}.', { score })
  if (typeof verdict === 'boolean') return verdict ? tell('My verdict is yes.') : tell('My verdict is no.')
  if (Array.isArray(columns) && Array.isArray(rows))
    return rows.length === 1 ? tell('My table has 1 row.') : tell('My table has {count} rows.', { count: rows.length })
  if (Array.isArray(values)) return drawn(values.length, typeof kind === 'string' ? kind : 'bar')
  if (!Array.isArray(items)) return null
  return items.length === 1 ? tell('I listed 1 thing.') : tell('I listed {count} things.', { count: items.length })
}

function drawn(count: number, kind: string): string {
  const numbers = count === 1 ? tell('1 number') : tell('{count} numbers', { count })
  return tell('I drew {numbers} as a {kind} chart.', { numbers, kind: CHARTS[kind] ? tell(CHARTS[kind]) : kind })
}

const CHARTS: Readonly<Record<string, Sentence>> = { pie: 'pie', line: 'line', bar: 'bar' }

const failed = (toolName: string, error: string) =>
  tell('{tool} answered with an error: {error}', { tool: `*${toolName}*`, error })

/** A called pipeline returns its answer in `result`, with instructions for the reader. */
function opened(content: string): JsonValue | undefined {
  const result = parseResult(content)
  return isJsonObject(result) && isJsonObject(result.result) && typeof result.result.success === 'boolean'
    ? result.result
    : result
}

/** What another one like this said that it saw, and whom it asked, is of no use here; what it found is. */
const withoutPreamble = (text: string): string =>
  text
    .replace(speakingPack().reading.preamble, '')
    .replace(englishPack.reading.preamble, '')
    .replace(/^\*[^*]+\* says: /, '')

const ended = (text: string) => text.replace(/\.?$/, '.')

/** A tool as people call it: pipelines and texts are asked by names that begin with the same words. */
const spoken = (toolName: string) => toolName.replace(/^(?:consult|knowledge_search)_(?=.)/, '').replaceAll('_', ' ')

/** Describes the result of a lookup: the reply of another model, its data, else its summary. */
function describeResultData(content: string, toolName: string): string {
  const tool = `*${spoken(toolName)}*`
  const result = opened(content)
  if (!isJsonObject(result))
    return result === undefined && content.trim()
      ? tell('{tool} said: {text}', { tool, text: excerpt(content) })
      : tell('{tool} gave {data}.', { tool, data: describeData(result ?? null) })
  if (result.success === false)
    return tell('{tool} could not help: {error}', {
      tool,
      error: ended(describeData(result.error ?? result.summary ?? null)),
    })
  const response = isJsonObject(result.response) ? result.response : result
  if (typeof response.status === 'number') {
    const { status, body } = response
    return body
      ? tell('The address answered with status {status} and said: {text}.', { status, text: describeData(body) })
      : tell('The address answered with status {status}.', { status })
  }
  if (isJsonObject(result.data) && typeof result.data.text === 'string' && result.data.text.trim() !== '') {
    return tell('{tool} says: {text}', { tool, text: withoutPreamble(result.data.text).trim() })
  }
  const data = describeData(result.data ?? result.text ?? result.output ?? result.results ?? null)
  const summary = typeof result.summary === 'string' ? excerpt(result.summary) : ''
  if (data === tell('nothing'))
    return tell('{tool} says: {text}', { tool, text: ended(summary || describeData(result)) })
  // A summary that only names the fields of the data ("rooms: 3 entries") is less informative than they are.
  const isSaid = summary !== '' && !/^\w+: /.test(summary)
  return isSaid
    ? tell('{tool} says: {text} In its data: {data}', { tool, text: ended(summary), data: ended(data) })
    : tell('{tool} says: {text}', { tool, text: ended(data) })
}

/** Whether a call looked something up, rather than showed something or asked the person. */
export function isFinding(answer: ToolAnswer): boolean {
  return !answer.isError && isJsonObject(answer.call?.arguments) && !describeArguments(answer) && !chosenIn(answer)
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
