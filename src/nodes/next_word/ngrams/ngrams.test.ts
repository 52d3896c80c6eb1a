import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../tests/support/soak'
import { testRows } from '../../../../tests/support/test-rows'
import { localize } from '../../../language/active'
import { trainBytePairs } from './byte-pairs'
import { type Chance, chancesOf, pickToken, seededRandom } from './chances'
import { copiedRuns } from './copied'
import { generate } from './generate'
import { EDGE, NgramIndex } from './ngram-index'
import { contextTokens, predictNext, tokenText } from './predict'
import { normalizeText, tokenizeWords } from './tokenize'
import { unreadableReason, withinLimit } from './unreadable'

const defaultSampling = { temperature: 1, topK: 0, topP: 1 }

const read = (...texts: string[]) =>
  NgramIndex.empty(tokenizeWords).and(texts.map((text, index) => ({ name: `text ${index + 1}`, text })))
const soFar = (learned: NgramIndex, begin: string, ...taken: string[]) => contextTokens(learned, { begin, taken })
/** Probabilities of the next token, by token. */
function next(learned: NgramIndex, begin: string, order: number, dice = defaultSampling): Record<string, number> {
  const { chances } = predictNext(learned, soFar(learned, begin), order, dice)
  return Object.fromEntries(chances.map(({ id, chance }) => [learned.vocabulary[id], chance]))
}

const word = fc.constantFrom(
  'the',
  'The',
  'cat',
  'dog',
  'sat',
  'ran',
  'on',
  'mat',
  '.',
  ',',
  '\n',
  '猫が',
  '👩‍🚀',
  'don’t',
  'é',
)
const text = fc.array(word, { maxLength: 60 }).map(words => words.join(' '))
const texts = fc.array(text, { minLength: 1, maxLength: 4 })
const order = fc.integer({ min: 1, max: 5 })
const dice = fc.record({
  temperature: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 5, noNaN: true })),
  topK: fc.integer({ min: 0, max: 8 }),
  topP: fc.double({ min: 0.01, max: 1, noNaN: true }),
})
const fromText = fc.oneof(text, fc.string({ unit: 'grapheme' }))

describe('pieces of a text', () => {
  it.each([
    ['words', () => tokenizeWords],
    ['pieces of words', (all: string[]) => trainBytePairs(all.map(normalizeText), tokenizeWords)],
  ])('are all of it: %s', (_, cutterOf) => {
    fc.assert(
      fc.property(fc.array(fromText, { maxLength: 3 }), fromText, (others, said) => {
        const tidied = normalizeText(said)
        const cuts = [...cutterOf([...others, said])(tidied)]
        expect(cuts.map(({ piece, space }) => (space ? ` ${piece}` : piece)).join('')).toBe(tidied)
        for (const { piece, at } of cuts) {
          expect(piece).not.toBe('')
          expect(tidied.startsWith(piece, at)).toBe(true)
        }
      }),
    )
  })

  testRows([
    [
      'The dog’s 3.5 well-known bones, e.g. “this”.',
      ['The', 'dog’s', '3.5', 'well-known', 'bones', ',', 'e', '.', 'g', '.', '“', 'this', '”', '.'],
    ],
    ['one\r\ntwo\r\n\r\n\r\nthree', ['one', '\n', 'two', '\n\n', 'three']],
    ['猫が好きです。', ['猫', 'が', '好き', 'です', '。']],
    ['ฉันรักแมว', ['ฉัน', 'รัก', 'แมว']],
    ['שלום עולם', ['שלום', 'עולם']],
    ['hi 👩‍🚀🇩🇪👍🏽', ['hi', '👩‍🚀', '🇩🇪', '👍🏽']],
  ])('of a text are its words, numbers and signs', (said, pieces) => {
    expect([...tokenizeWords(normalizeText(said))].map(({ piece }) => piece)).toEqual(pieces)
  })

  it('of words are joined from the pairs that come most often', () => {
    const cutter = trainBytePairs(['low low low low lower lower newest newest newest widest widest'], tokenizeWords)
    expect([...cutter('a lowest')].map(({ piece }) => piece)).toEqual(['a', ' low', 'est'])
  })
})

