import { type MessageDescriptor, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { Asked } from './asked'
import { draw, lookOf, mainColor } from './draw'
import { asSchema, filled, type Suggest, typeOf } from './form'
import { fold } from './lexicon'
import { choicesIn, itemsIn, keywordsOf, pairsIn, pastedTable } from './lists'
import { type FoundColor, type FoundNumber, type Reading, shaded } from './read'
import type { Concern } from './safety'
import { ranked } from './sample'
import { shared } from './topics'
import looks from './words/looks.json'

/** What a tool shows or does, by the shape of its schema. */
export type Shape =
  | 'color'
  | 'icon'
  | 'emoji'
  | 'level'
  | 'verdict'
  | 'drawing'
  | 'list'
  | 'table'
  | 'chart'
  | 'survey'
  | 'webhook'
  | 'finder'
  | 'other'

/** What a tool is called with, and the reason in words. */
export interface Chosen {
  args: JsonObject
  why?: MessageDescriptor
}
const HEX_PATTERN = /^\^#/
const PLAIN_HEX = '#808080'
const propertiesOf = ({ inputSchema }: Tool) => asSchema(asSchema(inputSchema).properties)
const has = (properties: JsonObject, key: string, type: string) =>
  key in properties && typeOf(asSchema(properties[key])) === type
const isHex = (schema: JsonObject) => typeof schema.pattern === 'string' && HEX_PATTERN.test(schema.pattern)

export function shapeOf(tool: Tool): Shape {
  const properties = propertiesOf(tool)
  const entries = Object.entries(properties).map(([key, value]) => [key, asSchema(value)] as const)
  if (entries.some(([, schema]) => typeOf(schema) === 'array' && isHex(asSchema(schema.items)))) return 'drawing'
  if (has(properties, 'question', 'string') && has(properties, 'options', 'array')) return 'survey'
  if (has(properties, 'url', 'string') && 'method' in properties) return 'webhook'
  if (has(properties, 'query', 'string')) return 'finder'
  if (entries.some(([, schema]) => isHex(schema)) || has(properties, 'hex', 'string')) return 'color'
  if (has(properties, 'emoji', 'string')) return 'emoji'
  if (has(properties, 'columns', 'array') && has(properties, 'rows', 'array')) return 'table'
  if (has(properties, 'items', 'array')) return 'list'
  if (has(properties, 'values', 'array')) return 'chart'
  if (has(properties, 'verdict', 'boolean')) return 'verdict'
  if (levelKey(properties)) return 'level'
  if (/^(?:display|show)_/.test(tool.name) && entries.some(([, schema]) => Array.isArray(schema.enum))) return 'icon'
  return 'other'
}

const levelKey = (properties: JsonObject): string | undefined =>
  ['value', 'score', 'level', 'rating'].find(key => ['number', 'integer'].includes(typeOf(asSchema(properties[key]))))

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
      // Of kindness it gives no verdict without a word that it knows: what it missed may be unkind.
      return reading.feelings.length > 0 || shareOf(reading.numbers) !== undefined || !isOfMood(asked, tool)
    default:
      return true
  }
}

