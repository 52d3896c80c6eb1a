import { expect, test } from 'vitest'
import { stack } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { unpricedModels } from './unpriced-models'

const found = (...models: string[]) =>
  inEnglish(unpricedModels(stack(...models.map((model): ['inference', { model: string }] => ['inference', { model }]))))

test('models without a known price are named in one hint, with their number', () => {
  const message = 'The price of 2 models is not known, so no limit on cost counts them: my-own/model, riddle.'
  expect(found('', 'my-own/model', 'claude-sonnet-5-5', 'riddle', 'riddle')).toEqual([
    { nodeId: 'n2', severity: 'hint', message },
  ])
  expect(found('riddle')).toMatchObject([{ message: expect.stringContaining('a model is not known') }])
})

test('a model in the page, on this computer or with a price is not named', () => {
  expect(found('', 'demo/demo', 'trained/here', 'ollama/llama3', 'claude-sonnet-5-5')).toEqual([])
})

test('the model of the document and that of a step count too', () => {
  const document = {
    ...stack(['tool_step', { reasoning: { enabled: true, prompt: 'Sum up.', model: 'riddle' } }]),
    settings: { defaultModel: 'my-own/model' },
  }
  expect(inEnglish(unpricedModels(document))).toMatchObject([
    { nodeId: null, message: expect.stringContaining('my-own/model, riddle.') },
  ])
})
