import { expect, it } from 'vitest'
import { nodeTypes } from '../nodes/registry'
import { kindOf } from './kinds'

it.each([
  [['tool_step', 'inference'], 'pipeline'],
  [['system_prompt', 'inference'], 'agentic'],
  [['router'], 'composite'],
  [['integration'], 'simple'],
  [['nobody-knows'], 'simple'],
])('of %j is %s', (types, kind) => {
  const nodes = types.map((type, index) => ({ id: `${index}`, type, config: {} }))
  expect(kindOf({ nodes }, nodeTypes)).toBe(kind)
})
