import { msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { Asked } from './asked'
import { color, drawing, emoji, hasVerdict, icon, pickOne, verdict } from './displays'
import { asSchema, filledWithGaps, type Suggest } from './form'
import { level, rounded, scaleOf } from './gauge'
import { choicesIn } from './lists'
import type { Concern } from './safety'
import { quoted } from './seen'
import { type Chosen, isPlain, PLAIN_HEX, propertiesOf, type Shape, shapeOf } from './shapes'
import { chart, isOfBag, listItems, packed, survey, table } from './tables'
import { shared } from './topics'

/**
 * The tools to call now: a question first, then what finds something out, then all displays. A tool that has answered is
 * not called again, except once after arguments that did not fit.
 */
export function toolsToCall(asked: Asked): Tool[] {
  const open = asked.request.tools.filter(({ name }) => {
    const results = asked.results.filter(({ toolName }) => toolName === name)
    return results.length === 0 || (results.length === 1 && results[0]?.isError === true && results[0].isUnfit)
  })
  const wanted = open.filter(tool => isWanted(asked, tool))
  const first = wanted.find(tool => shapeOf(tool) === 'survey')
  if (first) return [first]
  const finders = wanted.filter(tool => ['finder', 'other'].includes(shapeOf(tool)))
  return finders.length > 0 ? finders : wanted
}

function isWanted(asked: Asked, tool: Tool): boolean {
  const { said, system, reading } = asked
  const isNamed = system.includes(tool.name) || said.includes(tool.name)
  switch (shapeOf(tool)) {
    case 'webhook':
      return (
        addressIn(asked) !== undefined &&
        (reading.marks.has('send') || isNamed || asked.systemReading.marks.has('send'))
      )
    case 'survey':
      return isNamed || choicesIn(said, reading.words).length > 1
    case 'finder':
    case 'other':
      // What was found out names many things; only what the person said sends to a tool.
      return (
        isNamed ||
        (said !== '' &&
          shared([asked.readIn(said)], `${tool.name.replaceAll('_', ' ')} ${tool.description}`, asked.lexicons) > 0)
      )
    case 'verdict':
      return hasVerdict(asked)
    case 'list':
      return asked.isFollowing || said === '' || !isOfBag(asked, tool) || packed(asked).length > 0
    default:
      return true
  }
}

/** What a tool is called with, and of which fields nothing is known; undefined where its schema asks for what the demo cannot give. */
export function argumentsFor(asked: Asked, tool: Tool): { args: JsonObject; gaps: string[] } | undefined {
  const shape = shapeOf(tool)
  const chosen = asked.concern ? calmArguments(tool, shape, asked.concern) : choose(asked, tool, shape)
  if (asked.concern && !chosen) return undefined
  const explanation = chosen?.why && asked.messages.localize(chosen.why)
  const suggest: Suggest = (key, schema) => {
    if (key === 'explanation') return explanation
    if (chosen && key in chosen.args) return chosen.args[key]
    return shape === 'other' || shape === 'icon' ? pickOne(asked, schema)?.value : undefined
  }
  const { value, gaps } = filledWithGaps({ type: 'object', ...asSchema(tool.inputSchema) }, suggest)
  return isJsonObject(value) ? { args: value, gaps } : undefined
}

function choose(asked: Asked, tool: Tool, shape: Shape): Chosen | undefined {
  const { said } = asked
  const text = said || asked.notes
  switch (shape) {
    case 'color':
      return color(asked, tool)
    case 'icon':
      return icon(asked, tool)
    case 'emoji':
      return emoji(asked, tool)
    case 'level':
      return level(asked, tool)
    case 'verdict':
      return verdict(asked)
    case 'drawing':
      return drawing(asked, tool)
    case 'list': {
      const items = said !== '' && !asked.isFollowing && isOfBag(asked, tool) ? packed(asked) : listItems(asked)
      return {
        args: { items: items.slice(0, 20), ordered: false },
        why: msg('I saw {words}: the text names it.', { words: quoted(asked, items.slice(0, 2)) }),
      }
    }
    case 'table':
      return table(asked)
    case 'chart':
      return chart(asked, tool)
    case 'survey':
      return survey(asked)
    case 'webhook':
      return {
        args: {
          url: addressIn(asked) ?? '',
          method: /\bGET\b/.test(`${said} ${asked.system}`) ? 'GET' : 'POST',
          body: { text },
        },
        why: msg('The text asks to send it to this address.'),
      }
    case 'finder': {
      const key = 'query'
      return { args: { [key]: text.slice(0, 1000) }, why: msg('The text asks for it.') }
    }
    default:
      return { args: {} }
  }
}

const ADDRESS = /https?:\/\/[^\s<>"'`“”]+[^\s<>"'`“”.,;:!?)\]}،؟]/i
/** The address that a text points to. Never made up. */
const addressIn = ({ said, system }: Asked): string | undefined => (ADDRESS.exec(said) ?? ADDRESS.exec(system))?.[0]

/** A neutral value of a display; undefined where it has none. */
function calmArguments(tool: Tool, shape: Shape, concern: Concern): Chosen | undefined {
  const why =
    concern === 'harm'
      ? msg('This text may be about something serious, so this is a plain one.')
      : msg('My lists are too small for this text, so this is a plain one.')
  const properties = propertiesOf(tool)
  switch (shape) {
    case 'color':
      return { args: { hex: PLAIN_HEX }, why }
    case 'emoji':
      return { args: { emoji: '▫️' }, why }
    case 'drawing':
      return { args: { width: 8, height: 8, pixels: Array.from({ length: 64 }, () => PLAIN_HEX) }, why }
    case 'level': {
      const { key, low, high, step } = scaleOf(properties)
      return { args: { [key]: rounded((low + high) / 2, low, high, step) }, why }
    }
    case 'icon': {
      const [key = '', schema = {}] =
        Object.entries(properties).find(([, value]) => Array.isArray(asSchema(value).enum)) ?? []
      const plain = (asSchema(schema).enum as JsonValue[]).find(isPlain)
      return plain === undefined ? undefined : { args: { [key]: plain }, why }
    }
    default:
      return undefined
  }
}

/** Whether a display has a neutral value. */
export const hasCalmValue = (tool: Tool): boolean => calmArguments(tool, shapeOf(tool), 'harm') !== undefined
