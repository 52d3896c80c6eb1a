import fc from 'fast-check'
import { buildDocument } from '../../src/model/build-document'
import type { Document, Edge, Node, NodeConfig, Policy } from '../../src/model/document'
import type { JsonValue } from '../../src/model/json'
import { anyCard, type Card, inferenceCard } from './any-stack'

/** A number to take the remainder of, for the choice of something that exists. */
const pick = fc.nat({ max: 99 })

/** A node before it is placed. `ABOVE`, `CALLED` and `NEXT` in its config are replaced by what it can name there. */
interface Draft {
  card: Card
  policy: Policy
  /** Numbers that choose the nodes and pipelines that it names. */
  picks: number[]
}

const policy: fc.Arbitrary<Policy> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Policy>({ onError: 'continue' }) },
  fc.constant<Policy>({ onError: 'skip_remaining' }),
  fc.record({
    onError: fc.constant('continue' as const),
    condition: fc.record({
      type: fc.constant('expression' as const),
      expression: fc.constant('{{ABOVE.status}}'),
      skipWhen: fc.constantFrom('truthy' as const, 'falsy' as const),
      op: fc.constantFrom('==' as const, '!=' as const),
      value: fc.constantFrom<JsonValue>('completed', 'failed'),
    }),
  }),
)

const worker: fc.Arbitrary<Card> = fc.oneof(
  fc.constant<Card>(['system_prompt', { prompt: 'About {{ABOVE.output}}.' }]),
  fc
    .constantFrom('a', 'missing')
    .map((page): Card => ['url_loader', { url: `https://example.org/${page}`, allowedDomains: ['example.org'] }]),
  { weight: 2, arbitrary: fc.constant<Card>(['evaluator', {}]) },
  fc
    .boolean()
    .map((fails): Card => ['integration', { kind: 'mock', data: { n: 3 }, failure: fails ? 'always' : 'none' }]),
  fc.boolean().map(
    (enabled): Card => [
      'tool_step',
      {
        tool: { kind: 'pipeline', id: 'CALLED' },
        inputMapping: { query: 'About {{ABOVE.output}}' },
        // Without the results of pipelines that run at the same time.
        reasoning: { enabled, template: 'Make sense of {{step_output}}.' },
      },
    ],
  ),
)

const draft: fc.Arbitrary<Draft> = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: anyCard() },
      { weight: 3, arbitrary: worker },
      { weight: 3, arbitrary: inferenceCard() },
    ),
    policy,
    fc.tuple(pick, pick, pick),
  )
  .map(([card, policy, picks]) => ({ card, policy, picks }))

const router: fc.Arbitrary<Draft | null> = fc.option(
  fc.tuple(fc.constantFrom('model', 'rules'), fc.tuple(pick, pick, pick)).map(([mode, picks]) => ({
    card: [
      'router',
      { mode, rules: [{ expression: '{{ABOVE.status}}', op: '==', value: 'completed', target: 'NEXT' }] },
    ],
    policy: {},
    picks,
  })),
  { nil: null },
)

/**
 * A flow of up to four pipelines, `p0` to `p3`, in which control passes to later ones, and up to two that they call,
 * `t0` and `t1`: cards with any settings, policies and templates. The nodes of `p0` are `p0-0`, `p0-1` and so on.
 */
export function anyFlow(): fc.Arbitrary<Document> {
  const stackOf = fc.tuple(fc.array(draft, { minLength: 1, maxLength: 4 }), router)
  const edge = fc.tuple(fc.constantFrom<Edge['kind']>('next', 'next', 'tool'), pick, pick)
  return fc
    .tuple(
      fc.array(stackOf, { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(draft, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 }),
      fc.array(edge, { minLength: 1, maxLength: 7 }),
    )
    .map(([stacks, tools, wanted]) => {
      const calledIds = tools.map((_, index) => `t${index}`)
      const edges = edgesOf(wanted, stacks.length, calledIds.length)
      const pipelines = [
        ...stacks.map(([nodes, last], index) => {
          const hasWays = edges.some(({ kind, source }) => kind === 'next' && source === `p${index}`)
          return { id: `p${index}`, drafts: [...nodes, ...(last && hasWays ? [last] : [])] }
        }),
        ...tools.map((drafts, index) => ({
          id: `t${index}`,
          // A called pipeline calls no other, so that there is no circle.
          drafts: drafts.filter(({ card: [type] }) => type !== 'tool_step'),
        })),
      ]
      return buildDocument({
        id: 'flow',
        name: 'Flow',
        pipelines: pipelines.map(({ id, drafts }) => {
          const above: Above = { ids: [], inferenceIds: [] }
          const later = pipelines.slice(pipelines.findIndex(each => each.id === id) + 1).map(each => each.id)
          const called = later.length > 0 ? later : calledIds
          const nodes = drafts.map((each, index) => nodeOf(each, `${id}-${index}`, id, above, called, edges))
          return { id, name: id, nodes }
        }),
        edges,
      })
    })
}

/** The nodes above one, in its pipeline. */
interface Above {
  ids: string[]
  inferenceIds: string[]
}

function edgesOf(wanted: readonly [Edge['kind'], number, number][], stacks: number, called: number): Edge[] {
  const edges = new Map<string, Edge>()
  for (const [kind, from, to] of wanted) {
    const source = from % stacks
    if (kind === 'next' && source === stacks - 1) continue
    const later = stacks - source - 1
    const at = to % (kind === 'next' ? later : later + called)
    const target = at < later ? `p${source + 1 + at}` : `t${at - later}`
    const id = `${kind}-p${source}-${target}`
    edges.set(id, { id, kind, source: `p${source}`, target })
  }
  return [...edges.values()]
}

function nodeOf(
  { card: [type, { from, ...config }], policy, picks: [a = 0, b = 0, c = 0] }: Draft,
  id: string,
  pipelineId: string,
  { ids, inferenceIds }: Above,
  called: readonly string[],
  edges: readonly Edge[],
): Node {
  const ways = edges.filter(({ kind, source }) => kind === 'next' && source === pipelineId)
  const named = {
    ABOVE: ids.length > 0 ? `steps.${ids[a % ids.length]}` : 'input',
    CALLED: called[b % called.length] ?? '',
    NEXT: ways[c % Math.max(1, ways.length)]?.target ?? '',
  }
  const filled = JSON.stringify({ config, policy }).replace(
    /ABOVE|CALLED|NEXT/g,
    name => named[name as keyof typeof named],
  )
  const read: { config: NodeConfig; policy: Policy } = JSON.parse(filled)
  const goesOnFrom = typeof from === 'number' ? inferenceIds[from % Math.max(1, inferenceIds.length)] : undefined
  ids.push(id)
  if (type === 'inference') inferenceIds.push(id)
  return { id, type, slug: id, ...read, config: { ...read.config, ...(goesOnFrom !== undefined && { goesOnFrom }) } }
}
