import fc from 'fast-check'
import { expect, test } from 'vitest'
import { run, stack, testHost, turns } from '../../../tests/support/engine'
import { cases } from '../../../tests/support/soak'
import type { RunEvent } from '../../model/events'
import { ModelError } from '../../model/language-model'
import { createRunner } from '../run/run'
import { countRuns } from './count-runs'
import { type Fact, factNames, factProperties, factsOfRuns } from './facts'

const secret = 'CANARY-the-words-of-a-child'
const ids = () => {
  let count = 0
  return () => `id-${++count}`
}
const factsOf = (events: readonly RunEvent[]): Fact[] => {
  const fold = factsOfRuns(ids())
  return events.flatMap(fold)
}
const document = stack(
  ['system_prompt', { prompt: secret }],
  ['user_input', { defaultValue: secret }],
  ['color_display', { name: 'canary' }],
  ['inference', { model: secret, label: secret }],
)
document.name = secret

test('of a model call go its model, tokens, time and end; and of a run how it ended', async () => {
  const model = turns(
    { text: secret, calls: [{ name: 'display_canary_color', args: { hex: '#ff0000', explanation: secret } }] },
    { text: secret },
  )
  const host = testHost(model.languageModel, { resolved: { provider: 'openai', id: 'gpt-6-sol', label: secret } })
  const facts = factsOf(await run(document, host))
  const call = {
    $ai_trace_id: 'id-2',
    $ai_model: 'gpt-6-sol',
    $ai_provider: 'openai',
    $ai_stream: true,
    $ai_latency: expect.any(Number),
    $ai_time_to_first_token: expect.any(Number),
    $ai_input_tokens: 10,
    $ai_output_tokens: 5,
    $ai_is_error: false,
  }
  expect(facts).toEqual([
    { name: '$ai_generation', properties: { ...call, $ai_stop_reason: 'tool-calls' } },
    { name: '$ai_generation', properties: { ...call, $ai_stop_reason: 'complete' } },
    { name: 'run', properties: { status: 'finished', nodes: 4, seconds: expect.any(Number) } },
  ])
  expect(JSON.stringify(facts)).not.toContain('CANARY')
})

test('a model that fails is counted by its kind of error, and not by what it said', async () => {
  const fail = new ModelError('unauthorized', secret, { said: secret })
  const host = testHost(turns({ fail }).languageModel, { resolved: { provider: secret, id: secret } })
  const [call, end] = factsOf(await run(document, host))
  expect(call?.properties).toMatchObject({
    $ai_model: 'other',
    $ai_provider: 'other',
    $ai_is_error: true,
    $ai_error: 'unauthorized',
  })
  expect(end?.properties.status).toBe('failed')
  expect(JSON.stringify([call, end])).not.toContain('CANARY')
})

test('whatever a model says and is called, no word of it is counted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), async (said, id) => {
      const host = testHost(turns({ text: `${secret} ${said}` }).languageModel, {
        resolved: { provider: `${secret}${id}`, id: `${secret}${id}` },
      })
      for (const { name, properties } of factsOf(await run(document, host))) {
        expect(factNames).toContain(name)
        for (const [property, value] of Object.entries(properties)) {
          expect(factProperties).toContain(property)
          expect(String(value)).not.toContain('CANARY')
        }
      }
    }),
    { numRuns: cases(25) },
  )
})

test('live runs are counted once, and what is only shown is not', async () => {
  const counted: Fact[] = []
  const host = testHost(turns({ text: 'One.' }, { text: 'Two.' }).languageModel)
  const editor = { getState: () => ({ draft: { document, inputs: {} } }) } as never
  const runner = createRunner({ editor, host, nextFrame: callback => void setTimeout(callback, 0) })
  const stop = countRuns(runner, { count: fact => counted.push(fact) }, ids())
  const finish = () => expect.poll(() => runner.getState().live).toBe(false)
  runner.start()
  await finish()
  const { run: shown, events } = runner.getState()
  expect(counted.map(({ name }) => name)).toEqual(['$ai_generation', 'run'])
  runner.show({ run: shown, events: [...events] })
  expect(counted).toHaveLength(2)
  runner.start()
  await finish()
  expect(counted).toHaveLength(4)
  stop()
  runner.start()
  await finish()
  expect(counted).toHaveLength(4)
})
