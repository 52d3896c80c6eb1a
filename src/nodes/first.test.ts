import { expect, test } from 'vitest'
import { moodRing } from '../../tests/support/english-content'
import { firstNodeTypes } from './first'
import { nodeTypes } from './registry'

test('the types that come with the page are those that a first visit shows, and no more', () => {
  const shown = moodRing.document.pipelines.flatMap(({ nodes }) => nodes.map(({ type }) => type))
  expect(firstNodeTypes.map(({ type }) => type).sort()).toEqual([...new Set(shown)].sort())
})

test('they are the types of the registry', () => {
  for (const type of firstNodeTypes) expect(nodeTypes.get(type.type)).toBe(type)
})
