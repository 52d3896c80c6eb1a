import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import type { Document } from '../../model/document'
import { nodeTypes } from '../../nodes/registry'
import { allNodes, type Draft, findNode } from './draft'
import { createEditor, type Editor } from './editor'
import * as flow from './edits-flow'
import { addLocks, hasLocks, type LockChoice, unlockedCopy } from './edits-locks'
import { hasLock, isLocked, keepsLocks, lockedFields } from './locks'

const document: Document = {
  version: 1,
  id: 'd',
  name: 'D',
  pipelines: [
    {
      id: 'main',
      name: 'Main',
      nodes: [
        { id: 'sys', type: 'system_prompt', config: { prompt: 'Be kind.' } },
        { id: 'you', type: 'user_input', config: {} },
        { id: 'llm', type: 'inference', config: { model: 'demo', temperature: 0.5 } },
      ],
    },
    { id: 'other', name: 'Other', nodes: [{ id: 'note', type: 'note', config: { text: 'Hello' } }] },
  ],
  edges: [],
}
const ids = ['sys', 'you', 'llm', 'note']
const draft: Draft = { document, inputs: { you: 'Hi' } }
const open = (start = draft) => createEditor({ nodeTypes, random: () => 0.5, draft: start })
const config = (editor: Editor, id: string) => findNode(editor.getState().draft.document, id)?.node.config

/** Anything that a person, a fix, or another tab could try. */
const nodeId = fc.constantFrom(...ids)
const place = fc.integer({ min: -1, max: 5 })
const value = fc.constantFrom<string | number | undefined>('x', 1, undefined)
const field = fc.constantFrom('prompt', 'model', 'temperature', 'text', 'name')
const act: fc.Arbitrary<(editor: Editor) => void> = fc.oneof(
  fc.tuple(nodeId, place).map(
    ([id, to]) =>
      (editor: Editor) =>
        editor.moveNode(id, to),
  ),
  nodeId.map(id => (editor: Editor) => editor.removeNode(id)),
  nodeId.map(id => (editor: Editor) => void editor.duplicateNode(id)),
  fc.tuple(nodeId, field, value).map(
    ([id, name, to]) =>
      (editor: Editor) =>
        editor.setConfig(id, { [name]: to }),
  ),
  fc.tuple(nodeId, value).map(
    ([id, to]) =>
      (editor: Editor) =>
        editor.setInput(id, to === undefined ? undefined : String(to)),
  ),
  place.map(index => (editor: Editor) => void editor.addNode({ type: 'note', index })),
  fc.constant((editor: Editor) => editor.undo()),
  fc.constant((editor: Editor) => editor.redo()),
  fc.constant((editor: Editor) => editor.endCoalescing()),
  fc.constantFrom('main', 'other').map(id => (editor: Editor) => {
    editor.edit(now => flow.removePipeline(now, id), { label: 'Removed' })
  }),
  nodeId.map(id => (editor: Editor) => {
    const without = (now: Draft): Draft => ({
      ...now,
      document: {
        ...now.document,
        pipelines: now.document.pipelines.map(each => ({ ...each, nodes: each.nodes.filter(node => node.id !== id) })),
      },
    })
    editor.edit(without, { label: 'Mended' })
  }),
  fc.constant((editor: Editor) => {
    editor.edit(unlockedCopy, { label: 'Forced open' })
  }),
)
const choice: fc.Arbitrary<LockChoice> = fc.dictionary(
  nodeId,
  fc.oneof(fc.constant(true as const), fc.uniqueArray(field, { minLength: 1 })),
)

/** What a choice of locks fixes of a draft, in a form to compare. */
function fixedOf({ document, inputs }: Draft, locks: LockChoice) {
  return Object.entries(locks).map(([id, lock]) => {
    const seat = findNode(document, id)
    if (lock === true) return [id, seat?.pipeline.id, seat?.node, inputs[id]]
    return [id, seat?.pipeline.id, seat?.node.type, lock.map(name => seat?.node.config[name] ?? null)]
  })
}

