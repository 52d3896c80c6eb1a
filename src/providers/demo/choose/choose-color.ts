import { EMOTIONS } from '../data/emotions'
import { called, matches, speakingPack, tell } from '../languages/active'
import { englishPack } from '../languages/en/english'
import { atLightness, colorName, distance, hexToHsl, honestName, mixColors, shift } from '../read/color'
import { feelingOf } from '../read/feeling-words'
import type { RequestReading } from '../read/reading'
import type { DemoRole } from '../read/role'
import { sceneColors, thingOf } from '../read/scene'
import { hash } from '../read/words'
import type { Candidate } from '../sample'

/** A colour with its name and the words that led to it. */
export interface ChosenColor {
  hex: string
  name: string
  /** Words of the text, in its spelling. */
  words: readonly string[]
  why: string
}

/** How much a feeling counts against things (about 3) and named colours (5). */
export const weightOfFeeling = (strength: number, asked: boolean) =>
  Math.min(4.4, 0.6 + 0.8 * strength + (asked ? 0.8 : 0))

/** Whether the text asks for the feeling rather than for what is seen. */
export const asksForFeeling = (reading: RequestReading, role: DemoRole) =>
  matches(`${role.words.join(' ')} ${role.about} ${reading.system}`, rules => rules.feels)

/** The colours that fit, with scores. Words for colours win over things, and things over all but strong feelings. */
export function colorChoices(
  reading: RequestReading,
  role: DemoRole,
  used: readonly string[],
): Candidate<ChosenColor>[] {
  const found = steer(colours(reading, role), role).map(({ value, score }) => ({
    score,
    value: { ...value, name: nameOf(value) },
  }))
  const away = (hex: string) => Math.min(...used.map(other => distance(hex, other)))
  const fresh = found.filter(({ value }) => used.length === 0 || away(value.hex) > 90)
  if (fresh.length > 0) return fresh
  // Every colour that fits is taken: a neighbour on the wheel still belongs to it.
  return found.map(({ value, score }) => {
    const turned = shift(value.hex, hexToHsl(value.hex).l > 0.5 ? -0.28 : 0.28, 0, 40 * used.length)
    return { score, value: { ...value, hex: turned, name: called(colorName(turned)) } }
  })
}

const mine = (feeling: string) => tell('This is my color for {feeling}', { feeling: called(feeling) })

/** A name that belongs to a color. In other languages than English it is the everyday name, or what the text said. */
function nameOf({ hex, name, words, why }: ChosenColor): string {
  if (speakingPack() === englishPack) return honestName(hex, name)
  return why === tell('The text names this color') || words.length === 0 ? name : called(colorName(hex))
}

function colours(reading: RequestReading, role: DemoRole): Candidate<ChosenColor>[] {
  const { scene, mood, looks } = reading
  const found: Candidate<ChosenColor>[] = []
  const add = (score: number, hex: string, name: string, words: readonly string[], why: string) => {
    found.push({ score, value: { hex, name, words, why } })
  }
  const addShades = (score: number, hex: string, name: string, words: readonly string[], why: string) => {
    add(score, hex, name, words, why)
    add(score - 0.5, shift(hex, 0.05, 0, 4), name, words, why)
    add(score - 0.6, shift(hex, -0.05, 0, -4), name, words, why)
  }
  for (const [i, { hex, name, words }] of scene.colours.entries()) {
    addShades(5 - i * 0.7, hex, name, [words], tell('The text names this color'))
  }
  for (const look of looks) {
    if (!look.readable) continue
    for (const [i, { hex, name }] of look.colours.entries())
      add(4.6 - i * 0.6, hex, name, [], tell('It is in the drawing'))
  }
  for (const [i, { hex, name, words }] of sceneColors(scene).slice(0, 6).entries()) {
    addShades(3.3 - i * 0.5, hex, name, words, tell('That is how I picture it'))
  }
  const asked = asksForFeeling(reading, role)
  const strongest = mood.felt[0]?.strength ?? 0
  mood.felt.slice(0, 3).forEach(({ emotion, strength, words }, i) => {
    if (strength < strongest * 0.6) return
    emotion.colours.forEach(({ hex, name }, k) => {
      const worn = strength < 1.3 ? mixColors(hex, '#d8d4cc', 0.22) : hex
      add(weightOfFeeling(strength, asked) - k * 0.5 - i, worn, name, words, mine(emotion.noun))
    })
  })
  if (found.length === 0) {
    const quiet = ['#8fb8c9', '#c9b18f', '#9fbf9a', '#b9a3c9', '#d3a59a']
    const start = hash(reading.topic) % quiet.length
    for (let i = 0; i < quiet.length; i++) {
      const hex = quiet[(start + i) % quiet.length] ?? '#8fb8c9'
      const name = tell('quiet {color}', { color: called(colorName(hex)) })
      add(-i * 0.4, hex, name, [], tell('That is not on my lists, so I took a quiet color'))
    }
  }
  return found.sort((a, b) => b.score - a.score)
}

const DARK = new Set(['night', 'dark', 'shadow', 'deep', 'evening', 'midnight', 'below'])
const LIGHT = new Set(['day', 'light', 'bright', 'morning', 'highlight'])

const lit = (why: string, word: string) =>
  tell('{why}. The name of the tool says {word}, so it has that light', { why, word })

/** Bends the colours to what the tool's own name asks for: night is dark, the sky is blue, anger is red. */
function steer(found: Candidate<ChosenColor>[], role: DemoRole): Candidate<ChosenColor>[] {
  let steered = found
  const each = (change: (colour: ChosenColor) => ChosenColor) => {
    steered = steered.map(({ value, score }) => ({ score, value: change(value) }))
  }
  for (const word of role.words) {
    const said = steered[0]?.value.why === tell('The text names this color')
    if (DARK.has(word)) {
      each(colour => ({
        ...colour,
        hex: atLightness(mixColors(colour.hex, '#0b1233', 0.45), 0.17),
        name: tell('{color} by {light}', { color: colour.name, light: called(word) }),
        why: lit(colour.why, word),
      }))
    } else if (LIGHT.has(word)) {
      each(colour => ({
        ...colour,
        hex: atLightness(colour.hex, Math.max(0.68, hexToHsl(colour.hex).l)),
        name: tell('{color} by {light}', { color: colour.name, light: called(word) }),
        why: lit(colour.why, word),
      }))
    } else if (word === 'ground') {
      each(colour => ({ ...colour, hex: mixColors('#7a5c3a', colour.hex, 0.35), name: `${colour.name} ground` }))
    } else if (!said && thingOf(word)) {
      const hex = thingOf(word)?.hexes[0] ?? '#888888'
      each(colour => ({ ...colour, hex: mixColors(hex, colour.hex, 0.3), name: `${colour.name} ${word}` }))
    } else {
      const emotion = EMOTIONS.get(feelingOf(word)?.emotion ?? '')
      if (emotion && !said && !/^(?:mood|feeling|emotion)$/.test(word)) {
        steered = emotion.colours.map(({ hex, name }, i) => ({
          score: -i * 0.5,
          value: { hex, name, words: [word], why: mine(emotion.noun) },
        }))
      }
    }
  }
  return steered
}
