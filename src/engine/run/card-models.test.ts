import * as v from 'valibot'
import { expect, test } from 'vitest'
import { flow } from '../../../tests/support/flows'
import type { NodeConfig } from '../../model/document'
import type { ResolvedModel } from '../../model/language-model'
import type { NodeType } from '../../model/node-type'
import { cardModel, textsAbove } from './card-models'

const configSchema = v.looseObject({}) as unknown as NodeType['configSchema']
const common = { family: 'model', summary: '', configSchema } as const
/** A card with a text, and one that is a model which learns from such texts. */
const book: NodeType = {
  ...common,
  type: 'book',
  name: 'Book',
  texts: (config: NodeConfig, input) => [{ name: String(config.name), text: String(input ?? config.text) }],
}
const learner: NodeType = {
  ...common,
  type: 'learner',
  name: 'Learner',
  model: {
    id: 'learner',
    make: async (config: NodeConfig, texts) =>
      ({ label: `${config.name} knows ${texts.map(({ text }) => text).join()}` }) as unknown as ResolvedModel,
  } as NodeType['model'] & object,
}
const plain: NodeType = { ...common, type: 'plain', name: 'Plain' }
const types = new Map([book, learner, plain].map(type => [type.type, type]))

const shelf = (...names: string[]): [string, NodeConfig][] =>
  names.map(name => ['book', { name, text: `text of ${name}` }])
const model = (name: string): [string, NodeConfig] => ['learner', { name }]
const document = flow(
  {
    first: [...shelf('one'), model('A'), ['plain']],
    second: [...shelf('two'), model('B'), ...shelf('three'), model('C'), ['plain'], model('D')],
    third: [['plain'], model('E')],
    fourth: [['plain']],
  },
  [],
)
const labelFor = async (nodeId: string, id = 'learner', inputs = {}) =>
  (await cardModel(id, { document, nodeId, types, inputs, random: () => 0 }))?.label

test('the nearest model above answers, else the first of its pipeline, else the first of the document', async () => {
  expect(await labelFor('second-5')).toBe('C knows text of two,text of three')
  expect(await labelFor('second-3')).toBe('B knows text of two')
  expect(await labelFor('second-1')).toBe('B knows text of two')
  expect(await labelFor('third-1')).toBe('E knows ')
  expect(await labelFor('fourth-1')).toBe('A knows text of one')
})

test('it learns what was typed, and is named with spaces around its id', async () => {
  expect(await labelFor('first-3', ' learner ', { 'first-1': 'typed' })).toBe('A knows typed')
})

test('no card answers for another id, and its absence is an error', async () => {
  expect(await labelFor('first-3', 'other')).toBeUndefined()
  expect(await labelFor('first-3', ' ')).toBeUndefined()
  const empty = { ...document, pipelines: document.pipelines.slice(3) }
  await expect(
    cardModel('learner', { document: empty, nodeId: 'fourth-1', types, inputs: {}, random: () => 0 }),
  ).rejects.toThrow('There is no “Learner” card here')
})

test('texts are those of the cards above, and all where the card is in another pipeline', () => {
  const [, second] = document.pipelines
  const textsOf = (nodeId: string) => textsAbove(second!, nodeId, types, {}).map(({ name }) => name)
  expect(textsOf('second-3')).toEqual(['two'])
  expect(textsOf('second-4')).toEqual(['two', 'three'])
  expect(textsOf('first-1')).toEqual(['two', 'three'])
})
