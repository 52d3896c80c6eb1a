import { expect, it } from 'vitest'
import { stack } from '../../../../tests/support/engine'
import { nodeTypes } from '../../../nodes/registry'
import { callsAnywhere } from './calls-anywhere'

it('tells whether a model may name any host', () => {
  expect(callsAnywhere(stack(['user_input'], ['inference']), nodeTypes)).toBe(false)
  expect(callsAnywhere(stack(['webhook_trigger'], ['inference']), nodeTypes)).toBe(true)
  expect(callsAnywhere(stack(['webhook_trigger', { allowedDomains: ['a.example'] }], ['inference']), nodeTypes)).toBe(
    false,
  )
  expect(callsAnywhere(stack(['crystal_ball', { allowedDomains: [] }]), nodeTypes)).toBe(false)
})
