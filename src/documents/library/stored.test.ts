import { expect, test } from 'vitest'
import { nodeCountOf } from './stored'

test('of a record the declared nodes are counted, and what is damaged counts as none', () => {
  const withPipelines = (pipelines: unknown) => ({ draft: { document: { pipelines } } })
  expect(nodeCountOf(withPipelines([{ nodes: [1, 2] }, { nodes: [3] }]))).toBe(3)
  expect(nodeCountOf(withPipelines([{ nodes: [1, 2] }, {}, null, { nodes: 'abc' }]))).toBe(2)
  for (const damaged of [null, {}, { draft: null }, { draft: {} }, { draft: { document: null } }, withPipelines('abc')])
    expect(nodeCountOf(damaged)).toBe(0)
})
