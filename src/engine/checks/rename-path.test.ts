import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import type { Document, NodeConfig } from '../../model/document'
import { renamePath } from './fixes'

const written = 'See {{vars.a}}, {{ vars.a }} and {{vars.ab}}.'
const renamed = 'See {{vars.b}}, {{vars.b}} and {{vars.ab}}.'
const config: NodeConfig = { prompt: written, list: [written, 1, null], deep: { text: written, isOn: true } }
const condition = { type: 'expression', expression: '{{vars.a}}', skipWhen: 'truthy' } as const
const document: Document = {
  version: 1,
  id: 'd',
  name: written,
  pipelines: [
    {
      id: 'a',
      name: 'A',
      nodes: [
        { id: '1', type: 'note', config, policy: { condition } },
        { id: '2', type: 'note', config },
      ],
      tool: { successTemplate: written },
    },
    { id: 'b', name: 'B', nodes: [], tool: { successTemplate: written } },
    { id: 'c', name: 'C', nodes: [] },
  ],
  edges: [],
}
const [a, ...others] = document.pipelines

test('a path is written in another way in all texts of a card, and in no other card', () => {
  const fix = renamePath('vars.a', 'vars.b', { nodeId: '1' })
  expect(inEnglish(fix.label)).toBe('Write {{vars.b}} instead')
  const changed = {
    id: '1',
    type: 'note',
    config: { prompt: renamed, list: [renamed, 1, null], deep: { text: renamed, isOn: true } },
    policy: { condition: { ...condition, expression: '{{vars.b}}' } },
  }
  expect(fix.apply(document)).toEqual({
    ...document,
    pipelines: [{ ...a, nodes: [changed, a?.nodes[1]] }, ...others],
  })
  expect(renamePath('vars.a', 'vars.b', { nodeId: '2' }).apply(document).pipelines[0]?.nodes[1]).not.toHaveProperty(
    'policy',
  )
})

test('a path of a tool face is written in another way there alone', () => {
  expect(renamePath('vars.a', 'vars.b', { pipelineId: 'a' }).apply(document)).toEqual({
    ...document,
    pipelines: [{ ...a, tool: { successTemplate: renamed } }, ...others],
  })
})
