import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ofType, run, scriptedModel, stack, testHost, turns } from '../../../tests/support/engine'
import { testRows } from '../../../tests/support/test-rows'
import { schemaProblems } from '../../engine/tools/arguments'
import { localize } from '../../language/active'
import type { JsonValue } from '../../model/json'
import { scoresSchema } from './metrics'
import evaluator from './node'

const metrics = [
  { name: 'clarity', description: 'Is it clear?', min: 1, max: 5 },
  { name: 'warmth', description: '', min: 0, max: 1 },
]
const judged = (...more: Parameters<typeof stack>) =>
  stack(['user_input', { defaultValue: 'Why is the sky blue?' }], ['inference'], ['evaluator', { metrics }], ...more)

describe('evaluator', () => {
  it('has the newest reply scored, and gives the scores as its own fields', async () => {
    const model = turns({ text: 'Blue light bounces.' }, { text: '{"clarity": 4, "warmth": 0.5}' })
    const events = await run(judged(), testHost(model.languageModel))
    expect(model.requests[1]).toMatchObject({
      temperature: 0,
      messages: [{ role: 'user', content: [{ text: 'Blue light bounces.' }] }],
      responseFormat: { schema: { required: ['clarity', 'warmth'] } },
    })
    expect(model.requests[1]?.system).toContain('clarity, from 1 to 5: Is it clear?')
    expect(ofType(events, 'node-end').at(-1)?.output).toEqual({
      content: 'Blue light bounces.',
      clarity: 4,
      warmth: 0.5,
      model: 'test-model',
      tokens: { prompt: 10, completion: 5, total: 15 },
      cost: expect.objectContaining({ total: expect.any(Number) }),
    })
  })

  it('is read by templates, with and without “output”', async () => {
    const model = turns(
      { text: 'Blue.' },
      { text: '{"clarity": 4, "warmth": 1}' },
      { text: '{"clarity": 2, "warmth": 0}' },
    )
    const content = 'Is {{steps.evaluator.output.clarity}} and {{steps.evaluator.warmth}}'
    await run(judged(['evaluator', { metrics, content }]), testHost(model.languageModel))
    expect(model.requests[2]?.messages).toMatchObject([{ content: [{ text: 'Is 4 and 1' }] }])
  })

  it('asks again once, with what does not fit', async () => {
    const model = turns(
      { text: 'Blue.' },
      { text: '{"clarity": 9}' },
      { text: '```json\n{"clarity": 5, "warmth": 1}\n```' },
    )
    const events = await run(judged(), testHost(model.languageModel))
    expect(JSON.stringify(model.requests[2]?.messages)).toMatch(/clarity.*warmth/)
    expect(ofType(events, 'node-end').at(-1)).toMatchObject({ status: 'done', output: { clarity: 5 } })
  })

  it('fails with what was said when the scores do not fit twice', async () => {
    const model = scriptedModel(() => ({ text: 'Rather good!' }))
    const events = await run(judged(), testHost(model.languageModel))
    expect(model.requests).toHaveLength(3)
    expect(ofType(events, 'node-error')[0]).toMatchObject({
      nodeId: 'n3',
      message: expect.stringContaining('Rather good!'),
    })
  })

  it('has nothing to score where there is no message', async () => {
    const events = await run(stack(['evaluator']), testHost(turns().languageModel))
    expect(ofType(events, 'node-error')[0]?.message).toContain('nothing to score')
    expect(ofType(events, 'request')).toEqual([])
  })

  it('holds scores to their ranges', async () => {
    const schema = scoresSchema(v.parse(evaluator.configSchema, { metrics }).metrics)
    expect(await schemaProblems(schema, { clarity: 5, warmth: 0 })).toEqual([])
    const misfits: JsonValue[] = [
      { clarity: 5 },
      { clarity: 5.1, warmth: 0 },
      { clarity: 5, warmth: -1 },
      { clarity: '5', warmth: 1 },
    ]
    for (const wrong of misfits) {
      expect(await schemaProblems(schema, wrong)).not.toEqual([])
    }
  })

  testRows([
    ['no metrics', [], 'no metric yet'],
    ['no name', [{}], 'needs a name'],
    ['a name with a space', [{ name: 'how clear' }], 'how clear'],
    ['a name that is taken', [{ name: 'status' }], 'status'],
    ['the same name twice', [{ name: 'a' }, { name: ' a' }], 'twice'],
    ['a range that is none', [{ name: 'a', min: 5, max: 5 }], 'below its highest'],
  ])('its card says so, and no model is asked', async (_name, wrong, said) => {
    const config = v.parse(evaluator.configSchema, { metrics: wrong, content: 'x' })
    expect(localize(evaluator.problems?.(config)[0]?.message ?? '')).toContain(said)
    const model = turns()
    const events = await run(stack(['evaluator', { metrics: wrong, content: 'x' }]), testHost(model.languageModel))
    expect(ofType(events, 'node-error')[0]?.message).toContain(said)
    expect(model.requests).toEqual([])
  })
})
