import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFlow } from '../../../tests/support/any-flow'
import { flow } from '../../../tests/support/flows'
import { cases } from '../../../tests/support/soak'
import type { Document, Node, NodeConfig } from '../../model/document'
import { nodesBySlug } from '../../model/slugs'
import { parsePath, templatePaths } from '../../model/templates'
import { nodeTypes } from '../../nodes/registry'
import { allNodes, type Draft } from './draft'
import { addNode, moveNode, removeNode, setConfig } from './edits'
import { duplicatePipeline, removePipeline, renameVariable, sendNode, setVariable } from './edits-flow'
import { insertCards, moveCards, pickCards, removeCards } from './edits-many'
import { followTemplateNames } from './follow-template-names'

const draftOf = (document: Document): Draft => ({ document, inputs: {} })

/** A reader of the second of two cards of one name. */
const twins = flow(
  {
    a: [
      ['color_display'],
      ['color_display'],
      [
        'system_prompt',
        { prompt: 'Like {{steps.color-display-2.output.hex}}, {{ steps["color-display-2"].status }}, not {{vars.x}}.' },
        { condition: { type: 'expression', expression: '{{steps.color-display-2.status}}', skipWhen: 'truthy' } },
      ],
      ['inference', {}],
    ],
  },
  [],
)
const faced: Document = {
  ...twins,
  pipelines: twins.pipelines.map(pipeline => ({
    ...pipeline,
    tool: { outputMapping: { fields: { hex: { source: '{{steps.color-display.output.hex}}' } } } },
  })),
}
const followed = (change: (draft: Draft) => Draft, before = draftOf(faced)) =>
  followTemplateNames(before, change(before))
const promptOf = ({ document }: Draft) => allNodes(document).find(({ id }) => id === 'a-3')?.config.prompt
const policyOf = ({ document }: Draft) => allNodes(document).find(({ id }) => id === 'a-3')?.policy
const sourceOf = ({ document }: Draft) => templatePaths(document.pipelines[0]?.tool)

describe('templates', () => {
  it('follow a card that gets a name, in texts, conditions and what a pipeline answers', () => {
    const named = followed(draft => setConfig(setConfig(draft, 'a-2', { name: 'Mood' }), 'a-1', { name: 'Sky' }))
    expect(promptOf(named)).toBe('Like {{steps.mood.output.hex}}, {{steps.mood.status}}, not {{vars.x}}.')
    expect(policyOf(named)?.condition?.expression).toBe('{{steps.mood.status}}')
    expect(sourceOf(named)).toEqual(['steps.sky.output.hex'])
  })

  it('follow a variable that is renamed, also into a name that must be quoted', () => {
    const written = 'In {{vars.city}}, {{vars["city"].name}}, {{vars.cityhall}}, {{input.city}}.'
    const document = {
      ...flow({ a: [['system_prompt', { prompt: written }]] }, []),
      variables: { city: 'Lund', cityhall: 1 },
    }
    const promptAfter = (change: (draft: Draft) => Draft) =>
      followed(change, draftOf(document)).document.pipelines[0]?.nodes[0]?.config.prompt
    expect(promptAfter(draft => renameVariable(draft, 'city', 'the town'))).toBe(
      'In {{vars["the town"]}}, {{vars["the town"].name}}, {{vars.cityhall}}, {{input.city}}.',
    )
    expect(promptAfter(draft => setVariable(draft, 'city', undefined))).toBe(written)
    expect(promptAfter(draft => setVariable(setVariable(draft, 'city', undefined), 'town', 'Lund'))).toBe(written)
  })

  it('stay as they are where no name changes', () => {
    const before = draftOf(faced)
    const changed = setConfig(before, 'a-4', { model: 'demo' })
    expect(followTemplateNames(before, changed)).toBe(changed)
    const renamed = setConfig(before, 'a-4', { name: 'Reply' })
    expect(followTemplateNames(before, renamed)).toBe(renamed)
  })
})

describe('copies', () => {
  const stackOf = (config: NodeConfig, step: NodeConfig) =>
    draftOf({
      ...flow({ a: [['user_input'], ['inference'], ['inference', config], ['tool_step', step]], b: [['note']] }, []),
    })
  const continued = stackOf(
    { contextMode: 'alone', goesOnFrom: 'a-2', userMessage: 'What of {{steps.user-input.output}}?' },
    { tool: { kind: 'node', id: 'a-1' }, inputMapping: { query: '{{steps.inference.output.content}}' } },
  )

  it('of a pipeline read, continue and call its own cards', () => {
    let count = 0
    const ids = { node: () => `copy-${++count}`, edge: () => 'e' }
    const { document } = duplicatePipeline(continued, nodeTypes, 'a', { id: 'c', name: 'a 2' }, ids)
    expect(document.pipelines[1]?.nodes.map(({ config }) => config)).toMatchObject([
      {},
      {},
      { goesOnFrom: 'copy-2', userMessage: 'What of {{steps.user-input-2.output}}?' },
      { tool: { kind: 'node', id: 'copy-1' }, inputMapping: { query: '{{steps.inference-3.output.content}}' } },
    ])
    expect(document.pipelines[0]).toEqual(continued.document.pipelines[0])
  })

  it('of cards read the copies of those that were copied with them, and else what the originals read', () => {
    const cards = pickCards(continued, ['a-2', 'a-3'])
    const { document } = insertCards(continued, nodeTypes, 'b', 0, cards, ['x', 'y'])
    expect(document.pipelines[1]?.nodes[1]?.config).toEqual({
      contextMode: 'alone',
      goesOnFrom: 'x',
      userMessage: 'What of {{steps.user-input.output}}?',
    })
  })
})

