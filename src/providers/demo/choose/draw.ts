import { INKS, SPRITES, type Sprite } from '../data/sprites'
import { called, matches, tell } from '../languages/active'
import { distance, mixColors, shift } from '../read/color'
import type { RequestReading } from '../read/reading'
import { hash, isStopword, lookUp } from '../read/words'
import { type Candidate, ranked } from '../sample'
import { article } from './article'

/** A picture, one `#rrggbb` for each pixel, row by row. */
export interface Drawing {
  width: number
  height: number
  pixels: string[]
  /** "a cat": what it shows. */
  shows: string
  why: string
  words: readonly string[]
}

/** Small drawings of a mood, for texts that describe how something is. */
const LOOKS = new Set(['happy', 'sad', 'angry', 'scared', 'sleepy'])

const FACES: Readonly<Record<string, string>> = {
  joy: 'happy',
  excite: 'happy',
  fun: 'happy',
  good: 'happy',
  pride: 'crown',
  thanks: 'heart',
  love: 'heart',
  calm: 'leaf',
  hope: 'flower',
  trust: 'heart',
  wonder: 'star',
  curious: 'bulb',
  surprise: 'scared',
  nostalgia: 'book',
  sad: 'sad',
  lonely: 'moon',
  tired: 'sleepy',
  bored: 'sleepy',
  fear: 'scared',
  worry: 'scared',
  anger: 'angry',
  disgust: 'angry',
  envy: 'angry',
  shame: 'sad',
  bad: 'sad',
  confused: 'scared',
  pain: 'sad',
}

/** Things whose colour is the air around them, not their own. */
const SCENERY = new Set(
  'sea wave lake night space shadow winter sunset sunrise storm rain bat city wind fog sky garden light birthday christmas'.split(
    ' ',
  ),
)

interface Subject {
  sprite: Sprite | null
  hex?: string
  shows: string
  why: string
  words: readonly string[]
}

/** What could be drawn, best first: a thing of the text, a similar drawing, a face for the mood, a pattern. */
function subjects(reading: RequestReading): Candidate<Subject>[] {
  const found: Candidate<Subject>[] = []
  const { tokens, scene, mood, looks } = reading
  // Animals and things come before weather, which is background.
  const order = [...scene.things].sort((a, b) => Number(SCENERY.has(a.kind)) - Number(SCENERY.has(b.kind)))
  const named = tokens.flatMap(({ key, raw }) => {
    const sprite = lookUp(SPRITES, key)
    return sprite && !LOOKS.has(sprite.name) && !order.some(thing => thing.sprite === sprite.name)
      ? [{ sprite, raw }]
      : []
  })
  for (const [i, { sprite, raw }] of named.entries()) {
    found.push({
      score: 3.6 - i,
      value: { sprite, shows: called(sprite.name), why: tell('The text names it'), words: [raw] },
    })
  }
  order.forEach((thing, i) => {
    const sprite = SPRITES.get(thing.sprite)
    if (!sprite) return
    const hex = SCENERY.has(thing.kind) ? undefined : thing.hexes[0]
    found.push({
      score: 3.5 - i * 0.9,
      value: { sprite, hex, shows: thing.name, why: tell('The text names it'), words: [thing.word] },
    })
  })
  const [look] = looks
  if (look?.readable && look.resembles[0]) {
    const sprite = SPRITES.get(look.resembles[0]) ?? null
    found.push({
      score: 3.4,
      value: {
        sprite,
        hex: look.colours[0]?.hex,
        shows: called(look.resembles[0]),
        why: tell('The drawing looks a bit like it'),
        words: [],
      },
    })
  }
  const [felt] = mood.felt
  if (felt) {
    const sprite = SPRITES.get(FACES[felt.key] ?? 'happy') ?? null
    const name = sprite?.name ?? ''
    const shows = LOOKS.has(name) ? tell('{mood} face', { mood: called(name) }) : called(name)
    const why = tell('It stands for {feeling}', { feeling: called(felt.emotion.noun) })
    found.push({ score: 1.2, value: { sprite, shows, why, words: felt.words } })
  }
  if (found.length > 0) return found
  const word = tokens.find(({ word }) => word.length > 2 && !isStopword(word))?.raw
  if (word)
    return ranked([
      {
        sprite: null,
        shows: tell('a pattern for {word}', { word }),
        why: tell('I have no drawing of {word}, so I made a pattern from its letters', { word }),
        words: [word],
      },
    ])
  return ranked(
    ['star', 'heart', 'flower'].map(name => ({
      sprite: SPRITES.get(name) ?? null,
      shows: called(name),
      why: tell('Nobody said what to draw'),
      words: [],
    })),
  )
}

