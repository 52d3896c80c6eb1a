import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../../../tests/support/test-rows'
import type { JsonSchema } from '../../../model/json'
import { type SchemaField, schemaFields } from './schema-fields'

const one = (field: JsonSchema, required: string[] = []) =>
  schemaFields({ type: 'object', properties: { field }, required })[0] as SchemaField

describe('schemaInWords', () => {
  testRows<[JsonSchema, string]>([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', maxLength: 80 }, 'text of at most 80 characters'],
    [{ type: 'string', minLength: 1, maxLength: 1 }, 'text of 1 character'],
    [{ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }, 'a color, like #ff5500'],
    [{ type: 'string', pattern: '^[A-Z]{3}$' }, 'text of the form ^[A-Z]{3}$'],
    [{ type: 'string', format: 'uri' }, 'a web address'],
    [{ type: 'string', enum: ['sun', 'rain'] }, 'one of sun, rain'],
    [{ enum: ['only'] }, 'always only'],
    [{ const: 3 }, 'always 3'],
    [{ type: 'number', minimum: 0, maximum: 10 }, 'a number from 0 to 10'],
    [{ type: 'number', minimum: -5 }, 'a number of at least -5'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, 'a number of at most 1 and above 0'],
    [{ type: 'number', default: 100 }, 'a number (100 when left out)'],
    [{ type: 'integer', minimum: 1, maximum: 16 }, 'a whole number from 1 to 16'],
    [{ type: 'number', multipleOf: 0.5 }, 'a number, in steps of 0.5'],
    [{ type: 'boolean' }, 'yes or no'],
    [{ type: ['string', 'null'] }, 'text or nothing'],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] }, 'text, a number or yes or no'],
    [{ type: 'object' }, 'any named values'],
    [{ type: 'array' }, 'a list'],
    [{ type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 6 }, 'a list of 2 to 6 entries, each text'],
    [{ type: 'array', items: { type: 'string' }, minItems: 64, maxItems: 64 }, 'a list of 64 entries, each text'],
    [{}, 'anything'],
  ])('says each kind of schema in words', (schema, words) => {
    expect(one(schema).kind).toBe(words)
  })

  it('tells what is needed and what the author says about it', () => {
    const field = one({ type: 'number', description: ' How warm. ' }, ['field'])
    expect(field).toMatchObject({ name: 'field', needed: true, about: 'How warm.' })
    expect(one({ type: 'number' }).needed).toBe(false)
  })

  it('lists the fields of groups, and of the entries of lists of groups', () => {
    const option = {
      type: 'object',
      properties: { id: { type: 'string' }, label: { type: 'string' } },
      required: ['id'],
    }
    const survey = one({ type: 'array', items: option, minItems: 2, maxItems: 6 })
    expect(survey.kind).toBe('a list of 2 to 6 entries, each a group')
    expect(survey.inside.map(field => [field.name, field.needed])).toEqual([
      ['id', true],
      ['label', false],
    ])
    expect(one(option).inside).toHaveLength(2)
  })

  it('keeps a long choice readable', () => {
    const kind = one({ enum: Array.from({ length: 40 }, (_, index) => `c${index}`) }).kind
    expect(kind).toMatch(/c23 and 16 more$/)
    expect(kind).not.toContain('c24')
  })

  it('follows references inside the schema, and joins what must all hold', () => {
    const schema: JsonSchema = {
      $defs: { hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } },
      allOf: [{ properties: { size: { type: 'integer' } }, required: ['size'] }],
      properties: { hex: { $ref: '#/$defs/hex', description: 'The fill' } },
    }
    expect(schemaFields(schema)).toEqual([
      { name: 'size', kind: 'a whole number', needed: true, inside: [] },
      { name: 'hex', kind: 'a color, like #ff5500', needed: false, about: 'The fill', inside: [] },
    ])
  })

  it('ends on a schema that contains itself', () => {
    const tree: JsonSchema = { properties: { left: { $ref: '#' }, next: { type: 'array', items: { $ref: '#' } } } }
    expect(schemaFields(tree)).toHaveLength(2)
    expect(schemaFields({ $ref: '#' })).toEqual([])
  })

  it('reads any JSON without throwing, and names each property once', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), properties => {
        const fields = schemaFields({ type: 'object', properties } as JsonSchema)
        expect(fields.map(field => field.name)).toEqual(Object.keys(properties))
        for (const field of fields) expect(field.kind).not.toBe('')
      }),
    )
  })
})
