import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import { LocalizedError } from '../../language/localized-error'
import { englishMessages } from '../../language/messages'
import { parseDocument, parseDraft, tidyJson } from './parse'

const bareFolder = 'tests/fixtures/documents/bare'
const bareFiles = readdirSync(bareFolder)
const minimal = { version: 1, id: 'd', name: 'D', pipelines: [{ id: 'p', name: 'P', nodes: [] }], edges: [] }
const withNode = (node: object) => ({ ...minimal, pipelines: [{ id: 'p', name: 'P', nodes: [node] }] })

function problemOf(source: unknown): string {
  const parsed = parseDocument(source)
  return 'problem' in parsed ? englishMessages.localize(parsed.problem) : 'opened'
}

function opened(source: unknown) {
  const parsed = parseDocument(source)
  if ('problem' in parsed) throw new LocalizedError(parsed.problem)
  return parsed
}

test('the five bare pipelines are at hand', () => {
  expect(bareFiles).toHaveLength(5)
})

testRows(bareFiles)('a bare pipeline opens as a document with its one pipeline unchanged', file => {
  const text = readFileSync(`${bareFolder}/${file}`, 'utf8')
  const bare = JSON.parse(text)
  const { document, notes } = opened(text)
  expect(document).toEqual({ version: 1, id: bare.id, name: bare.name, pipelines: [bare], edges: [] })
  expect(notes).toEqual([])
})

test('what we do not know survives: node types, and fields on every level', () => {
  const strange = {
    ...minimal,
    mood: 'fine',
    settings: { later: true },
    pipelines: [
      {
        id: 'p',
        name: 'P',
        colour: 1,
        nodes: [{ id: 'n', type: 'time_machine', config: { year: 1985, constructor: 'Doc' }, sticker: [1] }],
      },
    ],
    edges: [{ id: 'e', source: 'p', target: 'p', kind: 'next', weight: 2 }],
  }
  expect(opened(JSON.stringify(strange)).document).toEqual(strange)
})

test('a node without a config gets an empty one', () => {
  expect(opened(withNode({ id: 'n', type: 'survey' })).document.pipelines[0]?.nodes[0]?.config).toEqual({})
})

test('equal ids become distinct, with a note', () => {
  const twins = { id: 'b', name: 'B', nodes: ['a', 'a', 'a-2', 'a'].map(id => ({ id, type: 'survey', config: {} })) }
  const { document, notes } = opened(twins)
  const ids = document.pipelines[0]?.nodes.map(node => node.id)
  expect(ids?.[0]).toBe('a')
  expect(new Set(ids).size).toBe(4)
  expect(notes.map(englishMessages.localize)).toEqual(['3 ids were taken, and their cards or pipelines got new ones.'])
})

test('an id that every object has by nature counts as taken', () => {
  const { document } = opened(withNode({ id: 'constructor', type: 'survey', config: {} }))
  expect(document.pipelines[0]?.nodes[0]?.id).toBe('constructor-2')
})

testRows([
  ['', 'There is nothing in it to open.'],
  ['\ufeff \n', 'There is nothing in it to open.'],
  ['  <p>', 'This is not an aili5 pipeline. It looks like a web page or a drawing.'],
  ['hello there', 'This is not an aili5 pipeline. It looks like plain text.'],
  ['<!doctype html><p>', 'This is not an aili5 pipeline. It looks like a web page or a drawing.'],
  ['nodes:\n  - id: a', 'This is not an aili5 pipeline. It looks like YAML.'],
  ['https://example.org/x', 'This is not an aili5 pipeline. It looks like a web address.'],
  ['[1,2,3]', 'This is not an aili5 pipeline. It looks like a list of 3.'],
  ['null', 'This is not an aili5 pipeline. It looks like a single value.'],
  ['{"nodes":[],"edges":[{}]}', 'This is not an aili5 pipeline. It looks like a flow of another program.'],
  ['{"nodes":[],"connections":{}}', 'This is not an aili5 pipeline. It looks like a flow of another program.'],
  ['{"a":1,"b":2}', 'This is not an aili5 pipeline. It looks like an object with "a", "b".'],
  [
    '{"version":1,\n "name" "x"}',
    'This is not quite JSON: in line 2, column 9, a ":" is missing after the field name.',
  ],
])('what is no document is refused in a sentence', (text, sentence) => {
  expect(problemOf(text)).toBe(sentence)
})

