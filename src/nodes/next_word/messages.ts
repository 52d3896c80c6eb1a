import type { Facts, Learner, Lesson } from './learner'

/** What can be asked of a learner by its name. */
export type Asked = {
  [Name in Exclude<keyof Learner, 'facts'>]: { name: Name; args: Parameters<Learner[Name]> }
}[Exclude<keyof Learner, 'facts'>]

/** To the worker: read these texts, or answer about them. */
export type ToLearner = { id: number } & ({ learn: Lesson } | { ask: Asked })

/** From the worker. `isUnreadable`: the problem lies in the texts. */
export type FromLearner = { id: number } & (
  | { facts: Facts }
  | { answer: unknown }
  | { problem: string; isUnreadable: boolean }
)

/** A worker as it is used here: a test can give one of its own. */
export interface LearnerWorker {
  postMessage(message: ToLearner): void
  terminate(): void
  onmessage: ((event: { data: FromLearner }) => void) | null
  onerror: ((event: unknown) => void) | null
}
