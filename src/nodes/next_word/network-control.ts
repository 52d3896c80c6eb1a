/** The networks of this page: one for each text with its settings, which panels and runs share. */

import type { KeptTraining, NetworkLearner, Progress, StepInsight, TrainingData } from './learner'
import { makeLearner } from './learner-cache'

/** Where networks are kept between visits. The page has one; a terminal has none. */
export interface NetworkStore {
  load(key: string): Promise<KeptTraining | undefined>
  save(key: string, kept: KeptTraining): Promise<void>
}

let store: NetworkStore | undefined

/** Sets where networks are kept. */
export function setNetworkStore(next: NetworkStore | undefined): void {
  store = next
}

/** A network and its training, which may go on or wait. */
export interface NetworkControl {
  learner: NetworkLearner
  getProgress(): Progress
  isTraining(): boolean
  /** Whether it could not be kept on the device. */
  isUnsaved(): boolean
  /** Goes on until the end, or `stop`. */
  train(): Promise<void>
  stop(): void
  /** Resolves when the training that is under way has ended; at once where there is none. */
  ended(): Promise<void>
  /** Takes one step, and shows what it does to a token's numbers. */
  stepAt(token: string): Promise<StepInsight>
  subscribe(listener: () => void): () => void
}

/** Long enough to lose little time between slices, short enough for a button to answer at once. */
const SLICE = 150
const SAVE_EACH = 5_000
const MOST_KEPT = 3

const controls = new Map<string, Promise<NetworkControl & { end(): void }>>()

/** A name for a text with its settings, that is the same in every visit. */
export function keyOfNetwork(data: TrainingData): string {
  const text = JSON.stringify({ sources: data.sources, network: data.network })
  // Two 32-bit hashes in the manner of FNV-1a, with the length: enough to tell the texts of one device apart.
  let a = 0x811c9dc5
  let b = 0x1000193
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
    b ^= b >>> 13
  }
  return `${text.length}-${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`
}

/**
 * The network of a text with its settings: as it is in this page, else as it was kept, else untrained.
 * @throws UnreadableError
 */
export function controlOf(data: TrainingData): Promise<NetworkControl> {
  const key = keyOfNetwork(data)
  const found = controls.get(key) ?? createControl(key, data)
  controls.delete(key)
  controls.set(key, found)
  found.catch(() => {
    if (controls.get(key) === found) controls.delete(key)
  })
  void endLeastUsed()
  return found
}

/** A network that has learned: one that has not begun practices to its end first. The signal stops it. */
export async function trainedNetwork(data: TrainingData, signal: AbortSignal): Promise<NetworkLearner> {
  signal.throwIfAborted()
  const control = await controlOf(data)
  const stop = () => control.stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    // One that was told to stop ends: it must not be told to go on.
    await control.ended()
    if (control.getProgress().step === 0) await control.train()
  } finally {
    signal.removeEventListener('abort', stop)
  }
  signal.throwIfAborted()
  return control.learner
}

/** Replaces a network by weights from a file. */
export async function replaceNetwork(data: TrainingData, kept: KeptTraining): Promise<void> {
  const key = keyOfNetwork(data)
  const before = controls.get(key)
  const next = createControl(key, data, kept)
  // What does not fit is refused before the one that is there goes.
  await next
  controls.set(key, next)
  await store?.save(key, kept)
  await before?.then(
    control => control.end(),
    () => {},
  )
}

async function createControl(key: string, data: TrainingData, given?: KeptTraining) {
  const kept = given ?? (await store?.load(key).catch(() => undefined))
  const life = new AbortController()
  const make = (kept?: KeptTraining) =>
    makeLearner({ learn: data, kept }, life.signal) as Promise<NetworkLearner & { end?(): void }>
  // What was kept may be of an earlier version: then it begins anew. A file is refused instead.
  const learner = await (kept && !given ? make(kept).catch(() => make()) : make(kept))
  let progress = await learner.progress()
  let training: Promise<void> | undefined
  let isStopped = false
  let isUnsaved = false
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const save = async () => {
    try {
      await store?.save(key, await learner.kept())
      isUnsaved = false
    } catch {
      isUnsaved = true
    }
  }
  const train = async () => {
    let saved = performance.now()
    try {
      while (!isStopped && progress.step < progress.steps) {
        progress = await learner.trainFor(SLICE)
        notify()
        // In the calling thread, events are let in between.
        await new Promise(resolve => setTimeout(resolve))
        if (performance.now() - saved < SAVE_EACH) continue
        await save()
        saved = performance.now()
      }
    } finally {
      await save().catch(() => {})
      training = undefined
      notify()
    }
  }
  return {
    learner,
    getProgress: () => progress,
    isTraining: () => training !== undefined,
    isUnsaved: () => isUnsaved,
    train() {
      isStopped = false
      training ??= train()
      notify()
      return training
    },
    stop: () => {
      isStopped = true
    },
    ended: async () => training,
    async stepAt(token: string) {
      const insight = await learner.stepAt(token)
      progress = await learner.progress()
      notify()
      return insight
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    end: () => {
      isStopped = true
      learner.end?.()
    },
  }
}

/** Ends the networks that were used least recently, but none that trains. */
async function endLeastUsed(): Promise<void> {
  for (const [key, each] of controls) {
    if (controls.size <= MOST_KEPT) return
    const control = await each.catch(() => undefined)
    if (control?.isTraining()) continue
    controls.delete(key)
    control?.end()
  }
}
