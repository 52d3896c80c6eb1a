import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { NodeType, NodeTypes } from '../../model/node-type'
import { allNodes, blankDraft, type Draft } from './draft'
import * as edits from './edits'

const config = v.looseObject({ name: v.optional(v.string()), size: v.optional(v.number(), 3) })
const base = { family: 'input', summary: '', configSchema: config } as const
const types: NodeType[] = [
  { ...base, type: 'prompt', name: 'Prompt', context: () => [] },
  {
    ...base,
    type: 'swatch',
    name: 'Swatch',
    tool: () => ({
      name: () => 's',
      description: '',
      inputSchema: {},
      outputType: 's',
      run: () => ({ data: 0, content: '' }),
    }),
  },
  { ...base, type: 'inference', name: 'Model' },
  { ...base, type: 'note', name: 'Note' },
]
const nodeTypes: NodeTypes = new Map(types.map(type => [type.type, type]))

function stack(...entries: string[]): Draft {
  return entries.reduce(
    (draft, id, index) => edits.addNode(draft, nodeTypes, { id, type: id.replace(/\d/, ''), index }),
    blankDraft('d', 'D'),
  )
}
const ids = (draft: Draft) => allNodes(draft.document).map(node => node.id)

testRows([
  ['swatch', ['prompt', 'inference', 'new', 'inference2']],
  ['prompt', ['prompt', 'new', 'inference', 'inference2']],
  ['inference', ['prompt', 'inference', 'inference2', 'new']],
  ['note', ['prompt', 'inference', 'inference2', 'new']],
  ['from elsewhere', ['prompt', 'inference', 'inference2', 'new']],
])('a new node goes where it is of use', (type, order) => {
  expect(ids(edits.addNode(stack('prompt', 'inference', 'inference2'), nodeTypes, { id: 'new', type }))).toEqual(order)
})

test('an index decides, and without an inference a node goes to the end', () => {
  expect(ids(edits.addNode(stack('prompt', 'inference'), nodeTypes, { id: 'new', type: 'swatch', index: 0 }))).toEqual([
    'new',
    'prompt',
    'inference',
  ])
  expect(ids(edits.addNode(stack('note'), nodeTypes, { id: 'new', type: 'prompt' }))).toEqual(['note', 'new'])
})

test('a new node has the defaults of its type', () => {
  expect(allNodes(stack('swatch').document)[0]?.config).toEqual({ size: 3 })
})

test('a copy comes right below, with its config and input, and shares neither', () => {
  const draft = edits.setInput(
    edits.setConfig(stack('prompt', 'inference'), 'prompt', { list: [1] }),
    'prompt',
    'hello',
  )
  const copied = edits.duplicateNode(draft, 'prompt', 'copy')
  const [original, copy] = allNodes(copied.document)
  expect(ids(copied)).toEqual(['prompt', 'copy', 'inference'])
  expect(copy?.config).toEqual(original?.config)
  expect(copy?.config.list).not.toBe(original?.config.list)
  expect(copied.inputs.copy).toBe('hello')
})

test('removing a node removes what was typed into it', () => {
  const removed = edits.removeNode(edits.setInput(stack('prompt', 'inference'), 'prompt', 'hello'), 'prompt')
  expect(ids(removed)).toEqual(['inference'])
  expect(removed.inputs).toEqual({})
})

test('an undefined value removes a field', () => {
  const named = edits.setConfig(stack('swatch'), 'swatch', { name: 'mood' })
  expect(allNodes(edits.setConfig(named, 'swatch', { name: undefined }).document)[0]?.config).toEqual({ size: 3 })
})

test('renaming takes along the one pipeline that goes by the same name, and no other', () => {
  const renamed = edits.renameDocument(blankDraft('d', 'D'), 'E').document
  expect([renamed.name, renamed.pipelines[0]?.name]).toEqual(['E', 'E'])
  const own = edits.renameDocument({ ...blankDraft('d', 'D'), document: { ...renamed, name: 'F' } }, 'G').document
  expect([own.name, own.pipelines[0]?.name]).toEqual(['G', 'E'])
})

test('an edit that changes nothing gives the very same draft', () => {
  const draft = edits.setConfig(stack('prompt', 'inference'), 'prompt', { name: 'a', tags: ['x'] })
  const idle = [
    edits.setConfig(draft, 'prompt', { name: 'a', tags: ['x'] }),
    edits.setConfig(draft, 'prompt', { absent: undefined }),
    edits.setInput(draft, 'prompt', undefined),
    edits.moveNode(draft, 'prompt', 0),
    edits.moveNode(draft, 'nobody', 1),
    edits.removeNode(draft, 'nobody'),
    edits.duplicateNode(draft, 'nobody', 'copy'),
    edits.renameDocument(draft, 'D'),
    edits.setSettings(draft, {}),
  ]
  for (const same of idle) expect(same).toBe(draft)
})

test('untouched nodes keep their identity, and no edit changes the draft it was given', () => {
  const draft = stack('prompt', 'swatch', 'inference')
  const before = structuredClone(draft)
  const nodes = allNodes(draft.document)
  const edited = [
    edits.setConfig(draft, 'swatch', { name: 'x' }),
    edits.moveNode(draft, 'swatch', 0),
    edits.removeNode(draft, 'swatch'),
    edits.duplicateNode(draft, 'swatch', 'copy'),
    edits.addNode(draft, nodeTypes, { id: 'new', type: 'note' }),
  ]
  for (const { document } of edited) {
    const after = allNodes(document)
    expect(after).toContain(nodes[0])
    expect(after).toContain(nodes[2])
  }
  expect(draft).toEqual(before)
})

test('moving keeps all nodes and puts the one at its new index', () => {
  fc.assert(
    fc.property(fc.nat(4), fc.integer({ min: -2, max: 8 }), (from, to) => {
      const draft = stack('note', 'note1', 'note2', 'note3', 'note4')
      const id = ids(draft)[from] as string
      const moved = ids(edits.moveNode(draft, id, to))
      expect(moved.indexOf(id)).toBe(Math.max(0, Math.min(4, to)))
      expect(moved.filter(each => each !== id)).toEqual(ids(draft).filter(each => each !== id))
    }),
  )
})