testRows<[unknown, string]>([
  [7, 'made by a newer aili5 (version 7'],
  ...[0, -1, 1.5 - 1, '1', null, undefined].map((version): [unknown, string] => [
    version,
    'no version that this page knows',
  ]),
])('another version is refused by its number', (version, sentence) => {
  expect(problemOf({ ...minimal, version })).toContain(sentence)
})

testRows([
  [withNode({ id: 'n' }), 'This pipeline cannot be opened: "type" of card 1 is missing.'],
  [withNode({ type: 'x' }), 'This pipeline cannot be opened: "id" of card 1 is missing.'],
  [
    withNode({ id: 'n', type: 'x', config: 'red' }),
    'This pipeline cannot be opened: "config" of card 1 should be a group of fields, and is a text.',
  ],
  [
    withNode({ id: 'n', type: 'x'.repeat(101) }),
    'This pipeline cannot be opened: "type" of card 1 should be at most 100 long, and is 101.',
  ],
  [{ ...minimal, pipelines: [] }, 'This pipeline cannot be opened: "pipelines" should be at least 1 long, and is 0.'],
  [
    { ...minimal, edges: [{ id: 'e', source: 'p', target: 'p', kind: 'maybe' }] },
    'This pipeline cannot be opened: "kind" of connection 1 should be "next" or "tool", and is a text.',
  ],
  [
    { ...minimal, pipelines: [3] },
    'This pipeline cannot be opened: an entry of pipeline 1 should be a group of fields, and is a number.',
  ],
])('a broken part is named where a person would look for it', (source, sentence) => {
  expect(problemOf(JSON.stringify(source))).toBe(sentence)
  expect(problemOf(source)).toBe(sentence)
})

testRows([
  [`"${'x'.repeat(10 * 1024 * 1024)}"`, 'This is 10 MB. At most 5 MB'],
  [`${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`, '64 deep'],
  [`{"a":${'{"a":'.repeat(100)}1${'}'.repeat(101)}`, '64 deep'],
  [`[${'0,'.repeat(2_000_000)}0]`, '300,000 values'],
])('too large, too deep and too full are refused', (bomb, sentence) => {
  expect(problemOf(bomb)).toContain(sentence)
})

test('the limits themselves are read', () => {
  const kept = (value: unknown) => 'value' in tidyJson(value)
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
  expect([kept(nested(64)), kept(nested(65))]).toEqual([true, false])
  expect([kept(Array(299_999).fill(0)), kept(Array(300_000).fill(0))]).toEqual([true, false])
  // A bracket in a text is a letter.
  expect(kept(['['.repeat(100)])).toBe(true)
})

test.each([
  ['200 pipelines', { ...minimal, pipelines: Array(201).fill({ id: 'p', name: 'p', nodes: [] }) }],
  ['2,000 connections', { ...minimal, edges: Array(2_001).fill({ id: 'e', source: 'p', target: 'p', kind: 'next' }) }],
  ['300 cards in one stack', { id: 'b', name: 'b', nodes: Array(301).fill({}) }],
  ['1,000 cards', { ...minimal, pipelines: Array(5).fill({ id: 'p', name: 'p', nodes: Array(201).fill({}) }) }],
])('more than %s are counted, and refused before one of them is read', (many, source) => {
  expect(problemOf(JSON.stringify(source))).toBe(
    `This has more than ${many}. The page would stand still, so it stays closed. Make it smaller where it was made, and try again.`,
  )
})

test('as many as we open do open', () => {
  const nodes = [{ id: 'n', type: 'note' }]
  const full = {
    ...minimal,
    pipelines: Array.from({ length: 200 }, () => ({ id: 'p', name: 'p', nodes })),
    edges: Array.from({ length: 2_000 }, () => ({ id: 'e', source: 'p', target: 'p', kind: 'tool' })),
  }
  expect(inEnglish(parseDocument(JSON.stringify(full)))).toMatchObject({
    notes: [expect.stringContaining('398 ids')],
  })
})

test('the same caps hold for values that are parsed already, even circular ones', () => {
  const circular: Record<string, unknown> = { version: 1 }
  circular.self = circular
  expect(problemOf(circular)).toMatch(/64 deep/)
  expect(problemOf(Array(300_001).fill(0))).toMatch(/300,000 values/)
})

test('a field called __proto__ is left out and changes no prototype', () => {
  const text = '{"id":"b","name":"b","nodes":[{"id":"n","type":"t","config":{"__proto__":{"polluted":1},"kept":2}}]}'
  const config = opened(text).document.pipelines[0]?.nodes[0]?.config
  expect(Object.getPrototypeOf(config)).toBe(Object.prototype)
  expect(config).toEqual({ kept: 2 })
  expect('polluted' in {}).toBe(false)
})

