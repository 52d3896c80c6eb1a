import type { LocalizedText } from '../../language/message'
import type { Learner, LearnerStats, TrainingData } from './learner'

/** Methods of a learner by name. */
export type LearnerCall = {
  [Name in Exclude<keyof Learner, 'facts'>]: { name: Name; args: Parameters<Learner[Name]> }
}[Exclude<keyof Learner, 'facts'>]

/** To the worker: train, or call a method. */
export type ToLearner = { id: number } & ({ learn: TrainingData } | { ask: LearnerCall })

/** From the worker. `isUnreadable`: the texts are the problem. */
export type FromLearner = { id: number } & (
  | { facts: LearnerStats }
  | { answer: unknown }
  | { problem: LocalizedText; isUnreadable: boolean }
)

/** The used part of a worker, so that tests can provide one. */
export interface LearnerWorker {
  postMessage(message: ToLearner): void
  terminate(): void
  onmessage: ((event: { data: FromLearner }) => void) | null
  onerror: ((event: unknown) => void) | null
}
