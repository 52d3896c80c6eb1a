import { expect, test } from 'vitest'
import { ownConnection } from '../../../tests/support/connections'
import { listModels } from './model-list'

const list = (body: unknown) => listModels(ownConnection('openai'), 'a-key', async () => Response.json(body))

test.each([
  ['R01 a bare list', [{ id: 'a' }, { id: 'b' }], ['a', 'b']],
  ['R02 an entry without an id that is text', { data: [{ id: 'a' }, { name: 'b' }, { id: 7 }, null] }, ['a']],
  ['an empty one', { data: [] }, []],
  ['null where there is none yet', { object: 'list', data: null }, []],
  ['Google’s names', { data: [{ id: 'models/gemini' }] }, ['gemini']],
])('%s', async (_name, body, expected) => {
  expect(await list(body)).toEqual(expected)
})

test('R03 an error with the status of a success says what the provider says', async () => {
  await expect(list({ error: { message: 'Invalid API key' } })).rejects.toThrow('Invalid API key')
})

test.each([[{ hello: 1 }], ['a text'], [{ data: 'x' }]])('%j is no list', async body => {
  await expect(list(body)).rejects.toThrow('not the way a model does')
})