describe('chances', () => {
  it('sum to 1, whatever the texts, the order and the dice', () => {
    fc.assert(
      fc.property(texts, fromText, order, dice, (all, begin, n, thrownWith) => {
        const learned = read(...all)
        const { chances } = predictNext(learned, soFar(learned, begin), n, thrownWith)
        if (learned.sources.length === 0) {
          expect(chances).toEqual([])
          return
        }
        expect(Math.abs(chances.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-9)
        for (const { chance } of chances) expect(chance).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('are at temperature 0 all for the largest, and so with a top-k of 1', () => {
    fc.assert(
      fc.property(texts, fromText, order, dice, (all, begin, n, other) => {
        const learned = read(...all)
        const here = soFar(learned, begin)
        const { chances: plain } = predictNext(learned, here, n, defaultSampling)
        const largest = Math.max(...plain.map(({ count }) => count))
        const cold = predictNext(learned, here, n, { ...other, temperature: 0 }).chances
        const single = predictNext(learned, here, n, { ...other, topK: 1 }).chances
        expect(cold).toEqual(single)
        const taken = cold.filter(({ chance }) => chance > 0)
        if (plain.length > 0) expect(taken).toMatchObject([{ count: largest, chance: 1 }])
      }),
    )
  })

  it('are evened out by a high temperature, sharpened by a low one, and never change places', () => {
    const followers = [8, 4, 2, 1].map((count, id) => ({ id, count }))
    const spread = (temperature: number) =>
      chancesOf(followers, { ...defaultSampling, temperature }).map(({ chance }) => chance)
    expect(spread(1)).toEqual([8 / 15, 4 / 15, 2 / 15, 1 / 15])
    expect(spread(0.5)[0]).toBeCloseTo(64 / 85, 12)
    expect(spread(1e6)[3]).toBeCloseTo(0.25, 4)
    for (const temperature of [0.1, 0.7, 3])
      expect(spread(temperature)).toEqual([...spread(temperature)].sort((a, b) => b - a))
  })

  it('are left to the largest that together reach top-p', () => {
    const followers = [5, 3, 1, 1].map((count, id) => ({ id, count }))
    const left = (topP: number) => chancesOf(followers, { ...defaultSampling, topP }).map(({ chance }) => chance)
    expect(left(0.5)).toEqual([1, 0, 0, 0])
    expect(left(0.51)).toEqual([5 / 8, 3 / 8, 0, 0])
    expect(left(1)).toEqual([0.5, 0.3, 0.1, 0.1])
  })

  it('fit what is drawn, over 100,000 throws', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 12 }),
        dice,
        (seed, counts, how) => {
          const sorted = counts.sort((a, b) => b - a).map((count, id) => ({ id, count }))
          const chances = chancesOf(sorted, how)
          const times = 100_000
          const drawn = new Array<number>(chances.length).fill(0)
          for (let at = 0; at < times; at++) {
            const { id } = pickToken(chances, seededRandom(seed, at)) as Chance
            drawn[id] = (drawn[id] as number) + 1
          }
          let chiSquare = 0
          let kinds = 0
          let rareDrawn = 0
          let rareExpected = 0
          for (const { id, chance } of chances) {
            if (chance === 0) expect(drawn[id]).toBe(0)
            // The chi-squared test needs counts of at least five: rarer ones are merged.
            else if (chance * times < 5) {
              rareDrawn += drawn[id] as number
              rareExpected += chance * times
            } else {
              chiSquare += ((drawn[id] as number) - chance * times) ** 2 / (chance * times)
              kinds++
            }
          }
          expect(rareDrawn).toBeLessThan(rareExpected + 6 * Math.sqrt(rareExpected) + 10)
          // Beyond five standard deviations of the distribution with these degrees of freedom: probability below one in
          // a million.
          const degrees = Math.max(1, kinds - 1)
          expect(chiSquare).toBeLessThan(degrees + 6 * Math.sqrt(2 * degrees) + 20)
        },
      ),
      { numRuns: cases(10) },
    )
  })
})

describe('what was learned', () => {
  it('is the same of A and then B as of both at once', () => {
    fc.assert(
      fc.property(texts, texts, fromText, order, dice, (first, then, begin, n, how) => {
        const atOnce = read(...first, ...then)
        const after = read(...first).and(
          then.map((said, index) => ({ name: `text ${first.length + index + 1}`, text: said })),
        )
        expect(predictNext(after, soFar(after, begin), n, how)).toEqual(
          predictNext(atOnce, soFar(atOnce, begin), n, how),
        )
        expect(after.size).toBe(atOnce.size)
      }),
    )
  })

  it('is with order 1 the count of the words, whatever comes before', () => {
    fc.assert(
      fc.property(texts, fromText, (all, begin) => {
        const learned = read(...all)
        const counts = new Map<string, number>()
        for (const said of all.map(normalizeText).filter(Boolean)) {
          for (const { piece } of tokenizeWords(said)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
          counts.set('', (counts.get('') ?? 0) + 1)
        }
        const { chances } = predictNext(learned, soFar(learned, begin), 1, defaultSampling)
        expect(Object.fromEntries(chances.map(({ id, count }) => [learned.vocabulary[id], count]))).toEqual(
          Object.fromEntries(counts),
        )
      }),
    )
  })

  it('is with a higher order what a search through the texts counts', () => {
    fc.assert(
      fc.property(texts, order, fc.nat(), (all, n, at) => {
        const learned = read(...all)
        const row = [...learned.row]
        const place = at % row.length
        const run = row.slice(Math.max(0, place - n + 1), place)
        if (run.slice(1).includes(EDGE)) return
        const counts = new Map<number, number>()
        for (let i = 0; i + run.length < row.length; i++) {
          const id = row[i + run.length] as number
          if (run.length === 0 && i === 0) continue
          if (run.every((piece, index) => row[i + index] === piece)) counts.set(id, (counts.get(id) ?? 0) + 1)
        }
        const found = learned.followers(run)
        expect(new Map(found.map(({ id, count }) => [id, count]))).toEqual(counts)
        for (const { id } of found) {
          const { places } = learned.places([...run, id], 1_000)
          expect(places.every(p => [...run, id].every((piece, index) => row[p + index] === piece))).toBe(true)
        }
      }),
    )
  })

  const farm = 'The dog barked. The dog slept. The cat slept.'

  it('looks at more words before with a higher order', () => {
    expect(next(read(farm), 'The cat', 1)).toMatchObject({ The: 3 / 13, dog: 2 / 13, cat: 1 / 13 })
    expect(next(read(farm), 'A The', 2)).toEqual({ dog: 2 / 3, cat: 1 / 3 })
    expect(next(read(farm), 'barked. The', 4)).toEqual({ dog: 1 })
    expect(next(read(farm), '', 3)).toEqual({ The: 1 })
    expect(next(read(farm), farm, 4)).toEqual({ '': 1 })
  })

  it('backs off to fewer words where more were never read, and says so', () => {
    const learned = read(farm)
    const { chances, run, wanted, unread } = predictNext(learned, soFar(learned, 'The purple dog'), 4, defaultSampling)
    expect(run.map(id => learned.vocabulary[id])).toEqual(['dog'])
    expect({ wanted, unread, kinds: chances.length }).toEqual({ wanted: 3, unread: ['purple'], kinds: 2 })
    expect(next(learned, 'xyzzy', 4)).toEqual(next(learned, '', 1))
  })

  it('knows a word in other capitals where it never read it so', () => {
    expect(next(read(farm), 'THE CAT', 2)).toEqual({ slept: 1 })
  })

  it('writes spaces as the texts have them', () => {
    const learned = read('“Come in,” said the fox. “Sit down.”\nThe hen sat.', '猫が好きです。')
    for (const { text: said } of learned.sources) {
      let pieces = soFar(learned, '')
      let out = ''
      for (const { piece } of tokenizeWords(said)) {
        const put = tokenText(learned, pieces, learned.idOf(piece) as number)
        out += put
        pieces = [...pieces, { piece: put, id: learned.idOf(piece) as number }]
      }
      expect(out).toBe(said)
    }
  })

  it('says which text a place belongs to', () => {
    const learned = read('one two', '', 'three four three')
    const { places } = learned.places([learned.idOf('three') as number], 9)
    expect(places.map(place => learned.spot(place))).toEqual([
      { source: 1, at: 0 },
      { source: 1, at: 11 },
    ])
  })
})

describe('what is written', () => {
  const learned = read('The dog ran. The dog sat. A cat ran away! A cat sat here.')
  const writing = { begin: '', taken: [], order: 2, dice: defaultSampling, seed: 7, most: 20, untilFullStop: false }
  const say = (more: Partial<typeof writing>) =>
    [...generate(learned, { ...writing, ...more })].map(({ text: said }) => said)

  it('is the same for the same seed, and continues after a step back as before', () => {
    const all = say({})
    expect(say({})).toEqual(all)
    expect(say({ taken: all.slice(0, 3) as never, most: 2 })).toEqual(all.slice(3, 5))
    expect(new Set([1, 2, 3, 4, 5, 6].map(seed => say({ seed }).join(''))).size).toBeGreaterThan(1)
  })

  it('ends with the text, and at a full stop where that is asked for', () => {
    expect(say({ order: 5, dice: { ...defaultSampling, temperature: 0 }, begin: 'A cat sat' })).toEqual([
      ' here',
      '.',
      '',
    ])
    expect(say({ untilFullStop: true }).at(-1)).toMatch(/^[.!]$/)
    expect(say({ most: 3 })).toHaveLength(3)
  })

  it('of nothing is nothing', () => {
    expect([...generate(read(), writing)]).toEqual([])
  })
})

describe('copies', () => {
  it('are the longest runs of more than five pieces that were read so', () => {
    const learned = read('one two three four five six seven', 'zero one two three four five nine')
    const found = copiedRuns(learned, soFar(learned, 'hello one two three four five six seven hello'))
    expect(found).toMatchObject([{ from: 1, to: 8 }])
    expect(learned.spot(found[0]?.place as number)).toEqual({ source: 0, at: 0 })
    expect(copiedRuns(learned, soFar(learned, 'one two three four five'))).toEqual([])
    expect(copiedRuns(learned, soFar(learned, 'one two three four five nine eight'))).toMatchObject([
      { from: 0, to: 6 },
    ])
  })
})

describe('texts that are hard to read', () => {
  testRows([
    ['none', [], 'nothing to learn'],
    ['an empty one', [''], 'nothing to learn'],
    ['a tiny one', ['Hi there.'], 'too little'],
    ['one that is none', ['PNG\0\0\u0001\u0002'], 'plain text'],
    ['one of another encoding', ['\uFFFD\uFFFDab'.repeat(20)], 'plain text'],
  ])('are refused with a reason', (_, all, sentence) => {
    expect(localize(unreadableReason(all.map(said => ({ text: said }))) ?? '')).toContain(sentence)
  })

  it('are cut where they are too long, and it is known how much is missing', () => {
    const { texts: kept, leftOut } = withinLimit([{ text: 'a'.repeat(1_999_999) }, { text: '👍👍' }, { text: 'b' }])
    expect(kept.map(({ text: said }) => said.length)).toEqual([1_999_999, 1])
    expect(leftOut).toBe(4)
  })
})
