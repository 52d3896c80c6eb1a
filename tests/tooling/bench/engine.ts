import type { Document, Node } from '../../../src/engine/model/document'
import type { Host } from '../../../src/engine/model/host'
import type { LanguageModel } from '../../../src/engine/model/language-model'
import { runDocument } from '../../../src/engine/run/run'
import { nodeTypes } from '../../../src/nodes/registry'
import { invoke } from '../../../src/toolkit/invoke'
import { type Measure, median } from './measure'

const model: LanguageModel = {
  async *stream() {
    yield { type: 'text-delta', text: 'Yes.' }
    yield { type: 'end', ending: 'complete' }
  },
}

const host: Host = {
  nodeTypes,
  now: () => performance.now(),
  random: () => 0.5,
  // Only timeouts sleep in these runs, and none is reached.
  sleep: (_, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  model: async id => ({
    provider: 'none',
    id,
    label: 'No time',
    languageModel: model,
    price: 'free',
    temperature: false,
  }),
  ask: async () => ({ unavailable: 'Nobody is there.' }),
  fetch: async () => ({ hidden: true }),
  isAllowedHost: () => false,
}

const kinds: Pick<Node, 'type' | 'config'>[] = [
  { type: 'system_prompt', config: { prompt: 'Be brief.' } },
  { type: 'user_input', config: {} },
  { type: 'color_display', config: {} },
]

/** A stack of `count` nodes; every `segment`-th is an inference, and so is the last. */
function stack(count: number, segment: number): Document {
  const nodes: Node[] = Array.from({ length: count }, (_, index) => {
    const ends = index === count - 1 || (index + 1) % segment === 0
    return { id: `n${index}`, ...(ends ? { type: 'inference', config: {} } : kinds[index % kinds.length]!) }
  })
  return { version: 1, id: 'bench', name: 'Bench', pipelines: [{ id: 'main', name: 'Main', nodes }], edges: [] }
}

/** Microseconds per node of one run. */
async function perNode(document: Document, inputs: Record<string, string>, count: number): Promise<number> {
  const start = performance.now()
  let last = ''
  for await (const event of runDocument(document, inputs, host, new AbortController().signal)) {
    last = event.type === 'run-end' ? event.status : event.type
  }
  if (last !== 'finished') throw new Error(`The run ended with ${last}.`)
  return ((performance.now() - start) * 1000) / count
}

/** A tool of 20 steps, each of which calls mock data with the output of the one above. */
function toolOfSteps(count: number): Document {
  const steps: Node[] = Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    type: 'tool_step',
    slug: `s${index}`,
    config: {
      name: `Step ${index}`,
      tool: { kind: 'node', id: 'data' },
      inputMapping: { query: index === 0 ? '{{input.task}}' : `{{steps.s${index - 1}.output.text}}` },
    },
  }))
  const data: Node = {
    id: 'data',
    type: 'integration',
    config: { name: 'data', kind: 'mock', data: { text: 'Go on.' } },
  }
  const tool = {
    status: 'active',
    outputMapping: { fields: { text: { source: `{{steps.s${count - 1}.output.text}}` } } },
  }
  const pipelines = [
    { id: 'main', name: 'Tool', nodes: steps, tool },
    { id: 'shelf', name: 'Shelf', nodes: [data] },
  ]
  return { version: 1, id: 'bench-tool', name: 'Bench tool', pipelines, edges: [] }
}

/** Milliseconds of one call of a tool, from the arguments to the response, without tool or model time. */
async function measureTool(count: number): Promise<Measure> {
  const document = toolOfSteps(count)
  const call = async () => {
    const start = performance.now()
    const { response } = await invoke(document, 'main', { query: 'Go' }, { host })
    if (!response.success) throw new Error(response.message)
    return performance.now() - start
  }
  for (let warm = 0; warm < 200; warm++) await call()
  const times: number[] = []
  for (let run = 0; run < 300; run++) times.push(await call())
  return {
    name: `a tool of ${count} steps, call to response`,
    value: median(times),
    unit: 'ms in all',
    anchor: 'the specification allows 100 a step',
    target: { atMost: 1 },
  }
}

/** The engine's own time, with an instant model. */
export async function measureEngine(): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const [shape, segment, counts] of [
    ['one inference', Number.POSITIVE_INFINITY, [10, 100, 1000, 10_000]],
    ['an inference every 10', 10, [100, 1000]],
  ] as const) {
    for (const count of counts) {
      const document = stack(count, segment)
      const nodes = document.pipelines[0]!.nodes
      const inputs = Object.fromEntries(
        nodes.filter(({ type }) => type === 'user_input').map(({ id }) => [id, 'Hello']),
      )
      const runs = Math.max(5, Math.min(300, 100_000 / count))
      for (let warm = 0; warm < runs / 2; warm++) await perNode(document, inputs, count)
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await perNode(document, inputs, count))
      measures.push({
        name: `engine, ${count} nodes, ${shape}`,
        value: median(times),
        unit: 'µs a node',
        anchor: 'bare loop 0.7, rivet 127–302, langgraph ~1000',
        ...(segment === Number.POSITIVE_INFINITY && { target: { atMost: 5 } }),
      })
    }
  }
  measures.push(await measureTool(20))
  return measures
}
