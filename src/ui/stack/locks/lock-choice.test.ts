import { expect, it } from 'vitest'
import { stack } from '../../../../tests/support/engine'
import { nodeTypes } from '../../../nodes/registry'
import { allNodes } from '../../../store/document/draft'
import { addLocks } from '../../../store/document/edits-locks'
import { isLocked } from '../../../store/document/locks'
import { allButInputs, fixes, locksOf, withField, withNode } from './lock-choice'
import { lockableFields } from './lockable'

const document = stack(
  ['system_prompt', { prompt: 'Be   kind.', own: { a: 1 } }, 'sys'],
  ['user_input', {}, 'you'],
  ['inference', {}, 'llm'],
  ['from elsewhere', { size: 3 }, 'odd'],
)
const node = (id: string) =>
  allNodes(document).find(each => each.id === id) as (typeof document.pipelines)[0]['nodes'][0]

it('names every field of a card as people would, with its value', () => {
  expect(lockableFields(node('sys'), nodeTypes.get('system_prompt'))).toEqual(
    expect.arrayContaining([
      { field: 'prompt', label: 'Prompt', gist: 'Be kind.' },
      { field: 'own', label: 'Own', gist: 'a: 1' },
    ]),
  )
  expect(lockableFields(node('odd'), undefined)).toEqual([{ field: 'size', label: 'Size', gist: '3' }])
})

it('locks all but what a person fills in: boxes stay open, settings do not', () => {
  const locked = addLocks({ document, inputs: {} }, allButInputs(document, nodeTypes)).document
  const [sys, you, llm, odd] = allNodes(locked)
  expect([sys, you, llm, odd].map(each => each && isLocked(each))).toEqual([true, false, false, true])
  expect(you && isLocked(you, 'placeholder')).toBe(true)
  expect(llm && isLocked(llm, 'temperature') && isLocked(llm, 'systemPrompt')).toBe(true)
  expect(locksOf(locked)).toEqual(allButInputs(document, nodeTypes))
})

it('takes nodes and fields into a choice and out of it', () => {
  const fields = withField(withField({}, 'llm', 'model', true), 'llm', 'name', true)
  expect(fields).toEqual({ llm: ['model', 'name'] })
  expect([fixes(fields, 'llm', 'model'), fixes(fields, 'llm'), fixes(fields, 'constructor', 'name')]).toEqual([
    true,
    false,
    false,
  ])
  expect(withField(withField(fields, 'llm', 'model', false), 'llm', 'name', false)).toEqual({})
  expect(withNode(fields, 'llm', true)).toEqual({ llm: true })
  expect(withNode({ llm: true }, 'llm', false)).toEqual({})
})
