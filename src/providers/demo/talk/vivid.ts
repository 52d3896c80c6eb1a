import { article } from '../choose/article'
import { called, speakingPack, tell } from '../languages/active'
import { englishPack } from '../languages/en/english'
import type { Sentence } from '../languages/sentence'
import { colorName } from '../read/color'
import type { RequestReading } from '../read/reading'
import { hash, isStopword } from '../read/words'
import { type Candidate, ranked } from '../sample'
import { talks } from './rules'

/** Whether the person or the system prompt requests a description of a scene. */
export const wantsPicture = ({ said, system }: RequestReading) =>
  talks(said, rules => rules.scene) || talks(system, rules => rules.scene)

const LIGHT: Readonly<Record<string, Sentence>> = {
  joy: 'warm light that spills over everything',
  excite: 'sparks of light that will not keep still',
  love: 'a soft pink glow, like lamplight',
  calm: 'slow, milky light',
  sad: 'thin light through wet glass',
  lonely: 'one small lamp, far away',
  fear: 'long shadows and one cold gleam',
  anger: 'hard red light from below',
  wonder: 'starlight on every edge',
  worry: 'a light that flickers',
  tired: 'the last light of a long day',
  nostalgia: 'light like an old photograph',
  hope: 'the first light of the morning',
  fun: 'bright light with confetti in it',
}
const AIR: Readonly<Record<string, Sentence>> = {
  joy: 'Everything seems about to laugh.',
  excite: 'Nothing in it wants to wait.',
  love: 'It feels like being expected home.',
  calm: 'Nothing in it is in a hurry.',
  sad: 'It is quiet enough to hear the drops.',
  lonely: 'There is a lot of room around it.',
  fear: 'Something just out of sight is holding its breath.',
  anger: 'The edges look sharp enough to cut.',
  wonder: 'You want to whisper.',
  worry: 'Every line is drawn a little too tight.',
  tired: 'Even the shadows are leaning.',
  nostalgia: 'It smells of dust and summer.',
  hope: 'Somewhere a bud is opening.',
  fun: 'It would roll on the floor if it had one.',
}

const SUBJECTS: readonly Sentence[] = [
  'a small boat by moonlight',
  'a red house in the snow',
  'a dragon over a castle',
  'a cat in the autumn leaves',
]

/** A random scene, for a prompt that requests one without a subject. */
export const imagineSubject = ({ system, pick }: RequestReading): string => {
  const start = hash(system) % SUBJECTS.length
  return tell(pick(ranked([...SUBJECTS.slice(start), ...SUBJECTS.slice(0, start)], 0.2)))
}

/** A short picture in words, built from the things, colours and mood of the text. */
export function describe(reading: RequestReading): string {
  const { scene, mood, tokens, pick } = reading
  const subject =
    scene.things[0]?.name ??
    tokens.find(({ word }) => word.length > 3 && !isStopword(word) && !talks(word, rules => rules.scene))?.raw ??
    tell('small thing')
  const second = scene.things[1]?.name
  const shades = [
    ...scene.colours.map(({ name }) => name),
    ...scene.things.map(({ hexes }) => called(colorName(hexes[0] ?? '#888888'))),
  ]
  const felt = mood.felt[0]
  const [moodColor] = felt?.emotion.colours ?? []
  const isEnglish = speakingPack() === englishPack
  const moodShade = moodColor && (isEnglish ? moodColor.name.toLowerCase() : called(colorName(moodColor.hex)))
  const first = shades[0] ?? moodShade ?? tell('warm gray')
  const other = shades.find(name => name !== first) ?? moodShade ?? called('cream')
  const light = tell(LIGHT[felt?.key ?? ''] ?? 'clear, even light')
  const gaps = { thing: article(subject), color: first, other }
  const openings: Candidate<string>[] = ranked([
    tell('In the middle stands {thing}, {color} and clear against {other}.', gaps),
    tell('Picture {thing}, large and close, its edges {color}, with {other} behind it.', gaps),
    capital(tell('{thing} fills the frame: {color} where it is nearest, fading into {other}.', gaps)),
  ])
  return [
    pick(openings),
    second
      ? tell('Near it, {thing} takes up what room is left.', { thing: article(second) })
      : tell('The shape is simple: you would know it from far away.'),
    tell('Over all of it lies {light}.', { light }),
    tell(AIR[felt?.key ?? ''] ?? 'It is easy to look at for a long time.'),
  ].join(' ')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
