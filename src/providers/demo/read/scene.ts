import { COLOR_NAMES, SHADES } from '../data/colors'
import { THINGS } from '../data/things'
import { called, readingPack, tell } from '../languages/active'
import type { Sentence } from '../languages/sentence'
import { colorName, mixColors, shift } from './color'
import { lookUp, type Token } from './words'

/** A colour that a text names outright: "dark green", "#ff5500". */
interface SaidColor {
  hex: string
  name: string
  /** The words that said it. */
  words: string
}

/** Something with a look of its own that a text names. */
export interface Thing {
  /** First name of its line on the list: "night" for "midnight". */
  kind: string
  /** The name we say: "lemon". */
  name: string
  /** As the text has it. */
  word: string
  hexes: readonly string[]
  icons: readonly string[]
  sprite: string
}

/** What there is to see in a text. */
export interface Scene {
  colours: SaidColor[]
  things: Thing[]
}

const things: ReadonlyMap<string, Omit<Thing, 'word'>> = new Map(
  THINGS.trim()
    .split('\n')
    .flatMap(line => {
      const [names = '', hexes = '', icons = '', sprite = ''] = line.split('|')
      const list = names.split(' ')
      return list.map(
        key =>
          [
            key,
            {
              kind: list[0] ?? key,
              name: key.replaceAll('_', ' '),
              hexes: hexes.split(' ').map(hex => `#${hex}`),
              icons: icons.split(' ').filter(Boolean),
              sprite,
            },
          ] as const,
      )
    }),
)

/** The thing that a single word names, if any. */
export const thingOf = (word: string): Omit<Thing, 'word'> | undefined => lookUp(things, word)

/** Finds the colours and the things that a text names. */
export function readScene(tokens: readonly Token[]): Scene {
  const scene: Scene = { colours: [], things: [] }
  for (const [i, { key, raw }] of tokens.entries()) {
    const before = tokens[i - 1]
    const colour = colourOf(key)
    const thing = thingOf(before ? `${before.key}_${key}` : '') ?? thingOf(key)
    if (colour) addColour(scene, colour, { raw, before, after: tokens[i + 1] })
    else if (thing && !scene.things.some(({ kind }) => kind === thing.kind)) {
      scene.things.push({ ...thing, name: called(thing.name, thing.kind), word: raw })
    }
  }
  return scene
}

function colourOf(key: string): { hex: string; name: string } | undefined {
  if (key === '') return undefined
  if (/^#[0-9a-f]{6}$/.test(key)) return { hex: key, name: colorName(key) }
  return COLOR_NAMES.get(key) ?? COLOR_NAMES.get(key.replace(/(?:ish|s)$/, ''))
}

function addColour(
  scene: Scene,
  { hex, name }: { hex: string; name: string },
  { raw, before, after }: { raw: string; before: Token | undefined; after: Token | undefined },
) {
  const { shadeBehind } = readingPack()
  const isAfter = shadeBehind && after !== undefined && SHADES.has(after.key)
  const beside = isAfter ? after : before
  const shade = beside && SHADES.get(beside.key)
  const own = called(name)
  const said: SaidColor = shade
    ? {
        hex: shift(hex, shade.light, shade.vivid),
        name: tell('{shade} {color}', { shade: called(beside.key), color: own }),
        words: isAfter ? `${raw} ${beside.raw}` : `${beside.raw} ${raw}`,
      }
    : { hex, name: own, words: raw }
  if (!scene.colours.some(other => other.hex === said.hex)) scene.colours.push(said)
}

/** How one thing changes the light on another: the sea at night is darker than the sea. */
const LIGHTS: ReadonlyMap<string, (hex: string) => string> = new Map([
  ['night', (hex: string) => mixColors(hex, '#0b1233', 0.66)],
  ['moon', (hex: string) => mixColors(hex, '#1a2450', 0.5)],
  ['shadow', (hex: string) => mixColors(hex, '#14121c', 0.55)],
  ['storm', (hex: string) => mixColors(hex, '#39424f', 0.45)],
  ['fog', (hex: string) => mixColors(hex, '#c4c9cd', 0.5)],
  ['snow', (hex: string) => mixColors(hex, '#eef6fb', 0.55)],
  ['sunset', (hex: string) => mixColors(hex, '#f2703d', 0.5)],
  ['sunrise', (hex: string) => mixColors(hex, '#ffb08a', 0.5)],
])

const LIT = {
  night: '{thing} by night',
  moon: '{thing} by moonlight',
  shadow: '{thing} in shadow',
  storm: '{thing} in a storm',
  fog: '{thing} in fog',
  snow: '{thing} in snow',
  sunset: '{thing} at sunset',
  sunrise: '{thing} at sunrise',
} as const satisfies Readonly<Record<string, Sentence>>

/** "the sea by night", for a thing in the light of another. */
const litName = (thing: Thing, kind: string) =>
  kind in LIT ? tell(LIT[kind as keyof typeof LIT], { thing: thing.name }) : thing.name
const lightOf = ({ kind }: Thing) => LIGHTS.get(kind)

/** A colour that a scene gives, with the words that gave it. */
interface SceneColor {
  hex: string
  name: string
  words: string[]
}

/** The colours of a scene's things, most telling first, each in the light of the rest of the scene. */
export function sceneColors({ things }: Scene): SceneColor[] {
  const lights = things.filter(thing => lightOf(thing))
  const objects = things.filter(thing => !lights.includes(thing))
  if (objects.length === 0) return lights.flatMap(plain)
  const [light] = lights
  const lit = light && lightOf(light)
  return [
    ...objects.flatMap(thing =>
      lit && light
        ? thing.hexes.slice(0, 2).map(hex => ({
            hex: lit(hex),
            name: litName(thing, light.kind),
            words: [thing.word, light.word],
          }))
        : plain(thing),
    ),
    ...lights.flatMap(plain),
  ]
}

const plain = (thing: Thing): SceneColor[] =>
  thing.hexes.map(hex => ({
    hex,
    name: nameOfPart(thing, hex),
    words: [thing.word],
  }))

/** "sea blue", but "lavender" and "sky blue", which say it all. */
function nameOfPart(thing: Thing, hex: string): string {
  if (COLOR_NAMES.has(thing.name)) return thing.name
  const name = colorName(hex)
  return name.startsWith(`${thing.name} `) ? name : tell('{thing} {color}', { thing: thing.name, color: called(name) })
}
