import { msg } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { Asked } from './asked'
import { draw, mainColor } from './draw'
import { asSchema, typeOf } from './form'
import { isOfKind, lookOf, looks, mixed, shaded } from './looks'
import { shareOf } from './numbers'
import type { FoundColor, Reading } from './read'
import { ranked } from './sample'
import { gapsOfFeeling, isNothing, isOfMood, isOfWeather, nothing, quoted, saysFeeling } from './seen'
import { type Chosen, isPlain, PLAIN_HEX, propertiesOf } from './shapes'
import { namedValue, says } from './topics'

/** What a display of color shows: a color that is named, else that of a feeling, else that of a thing. */
export function color(asked: Asked, tool: Tool): Chosen {
  const { reading, pick, words, looked } = asked
  const name = (id: string) => words.name('color', id)
  const hexOf = (id: string) => looks.colors[id as keyof typeof looks.colors] ?? PLAIN_HEX
  if (looked)
    return { args: { hex: mainColor(looked) }, why: msg('I counted the pixels: this color has most of them.') }
  const [said] = reading.colors
  const thing = reading.mixed.length === 0 ? reading.things.find(({ id }) => lookOf(id).colors.length > 0) : undefined
  const [feeling] = reading.feelings
  // The light that the name of a tool asks for: "display_night_color".
  const isOfLight = (mark: string) => says(tool.name.replaceAll('_', ' '), mark, asked.lexicons)
  const lit = (hex: string) =>
    isOfLight('night') ? shaded(hex, -0.6) : isOfLight('dusk') ? mixed(hex, '#f2643d', 0.5) : hex
  const used = asked.results
    .flatMap(({ args }) => (typeof args?.hex === 'string' ? [args.hex] : []))
    .concat(asked.planned)
  const fresh = (ids: readonly string[]) => ids.filter(id => !used.includes(lit(hexOf(id))))
  // By day and by night it is the same color.
  const isOfDay = ['day', 'night', 'dusk'].some(isOfLight)
  const one = (ids: readonly string[]) => (isOfDay && ids[0]) || pick(ranked(fresh(ids).length > 0 ? fresh(ids) : ids))
  const shown = (hex: string, id: string): JsonObject => ({ hex: lit(hex), name: name(id) })
  if (said && !(feeling && isOfMood(asked, tool)))
    return {
      args: { hex: lit(said.hex), name: colorText(said, name) },
      why: msg('I saw {words}: a color that is named wins.', { words: quoted(asked, [said.text]) }),
    }
  if (feeling && (!thing || isOfMood(asked, tool) || feeling.strength >= 1.5)) {
    const id = one(looks.feelings[feeling.id].colors.split(', '))
    const gaps = { ...gapsOfFeeling(asked), color: name(id) }
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
  if (unseen && reading.mixed.length === 0)
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

/** Picks one of the values that a schema allows, by what the text names. */
export const pickOne = ({ reading, lexicons }: Asked, schema: JsonObject) =>
  Array.isArray(schema.enum) ? namedValue(schema.enum, reading, lexicons) : undefined

/** The icon of a feeling or a thing. */
export function icon(asked: Asked, tool: Tool): Chosen {
  const { reading, pick } = asked
  const [key = '', schema = {}] =
    Object.entries(propertiesOf(tool)).find(([, value]) => Array.isArray(asSchema(value).enum)) ?? []
  const icons = (asSchema(schema).enum as JsonValue[]).map(String)
  const offered = (ids: readonly string[]) => ids.filter(id => icons.includes(id))
  const isMixed = reading.mixed.length > 0
  // A pizza is no weather, and a book no mood: only what the icons picture itself.
  const picturesOf = (id: string) =>
    isOfWeather(tool) ? (isOfKind(id, 'weather') ? [id, ...lookOf(id).icons] : []) : isOfMood(asked, tool) ? [] : [id]
  const [picture] = isMixed
    ? []
    : reading.things.flatMap(({ id, text }) =>
        offered(picturesOf(id))
          .slice(0, 1)
          .map(found => ({ found, text })),
      )
  if (picture)
    return {
      args: { [key]: picture.found },
      why: msg('I saw {words}. My list has this icon for it.', { words: quoted(asked, [picture.text]) }),
    }
  const [feeling] = reading.feelings
  const ofFeeling = feeling && !isOfWeather(tool) ? offered(looks.feelings[feeling.id].icons.split(', ')) : []
  if (ofFeeling.length > 0) return { args: { [key]: pick(ranked(ofFeeling.slice(0, 4))) }, why: saysFeeling(asked) }
  const named = isOfWeather(tool) || isMixed ? undefined : pickOne(asked, asSchema(schema))
  if (named)
    return {
      args: { [key]: named.value },
      why: msg('I saw {words}: the text names it.', { words: quoted(asked, [named.word]) }),
    }
  return {
    args: { [key]: icons.find(isPlain) ?? icons[0] ?? '' },
    why:
      !isOfWeather(tool) && (isNothing(reading) || isMixed)
        ? nothing(asked)
        : msg('My lists have no icon for this, so it is a plain one.'),
  }
}

/** The emoji of the text itself, of a feeling, or of a thing. */
export function emoji(asked: Asked, tool: Tool): Chosen {
  const { reading } = asked
  const [sign] =
    reading.text.match(
      /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{EMod})*|\p{RI}\p{RI}/gu,
    ) ?? []
  if (sign) return { args: { emoji: sign }, why: msg('The text has this emoji itself.') }
  const [feeling] = reading.feelings
  const isOfThings = reading.mixed.length === 0 && !isOfMood(asked, tool)
  const thing = isOfThings ? reading.things.find(({ id }) => lookOf(id).emoji) : undefined
  if (feeling && (!thing || feeling.strength >= 1.5))
    return { args: { emoji: looks.feelings[feeling.id].emoji }, why: saysFeeling(asked) }
  if (thing)
    return {
      args: { emoji: lookOf(thing.id).emoji },
      why: msg('I saw {words}. My list has this emoji for it.', { words: quoted(asked, [thing.text]) }),
    }
  return { args: { emoji: '❔' }, why: nothing(asked) }
}

/** Whether something is known to judge by: what the lists missed may be bad. */
export const hasVerdict = ({ reading }: Asked): boolean =>
  judging(reading.feelings).length > 0 || shareOf(reading.numbers) !== undefined

/** Feelings that say something of what is right or kind: an illness and a tired person are neither. */
const judging = (feelings: Reading['feelings']) => feelings.filter(({ id }) => id !== 'pain' && id !== 'tired')

/** Yes or no, by what is known to be good or bad. */
export function verdict(asked: Asked): Chosen {
  const share = shareOf(asked.reading.numbers)
  const feelings = judging(asked.reading.feelings)
  const [feeling] = feelings
  if (share !== undefined || !feeling)
    return { args: { verdict: (share ?? 0) >= 0.5 }, why: msg('The text gives a number.') }
  // The verdict fits the feeling that is its reason.
  return {
    args: { verdict: looks.feelings[feeling.id].valence >= 0 },
    why: saysFeeling({ ...asked, reading: { ...asked.reading, feelings } }),
  }
}

export function drawing(asked: Asked, tool: Tool): Chosen {
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
      ? msg('I saw {words}. My list has this drawing for it.', { words: quoted(asked, [name]) })
      : kind === 'face'
        ? msg('It shows the face of a feeling: {feeling}.', {
            feeling: words.name('feeling', reading.feelings[0]?.id ?? 'good'),
          })
        : thing
          ? msg('I have no drawing of this: {thing}. So it is a plain patch of color.', { thing: name })
          : msg('I found nothing to draw, so it is a plain patch of color.')
  return { args: { width, height, [key]: pixels }, why }
}