test('whatever is done before and after, what a lock fixed stays: undo and redo among it', () => {
  fc.assert(
    fc.property(
      fc.array(act, { maxLength: 12 }),
      choice,
      fc.array(act, { maxLength: 25 }),
      choice,
      (before, locks, after, more) => {
        const editor = open()
        for (const each of before) each(editor)
        const here = new Set(allNodes(editor.getState().draft.document).map(({ id }) => id))
        const chosen = Object.fromEntries(Object.entries(locks).filter(([id]) => here.has(id)))
        editor.absorb(now => addLocks(now, chosen), 'Locked')
        const fixed = fixedOf(editor.getState().draft, chosen)
        const order = () =>
          allNodes(editor.getState().draft.document)
            .map(({ id }) => id)
            .filter(id => chosen[id] === true)
        const orderThen = order()
        for (const each of after) {
          each(editor)
          expect(fixedOf(editor.getState().draft, chosen)).toEqual(fixed)
          expect(order()).toEqual(orderThen)
        }
        // Locks may be added to a locked document; none goes away by that.
        const state = editor.getState().draft
        expect(keepsLocks(state, addLocks(state, more))).toBe(true)
      },
    ),
  )
})

test('a patch changes its open fields, and leaves the locked ones', () => {
  const editor = open(addLocks(draft, { llm: ['model'] }))
  editor.setConfig('llm', { model: 'other', temperature: 1 })
  expect(config(editor, 'llm')).toEqual({ model: 'demo', temperature: 1 })
})

test('what is refused is said, and changes nothing: no undo step, nothing to save', () => {
  const editor = open(addLocks(draft, { sys: true }))
  const before = editor.getState().draft
  expect(editor.edit(now => flow.removePipeline(now, 'main'), { label: 'Removed' })).toBe(false)
  editor.removeNode('sys')
  editor.moveNode('sys', 2)
  editor.setConfig('sys', { prompt: 'x' })
  expect(editor.getState()).toMatchObject({ draft: before, canUndo: false })
  expect(inEnglish(editor.getState().announcement)).toContain('Make a copy')
})

test('a lock keeps the steps that it does not touch, and forgets those that would open it', () => {
  const editor = open()
  editor.setConfig('sys', { prompt: 'Be brief.' })
  editor.endCoalescing()
  editor.absorb(now => addLocks(now, { llm: true }), 'Locked')
  editor.undo()
  expect(config(editor, 'sys')?.prompt).toBe('Be kind.')
  editor.redo()
  editor.absorb(now => addLocks(now, { sys: ['prompt'] }), 'Locked')
  expect(editor.getState().canUndo).toBe(false)
})

test('a copy is open, says that it is one, and is the same in all else', () => {
  const locked = addLocks(draft, { sys: true, llm: ['model'] })
  const copy = unlockedCopy(locked)
  expect([hasLocks(locked.document), hasLocks(copy.document)]).toEqual([true, false])
  expect(copy).toEqual({ ...draft, document: { ...document, name: 'D (copy)' } })
  expect(allNodes(copy.document)[1]).toBe(allNodes(document)[1])
})

test('a second card made from one with locked fields is open', () => {
  const editor = open(addLocks(draft, { llm: ['model'] }))
  const id = editor.duplicateNode('llm')
  const node = findNode(editor.getState().draft.document, id)?.node
  expect(node && hasLock(node)).toBe(false)
})

test('what another person wrote in the place of locks is read without harm', () => {
  for (const locked of ['prompt', 1, null, {}, [1]] as unknown[]) {
    const node = { id: 'n', type: 't', config: {}, locked } as Document['pipelines'][0]['nodes'][0]
    expect([isLocked(node), isLocked(node, 'prompt'), Array.isArray(lockedFields(locked))]).toEqual([
      false,
      false,
      true,
    ])
  }
})
