import type { Document, Node, Pipeline } from '../../../src/engine/model/document'
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

/** Calls the tool that it is offered in every round but the last. */
const caller: LanguageModel = {
  async *stream(request, signal) {
    const {
      messages,
      tools: [tool],
    } = request
    const rounds = messages.slice(messages.findLastIndex(({ role }) => role === 'user')).length / 2
    if (!tool || rounds > ROUNDS_OF_A_LOOP - 1) return yield* model.stream(request, signal)
    yield { type: 'tool-call', call: { id: `call-${messages.length}`, name: tool.name, arguments: { hex: '#112233' } } }
    yield { type: 'end', ending: 'tool-calls' }
  },
}
/** The most that an inference takes. */
const ROUNDS_OF_A_LOOP = 10

const hostWith = (languageModel: LanguageModel): Host => ({
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
    languageModel,
    price: 'free',
    temperature: false,
  }),
  ask: async () => ({ unavailable: 'No person is here.' }),
  fetch: async () => ({ hidden: true }),
  isAllowedHost: () => false,
})
const host = hostWith(model)

const documentOf = (pipelines: Pipeline[], edges: Document['edges'] = []): Document => ({
  version: 1,
  id: 'bench',
  name: 'Bench',
  pipelines,
  edges,
})

const inference = (id: string): Node => ({ id, type: 'inference', config: {} })
const message: Node = { id: 'message', type: 'user_input', config: {} }

/** Inferences one after the other, each of which is sent all that was said before. */
function chain(count: number): Document {
  const nodes = [message, ...Array.from({ length: count }, (_, index) => inference(`n${index}`))]
  return documentOf([{ id: 'main', name: 'Main', nodes }])
}

/** Nodes that only add to the context, and one inference. */
function settings(count: number): Document {
  const kinds: Pick<Node, 'type' | 'config'>[] = [
    { type: 'system_prompt', config: { prompt: 'Be brief.' } },
    { type: 'user_input', config: {} },
    { type: 'color_display', config: {} },
  ]
  const nodes = Array.from({ length: count - 1 }, (_, index) => ({ id: `n${index}`, ...kinds[index % kinds.length]! }))
  return documentOf([{ id: 'main', name: 'Main', nodes: [...nodes, inference('last')] }])
}

/** Inferences that call a tool in all rounds that they have. */
function toolLoop(rounds: number): Document {
  const color: Node = { id: 'color', type: 'color_display', config: {} }
  const nodes = Array.from({ length: rounds / ROUNDS_OF_A_LOOP }, (_, index) => [
    { ...color, id: `color${index}` },
    inference(`n${index}`),
  ])
  return documentOf([{ id: 'main', name: 'Main', nodes: [message, ...nodes.flat()] }])
}

/** Pipelines of one inference in a row. */
function flow(count: number): Document {
  const pipelines = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `Pipeline ${index}`,
    nodes: index === 0 ? [message, inference('n0')] : [inference(`n${index}`)],
  }))
  const edges = pipelines.slice(1).map(({ id }, index) => ({
    id: `e${index}`,
    source: `p${index}`,
    target: id,
    kind: 'next' as const,
  }))
  return documentOf(pipelines, edges)
}

/** A tool of steps, each of which calls mock data with the output of the one above. */
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
  return documentOf([
    { id: 'main', name: 'Tool', nodes: steps, tool },
    { id: 'shelf', name: 'Shelf', nodes: [data] },
  ])
}

/** Reads a whole run, as a page does. */
async function run(document: Document, runHost: Host): Promise<void> {
  const inputs = Object.fromEntries(
    document.pipelines.flatMap(({ nodes }) =>
      nodes.flatMap(({ id, type }) => (type === 'user_input' ? [[id, 'Hello']] : [])),
    ),
  )
  const events = []
  for await (const event of runDocument(document, inputs, runHost, new AbortController().signal)) events.push(event)
  const last = events.at(-1)
  const status = last?.type === 'run-end' ? last.status : last?.type
  if (status !== 'finished') throw new Error(`The run ended with ${status}.`)
}

/**
 * The floor: a bare loop of as many steps, each of which reads the model's stream, replaces an immutable state and
 * yields it.
 */
async function bareLoop(steps: number): Promise<void> {
  async function* loop() {
    let state = { step: 0, said: '' }
    for (let step = 0; step < steps; step++) {
      let said = ''
      for await (const event of model.stream(undefined as never, undefined as never))
        if (event.type === 'text-delta') said += event.text
      state = { ...state, step, said }
      yield state
    }
  }
  const states = []
  for await (const state of loop()) states.push(state)
  if (states.length !== steps) throw new Error('The bare loop lost a step.')
}

/** The floor without a model: a bare loop that replaces an immutable state and yields it. */
async function bareList(steps: number): Promise<void> {
  async function* loop() {
    let state = { step: 0, said: '' }
    for (let step = 0; step < steps; step++) {
      state = { ...state, step }
      yield state
    }
  }
  const states = []
  for await (const state of loop()) states.push(state)
  if (states.length !== steps) throw new Error('The bare loop lost a step.')
}

type Work = () => Promise<unknown>

/**
 * Microseconds of two kinds of work by round; they alternate, so that the machine's load affects both. Of the processor, with what
 * collects garbage beside the work: nothing here waits, and a clock counts what other programs do as well.
 */
