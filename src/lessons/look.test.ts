import { expect, it } from 'vitest'
import { stack } from '../../tests/support/engine'
import type { Check } from './check'
import { cardsOfStep } from './look'

const document = stack(
  ['color_display', {}, 'color'],
  ['user_input', {}, 'message'],
  ['inference', { name: 'judge' }, 'judge'],
)
const changed: Check = { kind: 'changed', card: { type: 'user_input' }, path: 'input' }
const showed: Check = { kind: 'run', events: [{ type: 'tool-result', card: { id: 'color' } }] }

it.each<[string, Parameters<typeof cardsOfStep>[0], string[]]>([
  ['of its check, in the order of the check', { check: { kind: 'all', of: [changed, showed] } }, ['message', 'color']],
  ['that it names itself, before those', { look: { card: { name: 'judge' } }, check: changed }, ['judge', 'message']],
  ['of which it is about the last one', { look: { card: {}, last: true } }, ['judge', 'message', 'color']],
  ['of which there are none, where it asks for an answer', { check: { kind: 'answer' } }, []],
  ['that are in the stack', { check: { kind: 'card', card: { type: 'survey' } } }, []],
])('a step is about the cards %s', (_, step, ids) => {
  expect(cardsOfStep(step, document)).toEqual(ids)
})