/** What a tool is called with; undefined where its schema asks for what the demo cannot give. */
export function argumentsFor(asked: Asked, tool: Tool): JsonObject | undefined {
  const shape = shapeOf(tool)
  const chosen = asked.concern ? calmArguments(tool, shape, asked.concern) : choose(asked, tool, shape)
  if (asked.concern && !chosen) return undefined
  const explanation = chosen?.why && asked.messages.localize(chosen.why)
  const suggest: Suggest = (key, schema) => {
    if (key === 'explanation') return explanation
    if (chosen && key in chosen.args) return chosen.args[key]
    return shape === 'other' || shape === 'icon' ? pickOne(asked, schema)?.value : undefined
  }
  const args = filled({ type: 'object', ...asSchema(tool.inputSchema) }, suggest)
  return isJsonObject(args) ? args : undefined
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
      return emoji(asked)
    case 'level':
      return level(asked, tool)
    case 'verdict':
      return verdict(asked)
    case 'drawing':
      return drawing(asked, tool)
    case 'list': {
      const items = listItems(asked)
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

/** "“sun” and “happy”" in the language of the answer. */
export const quoted = ({ messages }: Pick<Asked, 'messages'>, words: readonly string[]): string =>
  messages.list(
    [...new Set(words)]
      .slice(0, 3)
      .map(word => messages.localize(msg({ message: '“{word}”', note: 'A word of the person, quoted.' }, { word }))),
  )

const nothing = ({ reading, messages }: Asked): MessageDescriptor =>
  reading.denied[0]
    ? msg('I saw {words}. That says how it is not, and my lists do not say how it is.', {
        words: quoted({ messages }, reading.denied.slice(0, 1)),
      })
    : msg('Nothing in the text is on my lists, so this is a plain one.')

const isNothing = ({ feelings, colors, things }: Reading) => feelings.length + colors.length + things.length === 0

/** A tool or prompt that is about a mood shows the feeling rather than the color of a thing. */
const isOfMood = ({ systemReading, lexicons }: Asked, tool: Tool) =>
  (systemReading.marks.has('mood') && !isOfWeather(tool)) ||
  lexicons.some(words =>
    words
      .tokens(tool.name.replaceAll('_', ' '))
      .some(word => words.meanings(word).some(({ kind, id }) => kind === 'mark' && id === 'mood')),
  )

/** Things that are weather. */
const WEATHER: ReadonlySet<string> = new Set(
  'rain snow cloud sun wind storm lightning thunder fog rainbow hail ice snowflake tornado hurricane'.split(' '),
)

/** Weather is what the text says of it, and no mood. */
const isOfWeather = ({ name, description }: Tool) =>
  /weather|sky|wetter|himmel|tiempo|cielo|météo|meteo|ciel|طقس|سماء/i.test(`${name} ${description}`)

function color(asked: Asked, tool: Tool): Chosen {
  const { reading, pick, words, looked } = asked
  const name = (id: string) => words.name('color', id)
  const hexOf = (id: string) => looks.colors[id as keyof typeof looks.colors] ?? PLAIN_HEX
  if (looked)
    return { args: { hex: mainColor(looked) }, why: msg('I counted the pixels: this color has most of them.') }
  const [said] = reading.colors
  const found = asked.results
    .flatMap(({ args = {} }) => Object.values(args))
    .find(value => typeof value === 'string' && lookOf(value).colors.length > 0)
  const [thing] = [...(found ? [{ id: String(found), text: String(found) }] : []), ...reading.things].filter(
    ({ id }) => lookOf(id).colors.length > 0,
  )
  const [feeling] = reading.feelings
  const light = lightOf(tool.name, asked)
  const lit = (hex: string) => (light === 'night' ? shaded(hex, -0.6) : light === 'dusk' ? mixed(hex, '#f2643d') : hex)
  const used = asked.results
    .flatMap(({ args }) => (typeof args?.hex === 'string' ? [args.hex] : []))
    .concat(asked.planned)
  const fresh = (ids: readonly string[]) => ids.filter(id => !used.includes(lit(hexOf(id))))
  const one = (ids: readonly string[]) => pick(ranked(fresh(ids).length > 0 ? fresh(ids) : ids))
  const shown = (hex: string, id: string): JsonObject => ({ hex: lit(hex), name: name(id) })
  if (said && !(feeling && isOfMood(asked, tool)))
    return {
      args: { hex: lit(said.hex), name: colorText(said, name) },
      why: msg('I saw {words}: a color that is named wins.', { words: quoted(asked, [said.text]) }),
    }
  if (feeling && (!thing || isOfMood(asked, tool) || feeling.strength >= 1.5)) {
    const id = one(looks.feelings[feeling.id].colors.split(', '))
    const gaps = {
      words: quoted(
        asked,
        reading.feelings.slice(0, 2).map(({ text }) => text),
      ),
      feeling: words.name('feeling', feeling.id),
      color: name(id),
    }
    return {
      args: shown(hexOf(id), id),
      why: msg('I saw {words}. My list says {feeling}, and for that {color}.', gaps),
    }
  }
  if (thing) {
    const id = one(lookOf(thing.id).colors)
    return {
      args: shown(hexOf(id), id),
      why: msg('I saw {words}. My list says {color}.', { words: quoted(asked, [thing.text]), color: name(id) }),
    }
  }
  const [unseen] = reading.things
  if (unseen)
    return {
      args: { hex: PLAIN_HEX, name: name('gray') },
      why: msg('I saw {words}, but my list has no color for it, so I took gray.', {
        words: quoted(asked, [unseen.text]),
      }),
    }
  return { args: { hex: lit(PLAIN_HEX), name: name('gray') }, why: nothing(asked) }
}

const colorText = ({ text, id }: FoundColor, name: (id: string) => string) =>
  id.startsWith('#') ? id : text || name(id)

function mixed(a: string, b: string): string {
  const at = (hex: string, from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return `#${[1, 3, 5]
    .map(from =>
      Math.round((at(a, from) + at(b, from)) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The light that the name of a tool asks for: "display_night_color". */
function lightOf(name: string, { lexicons }: Asked): string | undefined {
  for (const words of lexicons) {
    for (const word of words.tokens(name.replaceAll('_', ' '))) {
      const found = words.meanings(word).find(({ kind, id }) => kind === 'mark' && ['night', 'dusk'].includes(id))
      if (found) return found.id
    }
  }
  return undefined
}

/** Picks one of the values that a schema allows, by what the text names. */
function pickOne(asked: Asked, schema: JsonObject): { value: JsonValue; saw: string[] } | undefined {
  if (!Array.isArray(schema.enum)) return undefined
  const { reading, lexicons, said } = asked
  const values = schema.enum
    .map(value => ({ value, id: fold(String(value)).replaceAll(' ', '_') }))
    .filter(({ id }) => !reading.absent.has(id))
  const folded = lexicons.map(words => ` ${words.tokens(said).join(' ')} `)
  const written = values.find(({ value }) =>
    lexicons.some((words, at) => folded[at]?.includes(` ${words.tokens(String(value)).join(' ')} `)),
  )
  if (written) return { value: written.value, saw: [String(written.value)] }
  const thing = reading.things.find(({ id }) => values.some(value => value.id === id))
  const match = values.find(({ id }) => id === thing?.id || reading.topics.has(id))
  return match && { value: match.value, saw: [thing?.text ?? String(match.value)] }
}

function icon(asked: Asked, tool: Tool): Chosen {
  const { reading, pick, words } = asked
  const [key = '', schema = {}] =
    Object.entries(propertiesOf(tool)).find(([, value]) => Array.isArray(asSchema(value).enum)) ?? []
  const icons = (asSchema(schema).enum as JsonValue[]).map(String)
  const offered = (ids: readonly string[]) => ids.filter(id => icons.includes(id))
  const [feeling] = reading.feelings
  const ofThings = reading.things.flatMap(({ id, text }) =>
    offered([id, ...lookOf(id).icons])
      .slice(0, 1)
      .map(found => ({ found, id, text, isNamed: found === id })),
  )
  const ofFeeling = feeling ? offered(looks.feelings[feeling.id].icons.split(', ')) : []
  const isNamed = ofThings.some(each => each.isNamed) && !isOfMood(asked, tool)
  if (feeling && ofFeeling.length > 0 && !isNamed && !(isOfWeather(tool) && ofThings.length > 0)) {
    const gaps = {
      words: quoted(
        asked,
        reading.feelings.slice(0, 2).map(({ text }) => text),
      ),
      feeling: words.name('feeling', feeling.id),
    }
    return {
      args: { [key]: pick(ranked(ofFeeling.slice(0, 4))) },
      why: msg('I saw {words}. My list says {feeling}.', gaps),
    }
  }
  const first =
    (isOfWeather(tool) ? ofThings.find(each => WEATHER.has(each.id)) : undefined) ??
    ofThings.find(each => each.isNamed) ??
    ofThings[0]
  if (first)
    return {
      args: { [key]: first.found },
      why: msg('I saw {words}. My list has this icon for it.', { words: quoted(asked, [first.text]) }),
    }
  const named = pickOne(asked, asSchema(schema))
  if (named)
    return {
      args: { [key]: named.value },
      why: msg('I saw {words}: the text names it.', { words: quoted(asked, named.saw) }),
    }
  const plain = icons.find(id => PLAIN.has(id)) ?? icons[0] ?? ''
  return {
    args: { [key]: plain },
    why: isNothing(reading) ? nothing(asked) : msg('My lists have no icon for this, so it is a plain one.'),
  }
}

/** Values that judge nothing. */
const PLAIN = new Set(['info', 'question', 'neutral', 'unknown', 'none', 'other', 'unsure', 'medium', 'mixed'])

function emoji(asked: Asked): Chosen {
  const { reading, words } = asked
  const [sign] =
    reading.text.match(
      /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{EMod})*|\p{RI}\p{RI}/gu,
    ) ?? []
  if (sign) return { args: { emoji: sign }, why: msg('The text has this emoji itself.') }
  const [feeling] = reading.feelings
  const thing = reading.things.find(({ id }) => lookOf(id).emoji)
  if (feeling && (!thing || feeling.strength >= 1.5)) {
    const gaps = { words: quoted(asked, [feeling.text]), feeling: words.name('feeling', feeling.id) }
    return {
      args: { emoji: looks.feelings[feeling.id].emoji },
      why: msg('I saw {words}. My list says {feeling}.', gaps),
    }
  }
  if (thing)
    return {
      args: { emoji: lookOf(thing.id).emoji },
      why: msg('I saw {words}. My list has this emoji for it.', { words: quoted(asked, [thing.text]) }),
    }
  return { args: { emoji: '❔' }, why: nothing(asked) }
}

/** "8 out of 10" and "80 %" as a part of one. */
const shareOf = (numbers: readonly FoundNumber[]): number | undefined => {
  const [rated] = numbers.flatMap(({ value, outOf, unit }) =>
    outOf
      ? [value / outOf]
      : unit && /^(?:%|p)/.test(unit) && value >= 0 && value <= 100
        ? [value / 100]
        : unit && /^(?:star|stern|etoile|estrella|نج)/.test(fold(unit)) && value >= 0 && value <= 5
          ? [value / 5]
          : [],
  )
  return rated
}

/** What no mood changes. */
const OF_WEATHER: ReadonlySet<string> = new Set(['heat', 'cold', 'wet', 'wind', 'bright', 'dark'])

/** How much of what a gauge measures, from 0 to 1, with what speaks for it. */
export function measured(
  asked: Asked,
  about: string,
): { share?: number; value?: number; saw: string[]; kind: 'number' | 'words' | 'feeling' | 'none'; scale?: string } {
  const { reading, lexicons } = asked
  const scale = lexicons
    .flatMap(words => words.tokens(about).flatMap(word => words.meanings(word)))
    .find(({ kind }) => kind === 'scale')?.id
  const beside = reading.numbers.find(
    ({ before, unit, outOf }) => !unit && !outOf && scale && namesScale(before, scale, asked),
  )
  if (beside) return { value: beside.value, saw: [String(beside.value)], kind: 'number', scale }
  const share = shareOf(reading.numbers)
  if (share !== undefined) return { share, saw: [], kind: 'number' }
  const weights = looks.scales[(scale ?? 'mood') as keyof typeof looks.scales]
  const { much, little } = reading.scaleWords(scale ?? '')
  if (much.length + little.length > 0) {
    const amount =
      0.5 + Math.sign(much.length - little.length) * Math.min(0.45, 0.2 + 0.1 * Math.abs(much.length - little.length))
    return { share: amount, saw: much.length >= little.length ? much : little, kind: 'words', scale }
  }
  const isMood = lexicons.some(words =>
    words.tokens(about).some(word => words.meanings(word).some(({ kind, id }) => kind === 'mark' && id === 'mood')),
  )
  // A scale that is on no list is not measured by the mood.
  const [ofValence = 0, ofArousal = 0] = weights
  const isFelt = (scale !== undefined && !OF_WEATHER.has(scale)) || isMood || about === ''
  if (reading.feelings.length > 0 && isFelt) {
    const amount = Math.max(-1, Math.min(1, reading.valence * ofValence + reading.arousal * ofArousal))
    return { share: 0.5 + 0.48 * amount, saw: reading.feelings.map(({ text }) => text), kind: 'feeling', scale }
  }
  return { saw: [], kind: 'none', scale }
}

const namesScale = (before: string, scale: string, { lexicons }: Asked) =>
  lexicons.some(words =>
    words
      .tokens(before)
      .slice(-3)
      .some(word => words.meanings(word).some(({ kind, id }) => kind === 'scale' && id === scale)),
  )

/** The name of a display in its tool: "mood" of `display_mood_gauge`. */
const nameOf = (tool: string) =>
  tool
    .replace(/^(?:display|show|ask|generate)_/, '')
    .replace(/_?(?:gauge|score|verdict|color|icon|emoji|list|table|chart|pixel_art|survey)(?:_\d+)?$/, '')
    .replaceAll('_', ' ')

/** "35 degrees" is "35 °C". */
const degrees = (unit: string) => (/^(?:°|grad|degree|grado|degre|درج)/i.test(fold(unit)) ? '°c' : fold(unit))

/** The number that a level is set by, with its ends and steps. */
function scaleOf(properties: JsonObject) {
  const key = levelKey(properties) ?? 'value'
  const { minimum, maximum, multipleOf } = asSchema(properties[key])
  const low = typeof minimum === 'number' ? minimum : 0
  const high = typeof maximum === 'number' ? maximum : 100
  return { key, low, high, step: typeof multipleOf === 'number' ? multipleOf : high - low <= 12 ? 0.5 : 1 }
}

const rounded = (amount: number, low: number, high: number, step: number) =>
  Number(Math.max(low, Math.min(high, Math.round(amount / step) * step)).toFixed(2))

function level(asked: Asked, tool: Tool): Chosen {
  const { key, low, high, step } = scaleOf(propertiesOf(tool))
  const name = nameOf(tool.name) || (shapeOf(tool) === 'level' && key === 'score' ? 'score' : '')
  const unit = fold(/counts in (\S+?)\.?$/.exec(tool.description)?.[1] ?? '')
  const { reading, words } = asked
  const inUnit = reading.numbers.find(
    number =>
      unit && number.unit && degrees(number.unit) === degrees(unit) && number.value >= low && number.value <= high,
  )
  const { share, value, saw, kind, scale } = measured(asked, key === 'score' ? '' : name)
  const amount =
    inUnit?.value ??
    (value !== undefined && value >= low && value <= high ? value : low + (share ?? 0.5) * (high - low))
  const args = { [key]: rounded(amount, low, high, step) }
  const by = inUnit ? 'number' : kind
  if (by === 'number') return { args, why: msg('The text gives a number.') }
  if (by === 'words')
    return {
      args,
      why: msg('I saw {words}: on my list for {scale}.', {
        words: quoted(asked, saw),
        scale: scale ? words.name('scale', scale) : name,
      }),
    }
  if (by === 'feeling') {
    const [feeling] = reading.feelings
    return {
      args,
      why: msg('I saw {words}. My list says {feeling}.', {
        words: quoted(asked, saw),
        feeling: words.name('feeling', feeling?.id ?? 'good'),
      }),
    }
  }
  if (isNothing(reading)) return { args, why: nothing(asked) }
  return {
    args,
    why: name
      ? msg('Nothing in the text is on my list for {scale}, so I took the middle.', {
          scale: scale ? words.name('scale', scale) : name,
        })
      : msg('Nothing in the text is on my lists, so I took the middle.'),
  }
}

function verdict(asked: Asked): Chosen {
  const { reading, words } = asked
  const share = shareOf(reading.numbers)
  const isGood = share === undefined ? reading.valence >= 0 : share >= 0.5
  const [feeling] = reading.feelings
  if (feeling)
    return {
      args: { verdict: isGood },
      why: msg('I saw {words}. My list says {feeling}.', {
        words: quoted(
          asked,
          reading.feelings.slice(0, 2).map(({ text }) => text),
        ),
        feeling: words.name('feeling', feeling.id),
      }),
    }
  if (share !== undefined) return { args: { verdict: isGood }, why: msg('The text gives a number.') }
  return {
    args: { verdict: true },
    why: msg('No word of the text is on my list of unkind or bad ones. That is all I can check.'),
  }
}

function drawing(asked: Asked, tool: Tool): Chosen {
  const properties = propertiesOf(tool)
  const sizeOf = (key: string) => {
    const schema = asSchema(properties[key])
    const wished = typeof schema.const === 'number' ? schema.const : 8
    return Math.max(
      typeof schema.minimum === 'number' ? schema.minimum : 1,
      Math.min(typeof schema.maximum === 'number' ? schema.maximum : 16, wished),
    )
  }
  const key = Object.entries(properties).find(([, value]) => typeOf(asSchema(value)) === 'array')?.[0] ?? 'pixels'
  const [width, height] = [sizeOf('width'), sizeOf('height')]
  const { looked, reading, words } = asked
  if (looked)
    return {
      args: { width: 8, height: 8, [key]: [...looked] },
      why: msg('I counted the pixels, and copied them very small.'),
    }
  const patch = color(asked, tool).args.hex
  const { pixels, kind, thing } = draw(reading, width, height, typeof patch === 'string' ? patch : PLAIN_HEX)
  const name = thing ? words.name('thing', thing) : ''
  const why =
    kind === 'thing'
      ? msg('It shows: {thing}.', { thing: name })
      : kind === 'face'
        ? msg('It shows the face of a feeling: {feeling}.', {
            feeling: words.name('feeling', reading.feelings[0]?.id ?? 'good'),
          })
        : thing
          ? msg('I have no drawing of this: {thing}. So it is a plain patch of color.', { thing: name })
          : msg('I found nothing to draw, so it is a plain patch of color.')
  return { args: { width, height, [key]: pixels }, why }
}

/** What a list shows: what the text lists, else the findings of the notes, else its main words. */
function listItems(asked: Asked): string[] {
  const { reading, said, notes } = asked
  const quotes = asked.isFollowing ? (notes.match(/“[^”]{20,}”/g) ?? []) : []
  if (quotes.length > 0) return quotes.slice(0, 8).map(quote => quote.slice(1, -1))
  const listed = itemsIn(said, reading.words)
  if (listed.length > 1) return listed
  const named = reading.things.map(({ text }) => text)
  return [listed, named, keywordsOf(reading), ['-']].find(list => list.length > 0) as string[]
}

export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?\n]+[.!?]*/g) ?? []).map(sentence => sentence.trim()).filter(sentence => /\p{L}{2}/u.test(sentence))

function table(asked: Asked): Chosen {
  const { said, reading } = asked
  const pasted = pastedTable(said)
  if (pasted) return { args: pasted, why: msg('The text has this table.') }
  const pairs = pairsIn(said, reading.words)
  const rows =
    pairs.length > 0
      ? pairs.map(({ label, value, unit }) => [label, unit && unit !== '%' ? `${value} ${unit}` : value])
      : listItems(asked).map(item => [item, ''])
  const heads = [
    asked.messages.localize(msg({ message: 'What', note: 'The head of a column with names of things.' })),
    asked.messages.localize(msg({ message: 'How much', note: 'The head of a column with numbers.' })),
  ]
  const numbers = pairs.map(({ label, value }) => [label, value])
  return {
    args: { columns: heads, rows: pairs.length > 0 ? numbers : rows },
    why: pairs.length > 0 ? msg('The text gives these numbers.') : msg('The text gives no numbers.'),
  }
}

function chart(asked: Asked, tool: Tool): Chosen {
  const { said, reading } = asked
  const pasted = pastedTable(said)
  const column =
    pasted?.columns.findIndex((_, at) => at > 0 && pasted.rows.every(row => typeof row[at] === 'number')) ?? -1
  const fromTable =
    pasted && column > 0 ? pasted.rows.map(row => ({ label: String(row[0]), value: Number(row[column]) })) : []
  const pairs = (fromTable.length > 0 ? fromTable : pairsIn(said, reading.words)).slice(0, 12)
  const [unit] = pairs.flatMap(pair => ('unit' in pair && pair.unit ? [String(pair.unit)] : []))
  const isDegrees = unit !== undefined && unit !== '%'
  const isWhole = unit === '%' && pairs.every(({ value }) => value >= 0)
  const values = pairs.map(({ label, value }) => ({ label, value }))
  const kinds = asSchema(propertiesOf(tool).kind)
  const kind: JsonObject = Array.isArray(kinds.enum) ? { kind: isDegrees ? 'line' : isWhole ? 'pie' : 'bar' } : {}
  if (values.length > 0)
    return { args: { ...kind, values: [...values], ...(unit && { unit }) }, why: msg('The text gives these numbers.') }
  // A chart must have numbers: those of the words themselves.
  const lengths = listItems(asked)
    .slice(0, 12)
    .map(label => ({ label: label.slice(0, 40), value: [...label].length }))
  return {
    args: { ...kind, values: lengths },
    why: msg('The text gives no numbers. These are the letters of its words.'),
  }
}

function survey(asked: Asked): Chosen {
  const { said, reading, messages } = asked
  const choices = choicesIn(said, reading.words)
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  if (choices.length > 1) {
    const question = messages.localize(msg('Which one do you choose?'))
    return {
      args: { question, options: optionsOf(choices.map(capital)), allowMultiple: false },
      why: msg('The text lists these to choose from.'),
    }
  }
  const answers = [msg({ message: 'Yes', context: 'answer' }), msg({ message: 'No', context: 'answer' })].map(each =>
    messages.localize(each),
  )
  return {
    args: {
      question: messages.localize(msg('I found nothing to choose from in the text. Shall I go on?')),
      options: optionsOf(answers),
      allowMultiple: false,
    },
    why: msg('The text offers no choices.'),
  }
}

function optionsOf(labels: readonly string[]): JsonValue[] {
  const ids = labels.map(
    (label, at) =>
      fold(label)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 24) || `option-${at + 1}`,
  )
  return labels.map((label, at) => ({
    id: ids.indexOf(ids[at] as string) === at ? (ids[at] as string) : `${ids[at]}-${at + 1}`,
    label: label.slice(0, 80),
  }))
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
      const plain = (asSchema(schema).enum as JsonValue[]).find(value => PLAIN.has(String(value)))
      return plain === undefined ? undefined : { args: { [key]: plain }, why }
    }
    default:
      return undefined
  }
}

/** Whether a display has a neutral value. */
export const hasCalmValue = (tool: Tool): boolean => calmArguments(tool, shapeOf(tool), 'harm') !== undefined
