import { existsSync, readdirSync } from 'node:fs'
import { type Schema, Validator } from '@cfworker/json-schema'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { localize } from '../../src/language/active'
import { isJsonObject, type JsonValue } from '../../src/model/json'
import { isInference, isNote, isRouter, showsReply } from '../../src/model/known-types'
import type { NodeType } from '../../src/model/node-type'
import { safeName, uniqueToolNames } from '../../src/model/tool-names'
import { nodeTypes } from '../../src/nodes/registry'
import metaSchema from '../fixtures/json-schema-draft-07.json'
import { testRows } from '../support/test-rows'

const folder = new URL('../../src/nodes/', import.meta.url)
const families = ['input', 'model', 'output', 'control', 'data']

const all = [...nodeTypes.values()].map(nodeType => [nodeType.type, nodeType] as const)
/** The types that offer a tool, each with the tool of its default settings. */
const tools = all.flatMap(([type, nodeType]) => {
  const tool = nodeType.tool?.(v.parse(nodeType.configSchema, {}))
  return tool ? [[type, tool] as const] : []
})

it('registers every folder that holds a node, under its own name', () => {
  const folders = readdirSync(folder).filter(name => existsSync(new URL(`${name}/node.ts`, folder)))
  expect([...nodeTypes.keys()].sort()).toEqual(folders.sort())
  for (const [type, nodeType] of nodeTypes) expect(nodeType.type).toBe(type)
})

it('gives every type a name of its own', () => {
  const names = [...nodeTypes.values()].map(({ name }) => localize(name))
  expect(new Set(names).size).toBe(names.length)
})

describe('each type of card', () => {
  testRows(all)(
    'says what it is, and does something for a run or is one that the engine knows by name',
    (_, nodeType) => {
      expect(localize(nodeType.name)).toMatch(/^[A-Z]/)
      expect(localize(nodeType.summary)).toMatch(/^[A-Z].*\.$/)
      expect(families).toContain(nodeType.family)
      const isKnown = [isInference, isRouter, showsReply, isNote].some(is => is(nodeType))
      expect(isKnown || nodeType.context || nodeType.tool || nodeType.run).toBeTruthy()
    },
  )

  testRows(all)('reads an empty config, and what it read reads the same again', (_, nodeType) => {
    const defaults = v.parse(nodeType.configSchema, {})
    expect(v.parse(nodeType.configSchema, defaults)).toEqual(defaults)
    expect(JSON.parse(JSON.stringify(defaults))).toEqual(defaults)
  })

  testRows(all)('keeps the fields that it does not know', (_, nodeType) => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (field, value) => {
        const config = { [`x-${field}`]: value, name: 'mood', label: 'A caption' }
        expect(v.parse(nodeType.configSchema, config)).toMatchObject(config)
      }),
    )
  })

  testRows(all)('refuses a config that it cannot read, and never fails on one that it read', (_, nodeType) => {
    const defaults = v.parse(nodeType.configSchema, {})
    const fields = [...new Set(['name', 'label', 'min', 'max', 'unit', ...Object.keys(defaults)])]
    const anyConfig = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.double(), fc.string()))
    fc.assert(
      fc.property(anyConfig, config => {
        const parsed = v.safeParse(nodeType.configSchema, config)
        if (parsed.success) exercise(nodeType, parsed.output)
      }),
    )
  })

  testRows(all)('does nothing surprising with its defaults', (_, nodeType) => {
    const defaults = v.parse(nodeType.configSchema, {})
    exercise(nodeType, defaults)
    expect(nodeType.context?.(defaults, undefined) ?? []).toEqual([])
    for (const problem of nodeType.problems?.(defaults) ?? []) expect(localize(problem.message)).toMatch(/[.!?]$/)
  })
})

describe('each tool of a card', () => {
  testRows(tools)('has a schema that is a JSON Schema of an object', (_, tool) => {
    const { errors } = new Validator(metaSchema as Schema, '7', false).validate(tool.inputSchema)
    expect(errors).toEqual([])
    expect(tool.inputSchema.type).toBe('object')
    expect(tool.inputSchema.properties).toMatchObject({ explanation: { type: 'string' } })
    for (const pattern of patternsIn(tool.inputSchema)) expect(() => new RegExp(pattern, 'u')).not.toThrow()
  })

  testRows(tools)('tells the model what each argument is for', (_, tool) => {
    expect(tool.description.length).toBeGreaterThan(20)
    const properties = tool.inputSchema.properties
    if (!isJsonObject(properties)) throw new Error('no properties')
    for (const [name, property] of Object.entries(properties)) {
      expect(property, name).toMatchObject({ type: expect.any(String), description: expect.stringMatching(/\w/) })
    }
    for (const required of tool.inputSchema.required as string[]) expect(properties).toHaveProperty(required)
  })

  testRows(tools)('is named after its card, and safely, whatever the card is called', (_, tool) => {
    expect(tool.name(null)).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
    expect(tool.name('mood')).toContain('mood')
    expect(tool.name('mood')).not.toBe(tool.name(null))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), name => {
        const sent = uniqueToolNames([tool.name(safeName(name)), tool.name(safeName(name))])
        expect(new Set(sent).size).toBe(2)
        for (const one of sent) expect(one).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
      }),
    )
  })
})

/** Calls every method that the engine calls before a model has answered. */
// biome-ignore lint/suspicious/noExplicitAny: as parsed by the type's own schema.
function exercise(nodeType: NodeType, config: any) {
  nodeType.context?.(config, undefined)
  nodeType.context?.(config, 'Hello')
  nodeType.context?.(config, { image: { mediaType: 'image/png', data: 'AAAA' } })
  nodeType.problems?.(config)
  const tool = nodeType.tool?.(config)
  if (tool) expect(new Validator(metaSchema as Schema, '7').validate(tool.inputSchema).valid).toBe(true)
}

function patternsIn(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  )
}
