import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NodeConfig } from '../../src/engine/model/document'
import { isJsonObject, type JsonObject } from '../../src/engine/model/json'
import { createDemoModel } from '../../src/providers/demo'
import { ofType, run, stack, testHost } from '../support/engine'
import { cases } from '../support/soak'

const demo = createDemoModel({ random: () => 0.5, sleep: async () => {} })

/** The demo's calls of some displays above an inference, by type, and its reply. */
async function shown(said: string, ...displays: [type: string, config?: NodeConfig][]) {
  const document = stack(['user_input', {}, 'said'], ...displays, ['inference', { temperature: 0 }])
  const events = await run(document, testHost(demo), { inputs: { said } })
  const results = ofType(events, 'tool-result')
  const data = Object.fromEntries(
    results.map(({ outputType, data, explanation }): [string, JsonObject] => [
      outputType,
      { ...(isJsonObject(data) ? data : {}), explanation: explanation ?? '' },
    ]),
  )
  return { data, results, text: ofType(events, 'response').at(-1)?.text ?? '' }
}

describe('on the demo model', () => {
  it.each([
    ['It was a great film', { score: 4, label: 'Film' }, '👍', true],
    ['The soup was cold and the waiter was rude. Horrible!', { score: 1 }, '👎', false],
    ['I passed the exam!', { score: 5 }, '😊', true],
    ['3 out of 10', { score: 2 }, '👎', false],
  ])('“%s” is scored, judged and given a face', async (said, score, emoji, verdict) => {
    const { data, text } = await shown(said, ['score_display'], ['emoji_display'], ['pass_fail_display'])
    expect(data.score).toMatchObject(score)
    expect(data.emoji).toMatchObject({ emoji })
    expect(data.verdict).toMatchObject({ verdict, explanation: expect.stringMatching(/\w/) })
    expect(text).toContain(`My verdict is ${verdict ? 'yes' : 'no'}`)
  })

  it.each([
    ['I have a cat', '🐱'],
    ['a walk in the rain', '🌧️'],
    ['Hooray 🎈', '🎈'],
    ['Go team 🇫🇷', '🇫🇷'],
    ['qwertz', '❔'],
  ])('“%s” is %s', async (said, emoji) => {
    expect((await shown(said, ['emoji_display'])).data.emoji).toMatchObject({ emoji })
  })

  it('“apples, pears and plums” is a list', async () => {
    const { data, text } = await shown('apples, pears and plums', ['list_display'])
    expect(data.list).toMatchObject({ items: ['apples', 'pears', 'plums'], ordered: false })
    expect(data.list?.explanation).toContain('“apples”')
    expect(text).toContain('I listed 3 things.')
  })

  it('“3 apples, 5 pears, 2 plums” is a table and a chart', async () => {
    const { data, text } = await shown('3 apples, 5 pears, 2 plums', ['table_display'], ['chart_display'])
    const numbers: [string, number][] = [
      ['apples', 3],
      ['pears', 5],
      ['plums', 2],
    ]
    expect(data.table).toMatchObject({ rows: numbers })
    expect(data.chart).toMatchObject({ kind: 'bar', values: numbers.map(([label, value]) => ({ label, value })) })
    expect(text).toMatch(/My table has 3 rows\..*3 numbers as a bar chart/)
  })

  it.each([
    ['Monday 12 °C, Tuesday 15 °C, Wednesday 9 °C', 'line'],
    ['cats 30 %, dogs 50 %, fish 20 %', 'pie'],
    ['Draw a pie chart of 3 cats and 4 dogs', 'pie'],
    ['Draw a pie chart of -3 debts and 4 coins', 'bar'],
  ])('“%s” is drawn as a %s', async (said, kind) => {
    expect((await shown(said, ['chart_display'])).data.chart).toMatchObject({ kind })
  })

  it('reads a table that was pasted', async () => {
    const pasted = 'name, age, town\nAnna, 12, Graz\nBen, 13, Ulm'
    const { data } = await shown(pasted, ['table_display'], ['chart_display'])
    expect(data.table).toMatchObject({
      columns: ['name', 'age', 'town'],
      rows: [
        ['Anna', 12, 'Graz'],
        ['Ben', 13, 'Ulm'],
      ],
    })
    expect(data.chart).toMatchObject({
      title: 'age',
      values: [
        { label: 'Anna', value: 12 },
        { label: 'Ben', value: 13 },
      ],
    })
  })

  it('says so where there are no numbers to draw', async () => {
    const { data } = await shown('qwertz zxcvb', ['chart_display'])
    expect(data.chart).toMatchObject({ values: [{ label: 'qwertz', value: 6 }, { value: 5 }] })
    expect(data.chart?.explanation).toContain('no numbers')
  })

  it('a sum in the middle of other things does not take their place', async () => {
    const { results } = await shown('We met the sad old cat on the way home. 3 -5', ['emoji_display'], ['list_display'])
    expect(results).toHaveLength(2)
    expect((await shown('What is 3 - 5?', ['emoji_display'])).text).toContain('3 - 5 = -2')
  })

  it('never gives a display what does not fit, whatever is said and set', async () => {
    const words = [
      '3',
      '-5',
      '12 %',
      'apples',
      'and',
      ',',
      ':',
      '\n',
      '1.',
      '- ',
      '|',
      'pie chart',
      '🎉',
      '2020',
      'sad',
      '',
    ]
    const sentence = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })), { maxLength: 40 })
    const settings = fc.record({
      max: fc.integer({ min: 3, max: 10 }),
      halves: fc.boolean(),
      kind: fc.constantFrom('bar', 'line', 'pie', undefined),
    })
    await fc.assert(
      fc.asyncProperty(sentence, settings, async (parts, { max, halves, kind }) => {
        const { results } = await shown(
          `We met the sad old cat on the way home. ${parts.join(' ')}`,
          ['emoji_display'],
          ['score_display', { max, halves }],
          ['pass_fail_display'],
          ['list_display'],
          ['table_display'],
          ['chart_display', kind ? { kind } : {}],
        )
        expect(results.filter(({ isError }) => isError).map(({ mistake }) => mistake)).toEqual([])
        expect(new Set(results.map(({ outputType }) => outputType)).size).toBe(6)
      }),
      { numRuns: cases(60) },
    )
  })
})
