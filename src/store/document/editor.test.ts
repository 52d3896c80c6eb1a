import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { cases } from '../../../tests/support/soak'
import { nodeTypes } from '../../nodes/registry'
import { allNodes, blankDraft } from './draft'
import { createEditor } from './editor'

let seed = 0.1
const random = () => {
  seed = (seed * 9301 + 0.49297) % 1
  return seed
}
const fresh = () => createEditor({ nodeTypes, random, draft: blankDraft('d', 'Mine') })

/** An editor with a node to type into, and a function that types a text letter by letter. */
function typing() {
  const editor = fresh()
  const nodeId = editor.addNode({ type: 'system_prompt' })
  const read = () => String(allNodes(editor.getState().draft.document)[0]?.config.prompt ?? '')
  const set = (prompt: string) => editor.setConfig(nodeId, { prompt })
  const type = (text: string) => {
    for (const letter of text) set(read() + letter)
  }
  return { editor, nodeId, read, set, type }
}

test('all letters from the first to the leaving of a field are one step', () => {
  const { editor, read, type } = typing()
  type('You are kind. ')
  type('And short.')
  editor.endCoalescing()
  type(' Or not.')
  editor.undo()
  expect(read()).toBe('You are kind. And short.')
  editor.undo()
  expect(read()).toBe('')
  editor.redo()
  expect(read()).toBe('You are kind. And short.')
})

test('an edit of another field is a step of its own', () => {
  const { editor, nodeId, read, type } = typing()
  type('sun')
  editor.setConfig(nodeId, { name: 'x' })
  type('day')
  editor.undo()
  expect(read()).toBe('sun')
})

test('letters that the field itself took back leave no step', () => {
  const { editor, read, set, type } = typing()
  type('sun')
  set('s')
  set('')
  editor.endCoalescing()
  expect(inEnglish(editor.getState())).toMatchObject({ canUndo: true, canRedo: false })
  editor.undo()
  expect(inEnglish(editor.getState().announcement)).toBe('Undid: Added System prompt')
  expect(read()).toBe('')
})

test('a slider dragged is one step; let go and dragged again, two', () => {
  const editor = fresh()
  const nodeId = editor.addNode({ type: 'inference' })
  const steps = () => {
    let count = 0
    for (; editor.getState().canUndo; count++) editor.undo()
    return count
  }
  for (const temperature of [0.1, 0.2, 0.3]) editor.setConfig(nodeId, { temperature })
  editor.endCoalescing()
  for (const temperature of [0.4, 0.5]) editor.setConfig(nodeId, { temperature })
  expect(steps()).toBe(3)
})

test('what was done is announced, and what was undone', () => {
  const editor = fresh()
  const said = () => inEnglish(editor.getState().announcement)
  const nodeId = editor.addNode({ type: 'system_prompt' })
  expect(said()).toBe('Added System prompt')
  editor.setConfig(nodeId, { prompt: 'x' })
  expect(said()).toBe('Added System prompt')
  editor.setConfig(nodeId, { name: 'teacher' })
  editor.removeNode(nodeId)
  expect(said()).toBe('Removed System prompt, teacher')
  editor.undo()
  expect(said()).toBe('Undid: Removed System prompt, teacher')
  editor.redo()
  expect(said()).toBe('Redid: Removed System prompt, teacher')
})

test('an edit is unsaved; opening begins a new history', () => {
  const editor = fresh()
  expect(editor.getState().save.status).toBe('off')
  editor.rename('Yours')
  expect(editor.getState()).toMatchObject({ save: { status: 'unsaved' }, canUndo: true })
  editor.open(blankDraft('e', 'Other'), { recordId: 'e', saved: true })
  expect(editor.getState()).toMatchObject({ save: { status: 'saved' }, canUndo: false, recordId: 'e' })
  editor.undo()
  expect(editor.getState().draft.document.name).toBe('Other')
})

test('what another tab changed stays through undo and redo', () => {
  const editor = fresh()
  editor.addNode({ type: 'inference' })
  editor.absorb(draft => ({ ...draft, inputs: { theirs: 'hello' } }), 'Another tab changed this')
  editor.undo()
  expect(editor.getState().draft.inputs).toEqual({ theirs: 'hello' })
  editor.redo()
  expect(editor.getState().draft.inputs).toEqual({ theirs: 'hello' })
  expect(allNodes(editor.getState().draft.document)).toHaveLength(1)
})

const command = fc.oneof(
  fc.record({ do: fc.constant('add' as const), type: fc.constantFrom('inference', 'color_display', 'user_input') }),
  fc.record({
    do: fc.constantFrom('move' as const, 'duplicate' as const, 'remove' as const),
    at: fc.nat(9),
    to: fc.nat(9),
  }),
  fc.record({ do: fc.constant('set' as const), at: fc.nat(9), name: fc.string({ maxLength: 3 }) }),
  fc.record({ do: fc.constant('rename' as const), name: fc.string({ maxLength: 3 }) }),
)

test('after any edits, undoing all shows the beginning and redoing all the end; ids stay unique', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), commands => {
      const editor = fresh()
      const beginning = editor.getState().draft
      for (const each of commands) {
        const nodes = allNodes(editor.getState().draft.document)
        const target = 'at' in each ? nodes[each.at % Math.max(1, nodes.length)]?.id : undefined
        if (each.do === 'add') editor.addNode({ type: each.type })
        else if (each.do === 'rename') editor.rename(each.name)
        else if (target === undefined) continue
        else if (each.do === 'move') editor.moveNode(target, each.to)
        else if (each.do === 'duplicate') editor.duplicateNode(target)
        else if (each.do === 'remove') editor.removeNode(target)
        else if (each.do === 'set') editor.setConfig(target, { name: each.name })
      }
      const end = editor.getState().draft
      const ids = allNodes(end.document).map(node => node.id)
      expect(new Set(ids).size).toBe(ids.length)
      while (editor.getState().canUndo) editor.undo()
      expect(editor.getState().draft).toBe(beginning)
      while (editor.getState().canRedo) editor.redo()
      expect(editor.getState().draft).toBe(end)
    }),
    { numRuns: cases(300) },
  )
})
