import { type MessageDescriptor, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { type Asked, parseJson, type ToolAnswer } from './asked'
import { keywordsOf } from './lists'

const NAMES = ['name', 'title', 'label', 'subject', 'heading', 'id']
/** Fields for machines only. */
const INNER = /^(?:_|score$|chunk$|id$|uuid$|index$)/
/** A text this long is what a record is for, and not one of its fields. */
const PROSE = 60
const MOST_RECORDS = 4
const MOST_FIELDS = 5
const NONE = msg({ message: 'nothing', note: 'What a tool answered with.' })

const isEmpty = (value: JsonValue | undefined) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A text in one line, cut where it gets long. */
function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > 240 ? `${line.slice(0, 240)}…` : line
}

/** Two sentences of a text, without the heading that it may begin with. */
function beginning(text: string): string {
  const body = text.replace(/^(?:#+ [^\n]*\n+)+/, '').replace(/\s+/g, ' ')
  return excerpt(/^(?:.*?[.!?؟](?:\s|$)){1,2}/.exec(body)?.[0] ?? body)
}

/** Describes data in words: records by their names, fields as text. */
function describe(value: JsonValue | undefined, asked: Asked): string {
  if (isEmpty(value)) return asked.messages.localize(NONE)
  if (Array.isArray(value)) {
    const shown = value
      .slice(0, MOST_RECORDS)
      .map(item => (isJsonObject(item) ? describeItem(item, asked) : describe(item, asked)))
    return [...shown, ...(value.length > shown.length ? ['…'] : [])].join(value.some(isJsonObject) ? '; ' : ', ')
  }
  if (!isJsonObject(value ?? null)) return excerpt(String(value))
  const lists = Object.values(value as JsonObject).filter(each => Array.isArray(each) && each.some(isJsonObject))
  // "rooms" says nothing that the rooms do not say.
  return lists.length === 1 ? describe(lists[0], asked) : fields(value as JsonObject, asked)
}

/** "Heron (view lake, beds 2, free)": one of several. A text is itself, with its source. */
function describeItem(item: JsonObject, asked: Asked): string {
  const prose = Object.entries(item).find(([, value]) => typeof value === 'string' && value.length > PROSE)
  if (prose) {
    const from = Object.entries(item).flatMap(([key, value]) =>
      key !== prose[0] && !INNER.test(key) && typeof value === 'string' && value ? [value] : [],
    )
    return `“${beginning(String(prose[1]))}”${from.length > 0 ? ` (${from.join(', ')})` : ''}`
  }
  const named = NAMES.find(key => typeof item[key] === 'string' && item[key] !== '')
  const rest = fields(item, asked, named)
  return named ? `${item[named]}${rest ? ` (${rest})` : ''}` : rest
}

const fields = (record: JsonObject, asked: Asked, except?: string): string =>
  Object.entries(record)
    .filter(([key, value]) => key !== except && !INNER.test(key) && !isEmpty(value))
    .slice(0, MOST_FIELDS)
    .map(([key, value]) => {
      const name = key
        .replace(/_+/g, ' ')
        .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
      if (value === true) return name
      if (value === false)
        return asked.messages.localize(
          msg({ message: 'not {name}', note: 'A field of data that is false: “not free”.' }, { name }),
        )
      return isJsonObject(value) ? `${name} (${fields(value, asked)})` : `${name} ${describe(value, asked)}`
    })
    .join(', ')

/** A called pipeline returns its answer in `result`, with instructions for its reader. */
function opened(content: string): JsonValue | undefined {
  const result = parseJson(content)
  return isJsonObject(result) && isJsonObject(result.result) && typeof result.result.success === 'boolean'
    ? result.result
    : result
}

/** A tool as people call it: pipelines and texts are asked by names that begin with the same words. */
const spoken = (toolName: string) =>
  `*${toolName.replace(/^(?:consult|knowledge_search)_(?=.)/, '').replaceAll('_', ' ')}*`
const ended = (text: string) => text.replace(/[.\s]*$/, '.')

/** Whether a search found something on what was asked: more than half of its words, and not just the name of the place. */
export function foundIt({ content }: ToolAnswer, { reading }: Asked): boolean {
  const result = opened(content)
  if (!isJsonObject(result)) return true
  if (result.totalResults === 0 || isEmpty(result.results ?? result.data ?? result.summary ?? content)) return false
  if (!Array.isArray(result.results)) return true
  const keys = keywordsOf(reading)
  const text = content.toLowerCase()
  return keys.filter(key => text.includes(key.toLowerCase())).length * 2 > keys.length || keys.length === 0
}

/** What one tool that finds something out has answered, in a sentence. */
export function describeFinding(answer: ToolAnswer, asked: Asked): MessageDescriptor {
  const { toolName, content, isError } = answer
  const tool = spoken(toolName)
  const result = opened(content)
  if (!isJsonObject(result)) {
    const text = ended(result === undefined ? excerpt(content) : describe(result, asked))
    return isError
      ? msg('{tool} could not help: {error}', { tool, error: text })
      : msg('{tool} says: {text}', { tool, text })
  }
  if (isError || result.success === false) {
    const { error, message, summary } = result
    const said = (isJsonObject(error) ? error.message : error) ?? message ?? summary ?? null
    return msg('{tool} could not help: {error}', { tool, error: ended(describe(said, asked)) })
  }
  if (isJsonObject(result.data) && typeof result.data.text === 'string' && result.data.text.trim() !== '')
    return msg('{tool} says: {text}', { tool, text: ended(result.data.text.trim()) })
  const data = result.data ?? result.text ?? result.output ?? result.results ?? result.body
  // What an address answers with: often that it got it, and nothing more.
  if (typeof result.status === 'number' && isEmpty(data))
    return msg('I sent it to the address. It got it, and sent nothing back.')
  return msg('{tool} says: {text}', {
    tool,
    text: ended(isEmpty(data) ? describe(result.summary, asked) : describe(data, asked)),
  })
}
