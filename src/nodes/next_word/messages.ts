import type { LocalizedText } from '../../language/message'
import type { KeptTraining, LearnerStats, NetworkLearner, TrainingData } from './learner'

type MethodName = Exclude<keyof NetworkLearner, 'facts'>

/** Methods of a learner by name. Those of a network are called on networks alone. */
export type LearnerCall = {
  [Name in MethodName]: { name: Name; args: Parameters<NetworkLearner[Name]> }
}[MethodName]

/** What a worker is asked to learn. A network goes on from what was kept of it. */
export interface LearnMessage {
  learn: TrainingData
  kept?: KeptTraining
}

/** To the worker: learn, or call a method. */
export type ToLearner = { id: number } & (LearnMessage | { ask: LearnerCall })

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
