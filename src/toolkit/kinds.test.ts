import { expect } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { kindOf } from './kinds'

testRows([
  [['tool_step', 'inference'], 'pipeline'],
  [['system_prompt', 'inference'], 'agentic'],
  [['router'], 'composite'],
  [['integration'], 'simple'],
  [['nobody-knows'], 'simple'],
])('a pipeline is of the kind that its cards make it', (types, kind) => {
  const nodes = types.map((type, index) => ({ id: `${index}`, type, config: {} }))
  expect(kindOf({ nodes })).toBe(kind)
})
