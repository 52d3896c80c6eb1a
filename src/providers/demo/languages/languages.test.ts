import { describe, expect, test } from 'vitest'
import { collect, quickModel, request, user } from '../../../../tests/support/demo/converse'
import { arabicCorpus, arabicHeldOut } from '../../../../tests/support/demo/corpus/ar'
import { germanCorpus, germanHeldOut } from '../../../../tests/support/demo/corpus/de'
import { spanishCorpus, spanishHeldOut } from '../../../../tests/support/demo/corpus/es'
import { frenchCorpus, frenchHeldOut } from '../../../../tests/support/demo/corpus/fr'
import { typedCorpora } from '../../../../tests/support/demo/corpus/typed'
import { fifthTyped } from '../../../../tests/support/demo/corpus/typed-fifth'
import { fourthTyped } from '../../../../tests/support/demo/corpus/typed-fourth'
import { secondTyped } from '../../../../tests/support/demo/corpus/typed-second'
import { sixthTyped } from '../../../../tests/support/demo/corpus/typed-sixth'
import { thirdTyped } from '../../../../tests/support/demo/corpus/typed-third'
import { inItsLanguage } from '../answer'
import { listedChoices } from '../choose/choices'
import { answerWithParts } from '../parts'
import { hexToHsl } from '../read/color'
import { detectLanguage } from '../read/language'
import { type RequestReading, readRequest } from '../read/reading'
import { sampler } from '../sample'
import { called } from './active'

interface Sentence {
  system: string
  messages: string[]
  wanted: string
  what: string
}

const parse = (corpus: string): Sentence[] =>
  corpus
    .trim()
    .split('\n')
    .map(line => {
      const [said = '', expected = '', ...more] = line.split('|')
      const [before, after] = said.split(' >> ')
      const [what = '', ...wanted] = [expected, ...more].join('|').split(' ')
      return {
        system: after === undefined ? '' : (before ?? ''),
        messages: (after ?? before ?? '').split(' / '),
        what,
        wanted: wanted.join(' '),
      }
    })

/** What is wrong with the reading of a sentence, or null. */
async function faultOf({ system, messages, what, wanted }: Sentence, language: string): Promise<string | null> {
  const asked = request({ system, messages: messages.map(user) })
  const { text } = await collect(quickModel(), asked)
  const isPlain = /\p{L}/u.test(messages.join(''))
  if (isPlain && detectLanguage(text) !== language) return `answers in ${detectLanguage(text)}: ${text}`
  const look = <Seen>(see: (reading: RequestReading) => Seen) =>
    answerWithParts(
      () => 0.5,
      () =>
        inItsLanguage(asked, system, read =>
          see(
            readRequest(
              asked,
              system,
              read,
              sampler(0, () => 0.5),
            ),
          ),
        ),
    )
  const { mood, scene, choices, name } = await look(({ mood, scene, said }) => ({
    mood,
    scene,
    name: called(wanted),
    choices: listedChoices(said),
  }))
  const felt = mood.felt[0]?.key ?? 'unsure'
  const seen: Record<string, unknown> = {
    '+': mood.valence > 0.15,
    '-': mood.valence < -0.15,
    unsure: felt === 'unsure',
    // A thing of a family has its own name.
    thing: scene.things[0]?.kind === wanted || scene.things[0]?.name === name,
    // Where a question names a thing alone, its color is the answer.
    color: isColor(scene.colours[0]?.hex ?? scene.things[0]?.hexes[0], wanted),
    number: new RegExp(`= ${wanted}[.\u2069]`).test(text),
    choice: choices.map(choice => choice.toLowerCase()).join(', ') === wanted,
    says: new RegExp(wanted, 'iu').test(text),
  }
  if (seen[what]) return null
  return `${what} ${wanted}: reads ${JSON.stringify({ felt: mood.felt.map(one => [one.key, ...one.words]), valence: mood.valence, things: scene.things.map(({ kind }) => kind), colors: scene.colours, choices })}, says ${text}`
}

