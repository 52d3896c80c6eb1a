import type { JsonObject } from '../../../engine/model/json'
import type { Tool } from '../../../engine/model/language-model'
import { matches } from '../languages/active'
import { englishPack } from '../languages/en/english'
import { takesHex, takesPixels, takesRows } from '../read/place'
import type { RequestReading } from '../read/reading'
import { type DemoRole, roleOf } from '../read/role'
import { asSchema, follow, merge, typesOf } from '../read/schema'
import { stems } from '../read/words'
import { talk } from '../talk/load-talk'
import { listedChoices } from './choices'
import { familiesOf } from './kin'
import { addressIn, wantsToSend } from './outgoing'

/** What a tool seems to be for, by its schema first and its name after. */
type DisplayKind = 'drawing' | 'colour' | 'survey' | 'webhook' | 'display' | 'other'

/** The properties of a tool's arguments, with references and `allOf` folded in. */
function propertiesOf({ inputSchema }: Tool): [string, JsonObject][] {
  const open = (schema: JsonObject): JsonObject => {
    const all = Array.isArray(schema.allOf) ? schema.allOf.map(asSchema) : []
    const target = typeof schema.$ref === 'string' ? follow(schema.$ref, inputSchema) : {}
    return all.reduce<JsonObject>((whole, part) => merge(whole, part), { ...target, ...schema })
  }
  return Object.entries(asSchema(open(inputSchema).properties)).map(([key, schema]) => [key, open(asSchema(schema))])
}

function displayKindOf(tool: Tool): DisplayKind {
  const properties = propertiesOf(tool)
  const has = (test: RegExp, type: string) =>
    properties.some(
      ([key, schema]) => test.test(key) && (typesOf(schema).includes(type) || typesOf(schema).length === 0),
    )
  if (properties.some(([, schema]) => takesPixels(schema) || takesRows(schema))) return 'drawing'
  if (has(/question/i, 'string') && has(/options|choices|answers/i, 'array')) return 'survey'
  if (has(/^(?:url|uri|endpoint)$/i, 'string') && has(/method|body|payload|headers/i, 'string')) return 'webhook'
  if (
    properties.some(
      ([key, schema]) => typesOf(schema).includes('string') && (takesHex(schema) || /^(?:hex|colou?r)$/i.test(key)),
    )
  )
    return 'colour'
  if (
    /^(?:display|show|render|generate|draw|paint|set|rate|score|classify|label|tag|pick|choose)(?:_|$|[A-Z])/.test(
      tool.name,
    )
  )
    return 'display'
  if (
    has(/^(?:value|score|rating|level)$/i, 'number') ||
    properties.some(([key, schema]) => /icon|emoji|symbol/i.test(key) && schema.enum)
  )
    return 'display'
  return 'other'
}

/** A tool that is to be called, with what it is for. */
export interface ChosenTool {
  tool: Tool
  role: DemoRole
  kind: DisplayKind
}

/**
 * The tools to call now, in order; empty when it is time for text. Questions and tools that look something up come
 * before displays, so that displays can show the answer. A tool that has answered is not called again, except once
 * after invalid arguments.
 */
export function chooseTools(reading: RequestReading): ChosenTool[] {
  const wanted = reading.request.tools
    .filter(tool => isOpen(reading, tool.name))
    .map(tool => ({ tool, role: roleOf(tool, reading.system), kind: displayKindOf(tool) }))
    .filter(chosen => isCalledFor(reading, chosen))
  const first = wanted.filter(({ kind }) => kind === 'survey').slice(0, 1)
  if (first.length > 0) return first
  const finders = wanted.filter(({ kind }) => kind === 'other')
  const chosen = finders.length > 0 ? finders : wanted
  return [...chosen].sort((a, b) => Number(b.role.named) - Number(a.role.named))
}

function isOpen({ answers }: RequestReading, name: string): boolean {
  const results = answers.filter(({ toolName }) => toolName === name)
  if (results.length === 0) return true
  return (
    results.length === 1 &&
    results[0]?.isError === true &&
    /does not fit|not valid JSON|no tool named|schema|arguments/i.test(results[0].content)
  )
}

function isCalledFor(reading: RequestReading, { tool, role, kind }: ChosenTool): boolean {
  const namedBySaid = reading.said.includes(tool.name)
  const isSaid = reading.topicFrom === 'message'
  if (kind === 'webhook') return addressIn(reading) !== undefined && (wantsToSend(reading) || role.named)
  if (role.named || namedBySaid) return true
  if (kind === 'survey')
    return (
      listedChoices(reading.topic).length >= 2 || matches(`${reading.said} ${reading.system}`, rules => rules.asksBack)
    )
  // What was found out names many things; only what the person said sends to a tool that has not been asked.
  if (kind === 'other') return (reading.answers.length === 0 || wasAsked(reading, tool)) && shares(reading, tool)
  return !isSaid || reading.looks.length > 0 || !talk().isSmallTalk(reading.said)
}

function wasAsked({ answers }: RequestReading, { name }: Tool): boolean {
  return answers.some(({ toolName }) => toolName === name)
}

/** Whether a tool's name and description share a word, or a family of words, with what was said. */
function shares(reading: RequestReading, tool: Tool): boolean {
  const about = `${tool.name} ${tool.description}`
  // Descriptions are English, and those that a person writes may be in their language.
  const own = new Set([...stems(about, englishPack), ...stems(about)])
  const said = stems(reading.topic)
  if ([...said].some(word => own.has(word))) return true
  const families = new Set([...own].flatMap(word => [...familiesOf(word)]))
  return [...said].some(word => [...familiesOf(word)].some(family => families.has(family)))
}
