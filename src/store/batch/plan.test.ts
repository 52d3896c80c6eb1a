import { expect, test } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { nodeTypes } from '../../nodes/registry'
import { createBatch } from './batch'
import { estimate, spentOn } from './estimate'
import { modelsOf, promptsOf, rowsOf } from './plan'

const document = stack(
  ['system_prompt', { prompt: 'Be kind.' }, 'kind'],
  ['note', { text: 'For people.' }],
  ['user_input', {}, 'message'],
  ['inference', { temperature: 0.7 }, 'first'],
  ['inference', { temperature: 0.7, systemPrompt: 'Be short.' }, 'second'],
)
const draft = { document, inputs: { message: 'Hello.' } }
const configs = (rows: ReturnType<typeof rowsOf>, nodeId: string) =>
  rows.map(row => row.draft.document.pipelines[0]?.nodes.find(({ id }) => id === nodeId)?.config)

test('a row for each temperature, of all models or of one', () => {
  const all = rowsOf(draft, { kind: 'temperature', values: [0, 1] })
  expect(inEnglish(all.map(({ label }) => label))).toEqual(['Temperature 0', 'Temperature 1'])
  expect(configs(all, 'first')).toMatchObject([{ temperature: 0 }, { temperature: 1 }])
  expect(configs(all, 'second')).toMatchObject([{ temperature: 0 }, { temperature: 1 }])
  const one = rowsOf(draft, { kind: 'temperature', nodeId: 'second', values: [0, 1] })
  expect(configs(one, 'first')).toMatchObject([{ temperature: 0.7 }, { temperature: 0.7 }])
  expect(configs(one, 'second')).toMatchObject([{ temperature: 0 }, { temperature: 1 }])
})

test('a row for each model, and for each prompt; the draft itself stays as it is', () => {
  const before = structuredClone(draft)
  const models = rowsOf(draft, { kind: 'model', values: [{ id: 'demo/demo', label: 'Demo' }] })
  expect(models.map(({ label }) => label)).toEqual(['Demo'])
  expect(configs(models, 'first')).toMatchObject([{ model: 'demo/demo' }])
  const prompts = rowsOf(draft, {
    kind: 'prompt',
    place: { nodeId: 'kind', field: 'prompt' },
    values: ['Be a cat.', 'Be a dog.'],
  })
  expect(configs(prompts, 'kind')).toMatchObject([{ prompt: 'Be a cat.' }, { prompt: 'Be a dog.' }])
  const [same, ...others] = rowsOf(draft, { kind: 'nothing' })
  expect([inEnglish(same?.label), same?.draft, others]).toEqual(['As it is', draft, []])
  expect(draft).toEqual(before)
})

test('models and prompts are found by what their types do', () => {
  expect(modelsOf(document).map(({ id }) => id)).toEqual(['first', 'second'])
  expect(promptsOf(document, nodeTypes)).toEqual([
    { nodeId: 'kind', field: 'prompt' },
    { nodeId: 'second', field: 'systemPrompt' },
  ])
})

test('what a wall will take is known before, about, and what it took is known after', async () => {
  const plan = { rows: rowsOf(draft, { kind: 'temperature', values: [0, 1] }), times: 5 }
  const host = testHost(turns().languageModel)
  const before = await estimate(plan, host)
  expect(before.calls).toBe(20)
  expect(before.outputTokens).toBe(20 * 200)
  expect(before.cost).toBeCloseTo((before.inputTokens * 3 + before.outputTokens * 15) / 1e6, 10)
  const wall = createBatch(host)
  await wall.start(plan)
  const spent = spentOn(wall.getState())
  expect(spent).toMatchObject({ modelCalls: 20, tokens: 300 })
  expect(spent.cost).toBeCloseTo((20 * (10 * 3 + 5 * 15)) / 1e6, 10)
})

test('a price that is not known makes the sum unknown, and never 0; a free one is 0', async () => {
  const plan = { rows: rowsOf(draft, { kind: 'nothing' }), times: 2 }
  const { languageModel } = turns()
  const cost = async (price: 'free' | undefined) =>
    (await estimate(plan, testHost(languageModel, { resolved: { price } }))).cost
  expect(await cost(undefined)).toBeNull()
  expect(await cost('free')).toBe(0)
  const refuses = { ...testHost(languageModel), model: () => Promise.reject(new Error('No such model.')) }
  expect((await estimate(plan, refuses)).cost).toBeNull()
  const wall = createBatch(testHost(languageModel, { resolved: { price: undefined } }))
  await wall.start(plan)
  expect(spentOn(wall.getState()).cost).toBeNull()
})

test('models that take no temperature are named before', async () => {
  const plan = { rows: rowsOf(draft, { kind: 'temperature', values: [0, 1] }), times: 2 }
  const { languageModel } = turns()
  const deaf = async (temperature: false | { min: number; max: number }) =>
    (await estimate(plan, testHost(languageModel, { resolved: { temperature } }))).withoutTemperature
  expect(await deaf(false)).toEqual(['Test'])
  expect(await deaf({ min: 0, max: 1 })).toEqual([])
})

test('a model with tools is called twice: to use them, and with the outcome', async () => {
  const withTool = { document: stack(['color_display'], ['inference', { userMessage: 'Red!' }]), inputs: {} }
  const plan = { rows: rowsOf(withTool, { kind: 'nothing' }), times: 3 }
  expect((await estimate(plan, testHost(turns().languageModel))).calls).toBe(6)
})
