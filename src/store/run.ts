import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EarlierRun } from '../engine/carry-over'
import type { RunEvent, UserAnswer } from '../engine/events'
import type { Host } from '../engine/host'
import type { Editor } from './editor'
import { emptyRun, type RunState } from './run-state'

/** The run that the page shows. */
export interface RunnerState {
  run: RunState
  /** The run itself; `run` is folded from these. */
  events: readonly RunEvent[]
  /** Whether it is going on now. */
  live: boolean
  /** Where a stepped run waits for the next step. */
  paused: { kind: 'node' | 'model-call'; nodeId: string } | null
}

/** Starts, steps and stops runs of the editor's draft, and folds their events a frame at a time. */
export interface Runner extends StoreApi<RunnerState> {
  /** Runs the draft as it is now; a waiting step goes on to the end. From a node: what stands above keeps its replies. */
  start(options?: { fromNodeId?: string }): void
  /** Runs to the next node or model call, and waits there. */
  step(): void
  stop(): void
  /** Answers the question that the run waits for. */
  answer(askId: string, answer: UserAnswer): void
  /** Forgets the run that is shown, and stops it. */
  clear(): void
  /** Shows a run that was before, or a part of it. One that goes on now is stopped. */
  show(shown: Pick<RunnerState, 'run' | 'events'>): void
}

export interface RunnerParts {
  editor: Pick<Editor, 'getState'>
  /** Everything of a host but what the runner does itself: asking the person, and waiting for steps. */
  host: Omit<Host, 'ask' | 'gate'>
  /** Calls back with the next frame that is drawn, or soon when none is (a hidden tab). */
  nextFrame(callback: () => void): void
}

/** The engine, and the fold over what it tells. They come with the first run, or earlier, when the page has a moment. */
export const loadEngine = async () => {
  const [{ runDocument }, { foldEvents }] = await Promise.all([import('../engine/run'), import('./fold-run')])
  return { runDocument, foldEvents }
}

const unfetched =
  'The part of the page that runs pipelines could not be fetched. Look at your connection, and run again.'

/** Makes the runner of a page. */
export function createRunner({ editor, host, nextFrame }: RunnerParts): Runner {
  const store = createStore<RunnerState>(() => ({ run: emptyRun, events: [], live: false, paused: null }))
  const answers = new Map<string, (answer: UserAnswer) => void>()
  let current: AbortController | null = null
  /** Steps that wait, the oldest first: pipelines that run side by side wait side by side. */
  let waiting: { kind: 'node' | 'model-call'; nodeId: string; goOn: () => void }[] = []
  let stepping = false

  const ask: Host['ask'] = (_question, { askId }, signal) =>
    new Promise((resolve, reject) => {
      answers.set(askId, resolve)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })

  const gate: Host['gate'] = ({ kind, nodeId }, signal) => {
    if (!stepping) return Promise.resolve()
    return new Promise((resolve, reject) => {
      waiting.push({ kind, nodeId, goOn: resolve })
      showPause()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }

  function showPause(): void {
    const [first] = waiting
    store.setState({ paused: first ? { kind: first.kind, nodeId: first.nodeId } : null })
  }

  /** Lets the oldest step go on, or, where nobody steps any more, all of them. */
  function release(): void {
    const released = waiting.splice(0, stepping ? 1 : waiting.length)
    showPause()
    for (const { goOn } of released) goOn()
  }

  async function play(earlier?: EarlierRun): Promise<void> {
    const { document, inputs } = editor.getState().draft
    const mine = new AbortController()
    current = mine
    store.setState({ run: emptyRun, events: [], live: true, paused: null })
    const full: Host = stepping ? { ...host, ask, gate } : { ...host, ask }
    waiting = []
    const engine = await loadEngine().catch(() => null)
    let batch: RunEvent[] = []
    const flush = () => {
      if (!engine || batch.length === 0 || current !== mine) return
      const { foldEvents } = engine
      const events = batch
      batch = []
      store.setState(state => ({ run: foldEvents(state.run, events), events: [...state.events, ...events] }))
    }
    if (!engine && current === mine) store.setState({ run: { ...emptyRun, status: 'failed', message: unfetched } })
    for await (const event of engine?.runDocument(document, inputs, full, mine.signal, earlier) ?? []) {
      if (batch.length === 0) nextFrame(flush)
      batch.push(event)
    }
    flush()
    if (current !== mine) return
    current = null
    answers.clear()
    waiting = []
    store.setState({ live: false, paused: null })
  }

  function show({ run, events }: Pick<RunnerState, 'run' | 'events'>): void {
    current?.abort(new Error('Something else is shown.'))
    current = null
    store.setState({ run, events, live: false, paused: null })
  }

  return {
    ...store,
    start({ fromNodeId } = {}) {
      stepping = false
      if (current) return release()
      const { events } = store.getState()
      void play(fromNodeId === undefined ? undefined : { fromNodeId, events })
    },
    step() {
      stepping = true
      if (current) release()
      else void play()
    },
    stop() {
      current?.abort(new Error('The person stopped the run.'))
    },
    answer(askId, answer) {
      answers.get(askId)?.(answer)
      answers.delete(askId)
    },
    clear: () => show({ run: emptyRun, events: [] }),
    show,
  }
}