test('inputs come beside the document; what is none of ours is dropped with a note', () => {
  const inputs = { a: 'hi', b: { image: { mediaType: 'image/png', data: 'AAAA' } }, c: { page: 1 } }
  const parsed = parseDraft({ ...minimal, inputs })
  if ('problem' in parsed) throw new LocalizedError(parsed.problem)
  expect(parsed.draft.inputs).toEqual({ a: inputs.a, b: inputs.b })
  expect(parsed.draft.document).toEqual(minimal)
  expect(parsed.notes.map(englishMessages.localize)).toEqual([
    'Something typed for a run could not be read and was left out.',
  ])
})

test('whatever comes, there is an answer and never an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), source => {
      const parsed = parseDocument(source)
      expect(
        'problem' in parsed ? englishMessages.localize(parsed.problem).length : parsed.document.pipelines.length,
      ).toBeGreaterThan(0)
    }),
    { numRuns: cases(500) },
  )
})

test('what opened opens again, the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: fc.string({ minLength: 1 }), type: fc.constant('t'), more: fc.jsonValue() })),
      nodes => {
        const { document } = opened(JSON.stringify({ id: 'b', name: 'b', nodes }))
        expect(opened(JSON.stringify(document))).toEqual({ document, notes: [] })
      },
    ),
  )
})

test('what a file may omit is filled in', () => {
  expect(opened({ version: 1, pipelines: [{ id: 'p', nodes: [] }] })).toEqual({
    document: { version: 1, id: 'document', name: '', pipelines: [{ id: 'p', name: '', nodes: [] }], edges: [] },
    notes: [],
  })
  expect(opened({ name: 'B', nodes: [] }).document).toEqual({
    ...{ version: 1, id: 'main', name: 'B', edges: [] },
    pipelines: [{ id: 'main', name: 'B', nodes: [] }],
  })
})

test('a problem has its place: in a text by line and column, in a value by its path', () => {
  expect(parseDraft('{"version":1,\n "name" "x"}')).toMatchObject({ at: { line: 2, column: 9 } })
  expect(parseDraft(withNode({ id: 'n' }))).toMatchObject({ path: ['pipelines', 0, 'nodes', 0, 'type'] })
})

test('pipelines of one id become distinct too, with a note', () => {
  const pipeline = { id: 'p', name: 'P', nodes: [{ id: 'n', type: 'survey', config: {} }] }
  const { document, notes } = opened({ ...minimal, pipelines: [pipeline, pipeline, { ...pipeline, id: 'p-2' }] })
  expect(document.pipelines.map(({ id, nodes }) => [id, nodes[0]?.id])).toEqual([
    ['p', 'n'],
    ['p-2', 'n-2'],
    ['p-2-2', 'n-3'],
  ])
  expect(notes.map(englishMessages.localize)).toEqual(['4 ids were taken, and their cards or pipelines got new ones.'])
  const alone = opened({ ...minimal, pipelines: [pipeline, { ...pipeline, nodes: [] }] })
  expect(alone.notes.map(englishMessages.localize)).toEqual([
    'One id was taken, and its card or pipeline got a new one.',
  ])
})

test('inputs are texts, pictures and files; a group of them that is none is no input', () => {
  const inputsOf = (inputs: unknown) => {
    const parsed = parseDraft({ ...minimal, inputs })
    if ('problem' in parsed) throw new LocalizedError(parsed.problem)
    return [parsed.draft.inputs, parsed.notes.length]
  }
  const file = { file: { name: 'a.txt', mediaType: 'text/plain', text: 'hi' } }
  expect(inputsOf({ a: file, b: '' })).toEqual([{ a: file, b: '' }, 0])
  for (const wrong of [{ file: { ...file.file, more: 1 } }, { ...file, image: 1 }, { image: { data: 'x' } }, 7, null])
    expect(inputsOf({ a: wrong })).toEqual([{}, 1])
  for (const none of [undefined, null, [], 'text']) expect(inputsOf(none)).toEqual([{}, 0])
})

test('connections that are no list, or not empty, are those of another program; an empty list is none', () => {
  expect(problemOf({ nodes: [], edges: {} })).toContain('another program')
  expect(problemOf({ nodes: [], connections: [{}] })).toContain('another program')
  expect(opened({ id: 'b', name: 'b', nodes: [], edges: [], connections: [] }).document.pipelines).toHaveLength(1)
  expect(problemOf({ nodes: [], pipelines: [] })).toContain('no version that this page knows')
})
