import { expect, it } from 'vitest'
import { stack } from '../../../../tests/support/engine'
import { nodeTypes } from '../../../nodes/registry'
import { hostsReached } from './IncomingFacts'

const reached = (...nodes: Parameters<typeof stack>) => hostsReached(stack(...nodes), nodeTypes)

it('tells whether a model may name any host', () => {
  expect(reached(['user_input'], ['inference']).anywhere).toBe(false)
  expect(reached(['webhook_trigger'], ['inference']).anywhere).toBe(true)
  expect(reached(['webhook_trigger', { allowedDomains: ['a.example'] }], ['inference']).anywhere).toBe(false)
  expect(reached(['crystal_ball', { allowedDomains: [] }]).anywhere).toBe(false)
})

it('tells the hosts that nodes are limited to', () => {
  expect(
    reached(
      ['webhook_trigger', { allowedDomains: ['a.example', 'b.example'] }],
      ['url_loader', { url: '', allowedDomains: ['a.example'] }],
      ['inference'],
    ).hosts,
  ).toEqual(['a.example', 'b.example'])
})

it('knows that made-up answers and pretended requests reach nothing', () => {
  expect(reached(['integration', { kind: 'mock' }], ['webhook_trigger', { pretend: true }])).toEqual({
    hosts: [],
    anywhere: false,
  })
})