/** Whether a color is one of a name, shaded or not: by what people call its hue, and how light it is. */
function isColor(hex: string | undefined, wanted: string): boolean {
  const COLORS: Record<string, (hsl: ReturnType<typeof hexToHsl>) => boolean> = {
    red: ({ h }) => h < 15 || h > 345,
    orange: ({ h }) => h >= 15 && h <= 42,
    brown: ({ h, l }) => h >= 8 && h <= 45 && l < 0.5,
    yellow: ({ h }) => h > 38 && h < 70,
    green: ({ h }) => h > 75 && h < 170,
    blue: ({ h }) => h > 190 && h < 250,
    purple: ({ h }) => h > 255 && h < 300,
    violet: ({ h }) => h > 255 && h < 300,
    pink: ({ h }) => h > 300 && h < 350,
    black: ({ l }) => l < 0.25,
    white: ({ l }) => l > 0.85,
    gray: ({ s }) => s < 0.2,
  }
  return hex !== undefined && COLORS[wanted]?.(hexToHsl(hex)) === true
}

const corpora = {
  es: [spanishCorpus, spanishHeldOut],
  de: [germanCorpus, germanHeldOut],
  fr: [frenchCorpus, frenchHeldOut],
  ar: [arabicCorpus, arabicHeldOut],
} as const

describe.each(Object.entries(corpora))('%s', (language, [corpus]) => {
  test.each(parse(corpus).map(sentence => [sentence.messages.join(' / '), sentence] as const))(
    '%s',
    async (_, sentence) => {
      expect(await faultOf(sentence, language)).toBeNull()
    },
  )
})

/** Sentences right among those that lists and rules were not written for, when they were first counted. */
const HELD_OUT = { es: 19, de: 18, fr: 17, ar: 18 } as const

test.each(Object.entries(corpora))('%s: sentences that were held out', async (language, [, heldOut]) => {
  const faults = await Promise.all(parse(heldOut).map(sentence => faultOf(sentence, language)))
  const right = faults.filter(fault => fault === null).length
  expect(right).toBeGreaterThanOrEqual(HELD_OUT[language as keyof typeof HELD_OUT])
})

/** Sentences right among the 40 of each set that are typed with mistakes. */
const TYPED = [
  // At the first try: 33, 33, 31 and 26.
  { set: 'first', corpora: typedCorpora, right: { es: 40, de: 39, fr: 40, ar: 39 } },
  // At the first try: 26, 30, 29 and 28.
  { set: 'second', corpora: secondTyped, right: { es: 40, de: 39, fr: 39, ar: 37 } },
  // At the first try: 29, 24, 21 and 33.
  { set: 'third', corpora: thirdTyped, right: { es: 39, de: 38, fr: 38, ar: 39 } },
  // At the first try: 28, 27, 32 and 36.
  { set: 'fourth', corpora: fourthTyped, right: { es: 39, de: 40, fr: 40, ar: 40 } },
  // At the first try: 40, 36, 39 and 38.
  { set: 'fifth', corpora: fifthTyped, right: { es: 40, de: 39, fr: 40, ar: 40 } },
  // At the first try: 38, 31, 37 and 37.
  { set: 'sixth', corpora: sixthTyped, right: { es: 40, de: 38, fr: 40, ar: 39 } },
] as const

describe.each(TYPED)('the $set sentences that are typed with mistakes', ({ corpora, right }) => {
  test.each(['es', 'de', 'fr', 'ar'] as const)('%s', async language => {
    const sentences = parse(corpora[language])
    const faults = await Promise.all(sentences.map(sentence => faultOf(sentence, language)))
    expect(sentences).toHaveLength(40)
    const read = faults.filter(fault => fault === null).length
    expect(read).toBeGreaterThanOrEqual(right[language])
  })
})
