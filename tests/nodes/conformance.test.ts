import { existsSync, readdirSync } from 'node:fs'
import { type Schema, Validator } from '@cfworker/json-schema'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isJsonObject, type JsonValue } from '../../src/engine/model/json'
import type { NodeType } from '../../src/engine/model/node-type'
import { safeName, uniqueToolNames } from '../../src/engine/model/tool-names'
import { localize } from '../../src/language/active'
import { nodeTypes } from '../../src/nodes/registry'
import metaSchema from '../fixtures/json-schema-draft-07.json'

const folder = new URL('../../src/nodes/', import.meta.url)
const families = ['input', 'model', 'output', 'control', 'data']

/** Accessible names that other programs and browser tests rely on. */
const pinnedNames: Record<string, string> = {
  system_prompt: 'System prompt',
  user_input: 'User input',
  paint_input: 'Drawing',
  inference: 'Inference',
  text_display: 'Text',
  color_display: 'Color',
  icon_display: 'Icon',
  gauge_display: 'Gauge',
  pixel_art_display: 'Pixel art',
  emoji_display: 'Emoji',
  survey: 'Survey',
  webhook_trigger: 'Webhook',
  router: 'Router',
  evaluator: 'Evaluator',
  integration: 'Integration',
  knowledge: 'Knowledge',
  url_loader: 'URL loader',
  tool_step: 'Tool step',
  script: 'Script',
  file: 'File',
  score_display: 'Score',
  pass_fail_display: 'Pass or fail',
  list_display: 'List',
  table_display: 'Table',
  chart_display: 'Chart',
  note: 'Note',
}

it('registers every folder that holds a node, under its own name', () => {
  const folders = readdirSync(folder).filter(name => existsSync(new URL(`${name}/node.ts`, folder)))
  expect([...nodeTypes.keys()].sort()).toEqual(folders.sort())
  for (const [type, nodeType] of nodeTypes) expect(nodeType.type).toBe(type)
})

it.each(Object.entries(pinnedNames))('keeps the name of %s: %s', (type, name) => {
  expect(localize(nodeTypes.get(type)?.name ?? '')).toBe(name)
})

it('gives every type a name of its own', () => {
  const names = [...nodeTypes.values()].map(({ name }) => localize(name))
  expect(new Set(names).size).toBe(names.length)
})

describe.each([...nodeTypes.values()])('$type', nodeType => {
  const defaults = v.parse(nodeType.configSchema, {})

  it('says what it is', () => {
    expect(localize(nodeType.name)).toMatch(/^[A-Z]/)
    expect(localize(nodeType.summary)).toMatch(/^[A-Z].*\.$/)
    expect(families).toContain(nodeType.family)
  })

  it('does something for a run, or says that it is inert', () => {
    const { context: adds, tool, inference, showsReply, route, run, inert } = nodeType
    const parts = [adds, tool, inference, showsReply, route, run, inert]
    expect(parts.some(Boolean)).toBe(true)
  })

  it('reads an empty config, and what it read reads the same again', () => {
    expect(v.parse(nodeType.configSchema, defaults)).toEqual(defaults)
    expect(JSON.parse(JSON.stringify(defaults))).toEqual(defaults)
  })

  it('keeps the fields that it does not know', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (field, value) => {
        const config = { [`x-${field}`]: value, name: 'mood', label: 'A caption' }
        expect(v.parse(nodeType.configSchema, config)).toMatchObject(config)
      }),
    )
  })

  it('refuses a config that it cannot read, and never fails on one that it read', () => {
    const fields = [...new Set(['name', 'label', 'min', 'max', 'unit', ...Object.keys(defaults)])]
    const anyConfig = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.double(), fc.string()))
    fc.assert(
      fc.property(anyConfig, config => {
        const parsed = v.safeParse(nodeType.configSchema, config)
        if (parsed.success) exercise(nodeType, parsed.output)
      }),
    )
  })

  it('does nothing surprising with its defaults', () => {
    exercise(nodeType, defaults)
    expect(nodeType.context?.(defaults, undefined) ?? []).toEqual([])
    for (const problem of nodeType.problems?.(defaults) ?? []) expect(localize(problem.message)).toMatch(/[.!?]$/)
  })

  const tool = nodeType.tool?.(defaults)
  if (!tool) return

  it('offers a tool whose schema is a JSON Schema of an object', () => {
    const { errors } = new Validator(metaSchema as Schema, '7', false).validate(tool.inputSchema)
    expect(errors).toEqual([])
    expect(tool.inputSchema.type).toBe('object')
    expect(tool.inputSchema.properties).toMatchObject({ explanation: { type: 'string' } })
  })

  it('tells the model what each argument is for', () => {
    expect(tool.description.length).toBeGreaterThan(20)
    const properties = tool.inputSchema.properties
    if (!isJsonObject(properties)) throw new Error('no properties')
    for (const [name, property] of Object.entries(properties)) {
      expect(property, name).toMatchObject({ type: expect.any(String), description: expect.stringMatching(/\w/) })
    }
    for (const required of tool.inputSchema.required as string[]) expect(properties).toHaveProperty(required)
  })

  it('writes patterns that every reader of JSON Schema can compile', () => {
    for (const pattern of patternsIn(tool.inputSchema)) expect(() => new RegExp(pattern, 'u')).not.toThrow()
  })

  it('names its tool safely, whatever the node is called', () => {
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
  nodeType.inference?.(config, undefined)
  nodeType.route?.(config)
  nodeType.inputSchema?.(config)
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