async function rounds(ours: Work, bare: Work, count: number): Promise<{ ours: number; bare: number }[]> {
  const time = async (work: Work) => {
    const start = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  const round = async () => ({ bare: await time(bare), ours: await time(ours) })
  for (let warm = 0; warm < count / 2; warm++) await round()
  const times = []
  while (times.length < count) times.push(await round())
  return times
}

/** Median microseconds of two kinds of work. */
async function beside(ours: Work, bare: Work, count: number): Promise<{ ours: number; bare: number }> {
  const times = await rounds(ours, bare, count)
  return { ours: median(times.map(each => each.ours)), bare: median(times.map(each => each.bare)) }
}

/** The same work several times, which takes long enough for its share of garbage collection to be in it. */
const repeated = (times: number, work: Work) => async () => {
  for (let time = 0; time < times; time++) await work()
}

interface Shape {
  name: string
  document: Document
  steps: number
  host?: Host
  bare?: (steps: number) => Promise<void>
  target?: Measure['target']
}

/** Microseconds a step beside the floor of the same run. */
async function measureShape({ name, document, steps, host: own = host, bare = bareLoop, target }: Shape) {
  const runs = Math.max(9, Math.min(400, 40_000 / steps))
  const { ours, bare: floor } = await beside(
    () => run(document, own),
    () => bare(steps),
    runs,
  )
  const measure: Measure = {
    name: `engine, ${name}`,
    value: ours / steps,
    unit: 'µs a step',
    reference: { name: 'bare loop', value: floor / steps },
    ...(target && { target }),
  }
  return measure
}

/** What a step of 1,000 inferences takes beside one of 100, of as many steps each. */
async function measureGrowth(): Promise<Measure> {
  const [hundred, thousand] = [chain(100), chain(1000)]
  const long = () => run(thousand, host)
  const { ours, bare } = await beside(
    long,
    repeated(10, () => run(hundred, host)),
    40,
  )
  return {
    name: 'engine, a step of 1,000 inferences',
    value: ours / 1000,
    unit: 'µs a step',
    reference: { name: 'ten runs of 100', value: bare / 1000 },
    target: { atMost: 1.5, of: 'ratio' },
  }
}

/**
 * What a run takes beside its nodes: ten runs of 10 nodes have as many as one of 100, and differ by nine times that. A median of
 * differences within a round: those of medians vary by as much as the figure.
 */
async function measureFixedCost(inference: number): Promise<Measure> {
  const [ten, hundred] = [settings(10), settings(100)]
  const times = await rounds(
    repeated(10, () => run(ten, host)),
    () => run(hundred, host),
    1000,
  )
  return {
    name: 'engine, a run of 10 nodes',
    value: median(times.map(({ ours, bare }) => (ours - bare) / 9)),
    unit: 'µs fixed',
    note: `beyond its nodes; its one inference is in it, and takes ${Math.round(inference)} in a chain`,
    target: { atMost: 30 },
  }
}

/** One call of a tool, from the arguments to the response, without tool or model time: one of two targets has to be met. */
async function measureTool(count: number): Promise<Measure[]> {
  const document = toolOfSteps(count)
  const call = async () => {
    const { response } = await invoke(document, 'main', { query: 'Go' }, { host })
    if (!response.success) throw new Error(response.message)
  }
  const { ours, bare } = await beside(call, () => bareLoop(count), 300)
  return [
    {
      name: `a tool of ${count} steps, call to response`,
      value: ours / 1000,
      unit: 'ms in all',
      reference: { name: 'bare loop', value: bare / 1000 },
      note: 'or the next line',
      target: { atMost: 1 },
    },
    {
      name: `a tool of ${count} steps, beyond the bare loop`,
      value: (ours - bare) / count,
      unit: 'µs a step',
      note: 'or the line before',
      target: { atMost: 40 },
    },
  ]
}

/** The engine's own time, with an instant model. */
export async function measureEngine(): Promise<Measure[]> {
  const chains: Measure[] = []
  for (const count of [10, 100, 1000]) {
    const target = count === 100 && { target: { atMost: 20, of: 'ratio' as const } }
    chains.push(await measureShape({ name: `${count} inferences`, document: chain(count), steps: count, ...target }))
  }
  const growth = await measureGrowth()
  // A person meets single runs: those of 1,000 have garbage collections in them, the median one of 100 has none.
  const [, hundred, thousand] = chains
  const growthOfMedians: Measure = {
    name: 'engine, a step of 1,000 inferences, median run',
    value: thousand?.value ?? Number.NaN,
    unit: 'µs a step',
    reference: { name: 'median run of 100', value: hundred?.value ?? Number.NaN },
    target: { atMost: 1.5, of: 'ratio' },
  }
  const lists: Measure[] = []
  for (const count of [100, 1000, 10_000]) {
    lists.push(
      await measureShape({
        name: `${count} settings nodes`,
        document: settings(count),
        steps: count,
        bare: bareList,
        target: { atMost: 8, of: 'ratio' },
      }),
    )
  }
  return [
    ...chains,
    growth,
    growthOfMedians,
    ...lists,
    await measureFixedCost(chains[1]!.value),
    await measureShape({
      name: 'tool loops of 100 rounds',
      document: toolLoop(100),
      steps: 100,
      host: hostWith(caller),
    }),
    await measureShape({ name: 'a flow of 200 pipelines', document: flow(200), steps: 200 }),
    ...(await measureTool(20)),
  ]
}
