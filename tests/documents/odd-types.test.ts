import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDraft } from '../../src/documents/format/parse'
import { writeYaml } from '../../src/documents/yaml/write'
import { validateDocument } from '../../src/engine/checks/problems'
import type { JsonValue } from '../../src/model/json'
import { showableConfig } from '../../src/nodes/kit/config'
import { nodeTypes } from '../../src/nodes/registry'
import { exportTools } from '../../src/toolkit/export'
import { run, testHost, turns } from '../support/engine'
import { starters } from '../support/english-content'
import { inEnglish } from '../support/in-english'
import { cases } from '../support/soak'
import { testRows } from '../support/test-rows'

/* A document from a file or a link may hold anything in any field. */

const documents: JsonValue[] = [
  ...starters.map(({ document }) => JSON.parse(JSON.stringify(document)) as JsonValue),
  {
    version: 1,
    id: 'd',
    name: 'All fields',
    language: 'en',
    variables: { a: 1 },
    settings: { limits: { maxCostUsd: 1, maxDurationSeconds: 60, maxSteps: 9, maxRequests: 9 }, defaultModel: 'demo' },
    pipelines: [
      {
        id: 'main',
        name: 'Main',
        position: { x: 1, y: 2 },
        nodes: [
          {
            id: 'a',
            type: 'user_input',
            config: { name: 'question', label: 'Q', defaultValue: 'Hi' },
            slug: 'ask',
            locked: ['name'],
          },
          {
            id: 'b',
            type: 'inference',
            config: {},
            locked: true,
            policy: {
              onError: 'continue',
              retry: { maxRetries: 1, backoffMs: 1 },
              timeoutSeconds: 9,
              condition: {
                type: 'expression',
                expression: '{{steps.ask.output}}',
                skipWhen: 'falsy',
                op: '==',
                value: 1,
              },
            },
          },
          {
            id: 's',
            type: 'tool_step',
            config: { tool: { kind: 'pipeline', id: 'tool' }, inputMapping: { x: '{{input.x}}' } },
          },
        ],
      },
      {
        id: 'tool',
        name: 'Tool',
        tool: {
          description: 'Finds',
          status: 'active',
          slug: 'find',
          inputSchema: { type: 'object', properties: { x: { type: 'string' } } },
          outputMapping: { fields: { y: { source: '{{input.x}}' } } },
          successTemplate: '{{data.y}}',
          errorTemplate: '{{error.message}}',
          reasoning: { model: 'demo' },
        },
        nodes: [{ id: 'c', type: 'integration', config: { kind: 'mock', data: { z: 1 } } }],
      },
    ],
    edges: [{ id: 'e', source: 'main', target: 'tool', kind: 'tool', label: 'x' }],
  },
]

/** The paths of all values in a value, itself left out. */
function pathsIn(value: JsonValue, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key])])
}

function replaced(value: JsonValue, [key, ...rest]: readonly string[], odd: JsonValue): JsonValue {
  if (key === undefined) return odd
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaced(item, rest, odd) : item))
  const before = value as Record<string, JsonValue>
  return { ...before, [key]: replaced(before[key] ?? null, rest, odd) }
}

/** Takes a document all the way that page and command line take one. */
async function use(source: JsonValue): Promise<'opened' | 'refused'> {
  const parsed = parseDraft(JSON.stringify(source))
  if ('problem' in parsed) {
    expect(inEnglish(parsed.problem)).toMatch(/^[A-Z].*[.!]$/s)
    return 'refused'
  }
  const { document, inputs } = parsed.draft
  for (const { message } of validateDocument(document, inputs, nodeTypes)) expect(inEnglish(message)).not.toBe('')
  writeYaml(document)
  exportTools(document, 'mcp', nodeTypes)
  for (const pipeline of document.pipelines) {
    for (const node of pipeline.nodes) {
      const type = nodeTypes.get(node.type)
      if (type) showableConfig(type.configSchema, node.config)
    }
  }
  const events = await run(document, testHost(turns().languageModel), { inputs })
  expect(events.at(-1)?.type).toBe('run-end')
  return 'opened'
}

const odd = fc.oneof(
  fc.constantFrom<JsonValue>(null, true, 5, -1.5, '', 'text', [], {}, [1], { a: 1 }, ['a'], { id: 5 }, '__proto__'),
  fc.jsonValue({ maxDepth: 2 }).map(value => JSON.parse(JSON.stringify(value)) as JsonValue),
)

test('any value in any field of a document is either opened or refused with a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...documents), fc.nat(), odd, async (document, at, odd) => {
      const paths = pathsIn(document)
      await use(replaced(document, paths[at % paths.length] ?? [], odd))
    }),
    { numRuns: cases(2_000) },
  )
})

testRows<[JsonValue, string]>([
  [
    { nodes: [{ id: 'a', type: 'user_input', config: { name: 5 } }] },
    '"name" of card 1 should be a text, and is a number',
  ],
  [{ nodes: [{ id: 'a', type: 'user_input', slug: 5 }] }, '"slug" of card 1 should be a text, and is a number'],
  [{ nodes: [{ id: 'a', type: 'user_input' }], tool: 5 }, '"tool" should be a group of fields, and is a number'],
  [
    { nodes: [{ id: 'a', type: 'user_input', policy: 'x' }] },
    '"policy" of card 1 should be a group of fields, and is a text',
  ],
  [{ nodes: [{ id: 'a', type: 'user_input', locked: 1 }] }, '"locked" of card 1 should be yes or no or a list'],
])('a wrong type is named with its place', (document, sentence) => {
  const parsed = parseDraft(document)
  expect('problem' in parsed && inEnglish(parsed.problem)).toContain(sentence)
})
