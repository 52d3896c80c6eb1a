import { learn } from './learn'
import type { Learner, TrainingData } from './learner'
import type { LearnerWorker, LearnMessage } from './messages'
import { trainInWorker } from './worker-learner'

let makeWorker: (() => LearnerWorker) | undefined

/** Sets the factory of workers. Without one, as in a terminal, training runs in place. */
export function setWorkerFactory(make: typeof makeWorker): void {
  makeWorker = make
}

/** Trained or training learners, least recently used first. Few are cached: each holds its texts. */
const cache = new Map<string, { learner: Promise<Learner & { end?(): void }>; stop: AbortController; users: number }>()
const MOST_KEPT = 4

// Training data is immutable, and its texts may be long.
const keys = new WeakMap<TrainingData, string>()

function keyOf(lesson: TrainingData): string {
  const key = keys.get(lesson) ?? JSON.stringify(lesson)
  keys.set(lesson, key)
  return key
}

/**
 * The learner of these texts, shared by all callers with the same texts.
 * @throws UnreadableError; the signal's reason on abort: training stops when no other caller waits for it.
 */
export async function learnerOf(lesson: TrainingData, signal: AbortSignal): Promise<Learner> {
  signal.throwIfAborted()
  const key = keyOf(lesson)
  const found = cache.get(key) ?? begin(lesson)
  cache.delete(key)
  cache.set(key, found)
  found.learner.catch(() => {
    if (cache.get(key) === found) cache.delete(key)
  })
  letGo()
  found.users++
  let leave = () => {}
  try {
    return await new Promise<Learner>((resolve, reject) => {
      leave = () => reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
      found.learner.then(resolve, reject)
    })
  } catch (error) {
    if (signal.aborted && found.users === 1) {
      cache.delete(key)
      found.stop.abort(signal.reason)
    }
    throw error
  } finally {
    found.users--
    signal.removeEventListener('abort', leave)
  }
}

function begin(lesson: TrainingData) {
  const stop = new AbortController()
  return { learner: makeLearner({ learn: lesson }, stop.signal), stop, users: 0 }
}

/**
 * Makes a learner: in a worker where there are workers, else in the calling thread.
 * @throws UnreadableError; the signal's reason on abort.
 */
export function makeLearner(message: LearnMessage, signal: AbortSignal): Promise<Learner & { end?(): void }> {
  let worker: LearnerWorker | undefined
  try {
    worker = makeWorker?.()
  } catch {
    // The device's policy refuses workers.
  }
  return worker ? trainInWorker(message, worker, signal) : learn(message)
}

/** Ends the least recently used learners that have no pending call. */
function letGo(): void {
  for (const [key, { learner, users }] of cache) {
    if (cache.size <= MOST_KEPT) return
    if (users > 0) continue
    cache.delete(key)
    learner.then(
      ({ end }) => end?.(),
      () => {},
    )
  }
}
