import { COLOR_NAMES, SHADES } from '../data/colors'
import { THINGS } from '../data/things'
import { colorName, mixColors, shift } from './color'
import { isFalseFriend, type Language } from './language'
import { lookUp, type Token } from './words'

/** A colour that a text names outright: "dark green", "#ff5500". */
export interface SaidColor {
  hex: string
  name: string
  /** The words that said it. */
  words: string
}

/** Something with a look of its own that a text names. */
export interface Thing {
  /** First name of its line on the list: "night" for "midnight" and "nuit". */
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
      return list.map(key => {
        // An English word says itself ("puppy"); the rest of the line are the same thing in other languages or shapes.
        const name = (/^[a-z_]+$/.test(key) ? key : (list[0] ?? key)).replaceAll('_', ' ')
        return [
          key,
          {
            kind: list[0] ?? key,
            name,
            hexes: hexes.split(' ').map(hex => `#${hex}`),
            icons: icons.split(' ').filter(Boolean),
            sprite,
          },
        ] as const
      })
    }),
)

/** The thing that a single word names, if any. */
export const thingOf = (word: string): Omit<Thing, 'word'> | undefined => lookUp(things, word)

/** Finds the colours and the things that a text names. */
export function readScene(tokens: readonly Token[], language: Language): Scene {
  const scene: Scene = { colours: [], things: [] }
  const taken = new Set<number>()
  for (const [i, { word, raw }] of tokens.entries()) {
    if (isFalseFriend(word, language)) continue
    const before = tokens[i - 1]
    const colour = colourOf(word, language)
    const thing = thingOf(before ? `${before.word}_${word}` : '') ?? (taken.has(i) ? undefined : thingOf(word))
    if (colour) addColour(scene, colour, before, raw)
    else if (thing && !scene.things.some(({ kind }) => kind === thing.kind)) {
      // What was said in another language is called by its English name.
      scene.things.push({ ...thing, name: language === 'en' ? thing.name : thing.kind, word: raw })
    }
  }
  return scene
}

function colourOf(word: string, language: Language): { hex: string; name: string } | undefined {
  if (/^#[0-9a-f]{6}$/.test(word)) return { hex: word, name: colorName(word) }
  if (word === 'rot' && language === 'de') return COLOR_NAMES.get('red')
  return COLOR_NAMES.get(word) ?? COLOR_NAMES.get(word.replace(/(?:ish|es|en|em|s)$/, ''))
}

function addColour(scene: Scene, { hex, name }: { hex: string; name: string }, before: Token | undefined, raw: string) {
  const shade = before && SHADES.get(before.word)
  const said: SaidColor = shade
    ? { hex: shift(hex, shade.light, shade.vivid), name: `${before.word} ${name}`, words: `${before.raw} ${raw}` }
    : { hex, name, words: raw }
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

const LIT: Readonly<Record<string, string>> = {
  night: 'by night',
  moon: 'by moonlight',
  shadow: 'in shadow',
  storm: 'in a storm',
  fog: 'in fog',
  snow: 'in snow',
  sunset: 'at sunset',
  sunrise: 'at sunrise',
}
const lightOf = ({ kind }: Thing) => LIGHTS.get(kind)

/** A colour that a scene gives, with the words that gave it. */
export interface SceneColor {
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
            name: `${thing.name} ${LIT[light.kind] ?? ''}`,
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
  return name.startsWith(`${thing.name} `) ? name : `${thing.name} ${name}`
}
