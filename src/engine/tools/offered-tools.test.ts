import { expect, test } from 'vitest'
import { stack } from '../../../tests/support/engine'
import { flow } from '../../../tests/support/flows'
import type { SegmentNeighbors } from '../../model/segments'
import { nodeTypes } from '../../nodes/registry'
import { offeringSegmentsOf, withFoundTools } from './offered-tools'

const namesOf = (tools: readonly { tool: { name: string } }[] = []) => tools.map(({ tool }) => tool.name)

test('the segments of a pipeline are of what surrounds it now', () => {
  const { pipelines } = flow({ front: [['color_display'], ['inference'], ['note']], a: [], b: [] }, [])
  const [front, a, b] = [pipelines[0]!, pipelines[1]!, pipelines[2]!]
  const offered = (around?: SegmentNeighbors) => offeringSegmentsOf(front, nodeTypes, around)
  const names = (around?: SegmentNeighbors) => offered(around).map(({ tools }) => namesOf(tools))
  expect(names()).toEqual([['display_color'], []])
  // Only an inference calls pipelines.
  expect(names({ callable: [a, b] })).toEqual([['display_color', 'consult_a', 'consult_b'], []])
  expect(names({ callable: [a] })).toEqual([['display_color', 'consult_a'], []])
  expect(names({ callable: [b] })).toEqual([['display_color', 'consult_b'], []])
  expect(offered()[0]?.takesInput).toBe(false)
  expect(offered({ bringsMessage: true })[0]?.takesInput).toBe(true)
  expect(offeringSegmentsOf(front, new Map(), { bringsMessage: true })).toMatchObject([{ inference: null, tools: [] }])
})

test('tools that an inference found come after those of the stack, under names that are free', () => {
  const [segment] = offeringSegmentsOf(stack(['color_display'], ['inference']).pipelines[0]!, nodeTypes)
  const tools = segment!.tools
  const found = tools.flatMap(offer => (offer.kind === 'node' ? [offer.nodeTool, offer.nodeTool] : []))
  expect(namesOf(withFoundTools(tools, 'n2', found))).toEqual(['display_color', 'display_color_2', 'display_color_3'])
  expect(withFoundTools(tools, 'n2', [])).toEqual(tools)
})
