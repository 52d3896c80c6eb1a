import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Invocation } from '../../engine/run/invocation'
import type { EarlierRun } from '../../engine/run/resume'
import { runDocument, runTool } from '../../engine/run/run'
import type { Document } from '../../model/document'
import type { RunEvent, UserAnswer } from '../../model/events'
import type { Host } from '../../model/host'
import type { Editor } from '../document/editor'
import { foldEvents } from './fold-run'
import { type PredictState, predictRoles, shownEvents } from './predict'
import { documentOfRun, emptyRun, type PipelineRun, type RunState } from './run-state'
import { stepThrough } from './step-places'

/** The run that the page shows. */
export interface RunnerState {
  run: RunState
  /** What is shown of it; `run` is folded from these. All of `recorded`, but for a person who stepped back or guesses. */
  events: readonly RunEvent[]
  /** The run itself, as far as it has come. */
  recorded: readonly RunEvent[]
  /** The runs of this session that came before it, the newest first. */
  earlierRuns: readonly (readonly RunEvent[])[]
  /** Whether its results are held back until everyone has guessed. */
  covered: boolean
  /** Whether it is going on now. */
  live: boolean
  /** Where a stepped run waits for the next step; after a step back, where it waited then. */
  paused: StepPlace | null
}

/** What comes next when a step is taken. */
export interface StepPlace {
  kind: 'node' | 'model-call'
  nodeId: string
}

/** How a run begins and how far it goes. */
export interface RunOptions {
  /** Resumes at this node: nodes above reuse their results of the displayed run. */
  fromNodeId?: string
  /** With `fromNodeId`: only that node runs, and nodes below keep their results too. */
  only?: boolean
  /** With `fromNodeId`: the beginning of that inference's answer, which its model continues. */
  answerStart?: EarlierRun['answerStart']
  /** Waits when this node is done. */
  toNodeId?: string
  /** Calls one pipeline as a tool, and runs nothing else. */
  invocation?: Invocation
  /** Runs this document instead of the open one: a part of it, to try a card alone. */
  document?: Document
}

/** Starts, steps and stops runs of the editor's draft, and folds their events a frame at a time. */
export interface Runner extends StoreApi<RunnerState> {
  /** Runs the current draft; a waiting step continues, to the end or to a node. */
  start(options?: RunOptions): void
  /** Goes to the next node or model call, through what is recorded as long as there is more of it, and waits there. */
  step(): void
  /** Shows the state at the previous node or model call. Nothing is undone, and a waiting run remains so. */
  back(): void
  stop(): void
  /** Answers the question that the run waits for. */
  answer(askId: string, answer: UserAnswer): void
  /** Forgets the run that is shown, and stops it. */
  clear(): void
  /** Shows an earlier run, or a part of a recording. A run in progress is stopped. */
  show(shown: Pick<RunnerState, 'run' | 'events'> & Partial<Pick<RunnerState, 'recorded'>>): void
}

interface RunnerParts {
  editor: Pick<Editor, 'getState'>
  /** Everything of a host but what the runner does itself: asking the person, and waiting for steps. */
  host: Omit<Host, 'ask' | 'gate'>
  /** Calls back with the next frame that is drawn, or soon when none is (a hidden tab). */
  nextFrame(callback: () => void): void
  /** What is guessed before results are shown. */
  predict?: StoreApi<PredictState>
}