/** Draws what the text is about, in its colours, at a given size. */
export function draw(reading: RequestReading, width: number, height: number): Drawing {
  const subject = reading.pick(subjects(reading))
  const [first, second] = reading.scene.colours
  const own = first?.hex ?? subject.hex ?? subject.sprite?.hex ?? '#6b8fb5'
  const { paper, specks } = background(reading, own, second?.hex)
  const inks = inksFor(own, paper)
  const rows = subject.sprite?.rows ?? emblem(subject.shows)
  const pixels: string[] = []
  const cells = layOut(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const letter = rows[cells.y[y] ?? -1]?.[cells.x[x] ?? -1] ?? '.'
      const speck = specks && (x * 7 + y * 11 + ((x * y) % 5)) % 13 === 0 ? specks : paper
      pixels.push(letter === '.' ? speck : (inks[letter] ?? own))
    }
  }
  return {
    width,
    height,
    pixels,
    shows: /^(?:a|an|the) /.test(subject.shows) ? subject.shows : article(subject.shows),
    why: subject.why,
    words: subject.words,
  }
}

/** Which row or column of eight goes where: whole steps with a margin where that leaves little, else stretched. */
function layOut(width: number, height: number): { x: number[]; y: number[] } {
  const line = (length: number) => {
    const whole = Math.floor(length / 8)
    const left = length - whole * 8
    if (whole >= 1 && left <= 4) return Array.from({ length }, (_, i) => Math.floor((i - Math.floor(left / 2)) / whole))
    return Array.from({ length }, (_, i) => Math.floor(((i + 0.5) / length) * 8))
  }
  return { x: line(width), y: line(height) }
}

const AIRS: Readonly<Record<string, [paper: string, specks?: string]>> = {
  night: ['#141b40', '#f5e9b0'],
  moon: ['#141b40', '#f5e9b0'],
  space: ['#140f33', '#cfc6ff'],
  star: ['#1b2350', '#fff3c4'],
  snow: ['#cfe3ee', '#ffffff'],
  winter: ['#cfe3ee', '#ffffff'],
  rain: ['#c3ced8', '#86a6bd'],
  storm: ['#3a4252', '#6f8296'],
  sea: ['#bfe3f2', '#93cbe3'],
  lake: ['#bfe3f2'],
  wave: ['#bfe3f2'],
  sunset: ['#ffd0a6'],
  sunrise: ['#ffdcc2'],
  forest: ['#dcebd3'],
  sky: ['#cbe8fb'],
  fire: ['#2a1a1f'],
  shadow: ['#2a2733'],
  desert: ['#f6e6c4'],
}

function background(
  reading: RequestReading,
  own: string,
  second: string | undefined,
): { paper: string; specks?: string } {
  if (second && matches(reading.topic, rules => rules.onto)) return { paper: second }
  const airs = reading.scene.things.flatMap(({ kind }) => (AIRS[kind] ? [AIRS[kind]] : []))
  const { valence } = reading.mood
  const [paper, specks] = airs[0] ?? [valence < -0.25 ? '#dfe2ea' : '#fdf6e3']
  if (distance(paper, own) > 110) return { paper, specks }
  return { paper: distance('#fdf6e3', own) > 160 ? '#fdf6e3' : '#2b2d42' }
}

function inksFor(own: string, paper: string): Record<string, string> {
  // White on white paper would be a hole.
  const white = distance(paper, '#ffffff') < 40 ? '#e4e8ee' : INKS.w
  return { ...INKS, ...(white && { w: white }), M: own, L: mixColors(own, '#ffffff', 0.4), N: shift(own, -0.14) }
}

/** A mirrored pattern made from the letters of a word: the same word gives the same pattern. */
function emblem(word: string): string[] {
  const bits = hash(word)
  return Array.from({ length: 8 }, (_, y) => {
    const half = Array.from({ length: 4 }, (_, x) => {
      const on = ((bits >>> ((y * 4 + x) % 32)) ^ (y * 3 + x)) & 1
      return on ? ((x + y) % 3 === 0 ? 'L' : 'M') : '.'
    })
    return [...half, ...[...half].reverse()].join('')
  })
}