describe('law', () => {
  const anEdit = fc.record({
    do: fc.constantFrom('name', 'add', 'move', 'moveMany', 'remove', 'removeMany', 'copy', 'send', 'removePipeline'),
    at: fc.nat(30),
    to: fc.nat(6),
    name: fc.constantFrom('', 'mood', 'Mood!', 'color display', 'p0-0'),
  })
  type Edit = typeof anEdit extends fc.Arbitrary<infer T> ? T : never

  function edited(draft: Draft, { do: kind, at, to, name }: Edit, count: number): Draft {
    const nodes = allNodes(draft.document)
    const id = nodes[at % Math.max(1, nodes.length)]?.id ?? ''
    const next = nodes[(at + to) % Math.max(1, nodes.length)]?.id ?? ''
    const pipelineId = draft.document.pipelines[to % draft.document.pipelines.length]?.id ?? ''
    if (kind === 'name') return setConfig(draft, id, { name })
    if (kind === 'add')
      return addNode(draft, nodeTypes, { id: `new-${count}`, type: 'evaluator', pipelineId, index: 0 })
    if (kind === 'move') return moveNode(draft, id, to)
    if (kind === 'moveMany') return moveCards(draft, [id, next], to)
    if (kind === 'remove') return removeNode(draft, id)
    if (kind === 'removeMany') return removeCards(draft, [id, next])
    if (kind === 'send') return sendNode(draft, nodeTypes, id, pipelineId)
    if (kind === 'removePipeline') return removePipeline(draft, pipelineId)
    return insertCards(draft, nodeTypes, pipelineId, to, pickCards(draft, [id, next]), [
      `new-${count}`,
      `more-${count}`,
    ])
  }

  /** The ids of the nodes that the templates of each node read, in order; null for a name that no step has. */
  function readsOf({ document }: Draft): Map<string, (string | null)[]> {
    const slugs = nodesBySlug(document)
    const reads = ({ config, policy }: Node) =>
      [...templatePaths(config), ...templatePaths(policy?.condition?.expression)].flatMap(path => {
        const [root, slug] = parsePath(path) ?? []
        return root === 'steps' && typeof slug === 'string' ? [slugs.get(slug) ?? null] : []
      })
    return new Map(allNodes(document).map(node => [node.id, reads(node)]))
  }

  // Without slugs of their own: names come from the names and types of nodes.
  const anyNamed = anyFlow().map(document => {
    const before = draftOf(document)
    const bare: Document = {
      ...document,
      pipelines: document.pipelines.map(pipeline => ({
        ...pipeline,
        nodes: pipeline.nodes.map(({ slug: _, ...node }) => node),
      })),
    }
    return followTemplateNames(before, draftOf(bare))
  })

  it('whatever is edited, the templates of each card read the cards that they read before, or none in their place', () => {
    let read = 0
    fc.assert(
      fc.property(anyNamed, fc.array(anEdit, { minLength: 1, maxLength: 8 }), (start, edits) => {
        let draft = start
        edits.forEach((each, count) => {
          const before = readsOf(draft)
          draft = followTemplateNames(draft, edited(draft, each, count))
          const left = new Set(allNodes(draft.document).map(({ id }) => id))
          for (const [id, reads] of readsOf(draft)) {
            const were = before.get(id)
            if (!were) continue
            read += were.length
            // A name that no step had may be that of a new card.
            const known = were.map((target, index) => (target === null ? (reads[index] ?? null) : target))
            expect(reads).toEqual(known.map(target => (target !== null && left.has(target) ? target : null)))
          }
        })
      }),
      { numRuns: cases(200) },
    )
    expect(read).toBeGreaterThan(100)
  })

  it('a copy of a pipeline reads its own cards where the original does, and what the original reads elsewhere', () => {
    fc.assert(
      fc.property(anyNamed, fc.nat(6), (start, at) => {
        const original = start.document.pipelines[at % start.document.pipelines.length]!
        let count = 0
        const ids = { node: () => `copy-${++count}`, edge: () => `edge-${++count}` }
        const copied = followTemplateNames(
          start,
          duplicatePipeline(start, nodeTypes, original.id, { id: 'copy', name: 'copy' }, ids),
        )
        const copy = copied.document.pipelines.find(({ id }) => id === 'copy')!
        const copyIds = new Map(original.nodes.map(({ id }, index) => [id, copy.nodes[index]!.id]))
        const [before, after] = [readsOf(start), readsOf(copied)]
        for (const { id } of original.nodes) {
          expect(after.get(copyIds.get(id)!)).toEqual(before.get(id)!.map(read => (read && copyIds.get(read)) ?? read))
        }
        for (const [id, reads] of before) expect(after.get(id)).toEqual(reads)
      }),
      { numRuns: cases(100) },
    )
  })
})
