import pLimit from 'p-limit'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { runDocument } from '../../engine/run/run'
import { type LocalizedText, msg } from '../../language/message'
import { type AnswerEnding, describeEnding } from '../../model/answer-ending'
import type { RunEvent } from '../../model/events'
import type { Host } from '../../model/host'
import { foldEvents } from '../run/fold-run'
import { emptyRun, type RunState } from '../run/run-state'
import type { BatchPlan, BatchRow } from './plan'
import { unattendedHost } from './unattended-host'

/** One run of many. */
export interface BatchRun {
  /** Its row in the plan, from 0. */
  row: number
  /** Its place in the row, from 0. */
  place: number
  /** `waiting` for a lane; `left` was stopped before it began or ended. */
  status: 'waiting' | 'running' | 'done' | 'failed' | 'left'
  /** The run itself, once it has ended. */
  events: readonly RunEvent[]
  state: RunState
  /** How an answer in it ended, of a run that is done but for that. */
  cut?: AnswerEnding
  /** Why it failed, or how an answer in it ended, as a sentence. */
  problem?: LocalizedText
}

export interface BatchState {
  status: 'empty' | 'running' | 'done' | 'stopped'
  plan: BatchPlan | null
  /** Row after row. A run to which nothing happened keeps its object. */
  runs: readonly BatchRun[]
}

/** Runs one stack many times, six at a time, and keeps the results. */
export interface Batch extends StoreApi<BatchState> {
  /** Starts; earlier runs are stopped and dropped. Resolves when all runs have ended. */
  start(plan: BatchPlan, options?: { mayCallOut?: boolean }): Promise<void>
  /** Closes all that is open, and begins nothing more. */
  stop(): void
  /** Forgets everything. */
  clear(): void
}

/** Concurrent runs. Providers refuse many more, and browsers limit connections per host. */
const MAX_CONCURRENT_RUNS = 6

/** Makes an empty batch. Every run is a real one, with a host of its own that cannot ask a person. */
export function createBatch(host: Omit<Host, 'ask' | 'gate'>): Batch {
  const store = createStore<BatchState>(() => ({ status: 'empty', plan: null, runs: [] }))
  let current: AbortController | null = null

  function stop(): void {
    current?.abort(new Error('The person stopped these runs.'))
  }

  async function start(plan: BatchPlan, { mayCallOut = false } = {}): Promise<void> {
    stop()
    const mine = new AbortController()
    current = mine
    const { signal } = mine
    const { rows, times } = plan
    const places = rows.flatMap((row, index) => Array.from({ length: times }, (_, place) => ({ row, index, place })))
    store.setState({
      status: 'running',
      plan,
      runs: places.map(({ index, place }) => ({ row: index, place, status: 'waiting', events: [], state: emptyRun })),
    })
    const patch = (at: number, change: Partial<BatchRun>) => {
      if (current !== mine) return
      store.setState(({ runs }) => ({ runs: runs.with(at, { ...(runs[at] as BatchRun), ...change }) }))
    }
    await pLimit(MAX_CONCURRENT_RUNS).map(places.entries(), async ([at, { row }]) => {
      if (signal.aborted) return patch(at, { status: 'left' })
      patch(at, { status: 'running' })
      patch(at, await runOnce(row, unattendedHost(host, mayCallOut), signal))
    })
    if (current !== mine) return
    current = null
    store.setState({ status: signal.aborted ? 'stopped' : 'done' })
  }

  return {
    ...store,
    start,
    stop,
    clear() {
      stop()
      current = null
      store.setState({ status: 'empty', plan: null, runs: [] })
    },
  }
}

async function runOnce({ draft }: BatchRow, host: Host, signal: AbortSignal): Promise<Partial<BatchRun>> {
  const events: RunEvent[] = []
  for await (const event of runDocument(draft.document, draft.inputs, host, signal)) events.push(event)
  const state = foldEvents(emptyRun, events)
  const end = events.at(-1)
  if (end?.type === 'run-end' && end.status === 'finished') {
    const cut = cutOf(state)
    const short = cut && events.findLast(event => event.type === 'response' && event.ending === cut)
    const problem =
      short?.type === 'response' && describeEnding({ ...short, called: short.toolCalls.map(({ name }) => name) })
    return { status: 'done', events, state, ...(cut && { cut }), ...(problem && { problem }) }
  }
  if (signal.aborted) return { status: 'left', events, state }
  return { status: 'failed', events, state, problem: problemOf(events, state) }
}

/** How an answer of a run ended, where one is not known to be whole; what is known before what is not. */
function cutOf({ pipelines }: RunState): AnswerEnding | undefined {
  const all = Object.values(pipelines).flatMap(({ cut }) => cut ?? [])
  return all.find(cut => cut !== 'unknown') ?? all[0]
}

/** The sentence of the node that failed says what to do next; the run's own is for what happened between nodes. */
function problemOf(events: readonly RunEvent[], { message }: RunState): LocalizedText {
  const error = events.findLast(event => event.type === 'node-error')
  return error?.message ?? message ?? msg('This run did not finish.')
}
