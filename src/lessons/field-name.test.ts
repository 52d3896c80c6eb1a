import { expect, it } from 'vitest'
import { msg } from '../language/message'
import { nodeTypes } from '../nodes/registry'
import { fieldName } from './field-name'

const typeNamed = (name: string) => nodeTypes.get(name) ?? expect.unreachable(name)

it('is what the settings of the card say', () => {
  expect(fieldName('config.most', typeNamed('next_word'))).toEqual(msg('Pieces to write in a run'))
  expect(fieldName('max', typeNamed('gauge_display'))).toEqual(msg('Highest'))
})

it('is a message for each field of each card', () => {
  const unsaid = [...nodeTypes.values()].flatMap(type => {
    const schema: object = type.configSchema
    const fields = 'entries' in schema ? Object.keys(schema.entries as object) : []
    return fields.filter(field => typeof fieldName(field, type) === 'string').map(field => `${type.type}: ${field}`)
  })
  expect(unsaid).toEqual([])
})

it('is the field’s own name where the card is foreign', () => {
  expect(['contentType', 'content_type', 'constructor'].map(field => fieldName(field))).toEqual([
    'Content type',
    'Content type',
    'Constructor',
  ])
  expect(fieldName('own', typeNamed('note'))).toBe('Own')
})