/** Makes the runner of a page. */
export function createRunner({ editor, host, nextFrame, predict }: RunnerParts): Runner {
  const store = createStore<RunnerState>(() => ({ ...nothing, earlierRuns: [], live: false }))
  const answers = new Map<string, (answer: UserAnswer) => void>()
  let current: AbortController | null = null
  /** The state of all that is recorded. */
  let newest = emptyRun
  /** Steps that wait, the oldest first: pipelines that run side by side wait side by side. */
  let waiting: (StepPlace & { goOn: () => void })[] = []
  let stepping = false
  /** The node after which a run waits. */
  let until: string | undefined

  const ask: Host['ask'] = (_question, { askId }, signal) =>
    new Promise((resolve, reject) => {
      answers.set(askId, resolve)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })

  const gate: Host['gate'] = async ({ kind, nodeId }, signal) => {
    if (!stepping && until === undefined) return
    // Earlier events are then shown, and the step that they may have ended is known.
    await new Promise<void>(nextFrame)
    signal.throwIfAborted()
    // Where a step waits would give away what is guessed.
    if (!stepping || store.getState().covered) return
    await new Promise<void>((resolve, reject) => {
      waiting.push({ kind, nodeId, goOn: resolve })
      showPause()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }

  const isBehind = () => {
    const { events, recorded, covered } = store.getState()
    return !covered && events.length < recorded.length
  }

  function showPause(): void {
    const [first] = waiting
    if (!isBehind()) store.setState({ paused: first ? { kind: first.kind, nodeId: first.nodeId } : null })
  }

  /** Shows a state of the run, or what of it may be seen before everyone has guessed. */
  function display(shown: Pick<RunnerState, 'run' | 'events'> & Partial<RunnerState>): void {
    const { events } = shown
    const seen = predict ? shownEvents(events, predict.getState(), host.nodeTypes) : events
    if (seen === events) {
      store.setState({ ...shown, covered: false })
      return
    }
    const before = foldEvents(emptyRun, seen)
    const run = current ? before : waitingForGuesses(before, predictRoles(documentOfRun(events), host.nodeTypes))
    store.setState({ ...shown, run, events: seen, paused: null, covered: true })
  }

  /** Shows all that is recorded. */
  function showNewest(): void {
    const { recorded } = store.getState()
    display({ run: current ? newest : foldEvents(emptyRun, recorded), events: recorded })
    showPause()
  }

  predict?.subscribe(state => {
    const { recorded, covered } = store.getState()
    if (!isBehind() && covered !== (shownEvents(recorded, state, host.nodeTypes) !== recorded)) showNewest()
  })

  /** Resumes the oldest waiting step, or all of them when stepping is off. */
  function release(): void {
    const released = waiting.splice(0, stepping ? 1 : waiting.length)
    showPause()
    for (const { goOn } of released) goOn()
  }

  async function play(earlier?: EarlierRun, invocation?: Invocation, instead?: Document): Promise<void> {
    const { document: open, inputs } = editor.getState().draft
    const document = instead ?? open
    const mine = new AbortController()
    current = mine
    newest = emptyRun
    store.setState(({ recorded, earlierRuns }) => ({
      ...nothing,
      earlierRuns: isWhole(recorded) ? [recorded, ...earlierRuns].slice(0, mostEarlier) : earlierRuns,
      live: true,
    }))
    const full: Host = stepping || until !== undefined ? { ...host, ask, gate } : { ...host, ask }
    waiting = []
    const batch: RunEvent[] = []
    const showBatch = () => {
      if (current !== mine || batch.length === 0) return
      const recorded = [...store.getState().recorded, ...batch]
      newest = foldEvents(newest, batch)
      batch.length = 0
      const waits = isBehind()
      if (waits) store.setState({ recorded })
      else {
        display({ run: newest, events: recorded, recorded })
        showPause()
      }
    }
    const run = invocation
      ? runTool(document, { inputs, ...invocation }, full, mine.signal)
      : runDocument(document, inputs, full, mine.signal, earlier)
    for await (const event of run) {
      if (batch.push(event) === 1) nextFrame(showBatch)
      if (isOver(event, until)) {
        until = undefined
        stepping = true
      }
    }
    showBatch()
    if (current !== mine) return
    until = undefined
    current = null
    answers.clear()
    waiting = []
    if (isBehind() || store.getState().covered) showNewest()
    store.setState({ live: false, paused: null })
  }

  const show: Runner['show'] = ({ run, events, recorded = events }) => {
    current?.abort(new Error('Something else is shown.'))
    current = null
    display({ run, events, recorded, live: false, paused: null })
  }

  /** Goes through what is recorded, by so many places where steps wait. */
  function go(by: 1 | -1): void {
    const { events, recorded, covered } = store.getState()
    const there = covered ? null : stepThrough(recorded, events.length, by)
    if (!there || (current && store.getState().paused === null)) return
    display(there)
    if (!isBehind()) showPause()
  }

  return {
    ...store,
    start({ fromNodeId, only, answerStart, toNodeId, invocation, document } = {}) {
      stepping = false
      until = toNodeId
      const { recorded } = store.getState()
      if (current) {
        if (isBehind()) showNewest()
        return release()
      }
      const earlier =
        fromNodeId === undefined ? undefined : { fromNodeId, events: recorded, ...(only && { only }), answerStart }
      void play(earlier, invocation, document)
    },
    step() {
      if (isBehind()) return go(1)
      stepping = true
      until = undefined
      if (current) release()
      else void play()
    },
    back: () => go(-1),
    stop() {
      current?.abort(new Error('The person stopped the run.'))
    },
    answer(askId, answer) {
      answers.get(askId)?.(answer)
      answers.delete(askId)
    },
    clear() {
      show(nothing)
      store.setState({ earlierRuns: [] })
    },
    show,
  }
}

const nothing = { run: emptyRun, events: [], recorded: [], paused: null, covered: false }

/** A run that is over, as it looked before its results: it waits for guesses, and nothing is said of the cards that have them. */
function waitingForGuesses(run: RunState, cards: ReadonlyMap<string, unknown>): RunState {
  const nodes = Object.entries(run.nodes).filter(([id, { answer }]) => !cards.has(id) || answer !== undefined)
  const pipelines = Object.entries(run.pipelines).map(([id, pipeline]): [string, PipelineRun] => [
    id,
    pipeline.status === 'running' ? { ...pipeline, status: 'idle', underWay: 0 } : pipeline,
  ])
  const settled = { nodes: Object.fromEntries(nodes), pipelines: Object.fromEntries(pipelines), flowing: [] }
  return { ...run, ...settled, status: 'waiting' }
}

/** How many runs of a session are remembered. */
const mostEarlier = 10

function isWhole(events: readonly RunEvent[]): boolean {
  return events.at(-1)?.type === 'run-end'
}

/** Whether an event ends the work of a node. */
function isOver(event: RunEvent, nodeId: string | undefined): boolean {
  const ends = event.type === 'node-end' || event.type === 'node-skip'
  return ends && !event.carried && event.nodeId === nodeId
}
