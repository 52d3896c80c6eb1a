import type { RunEvent } from '../engine/model/events'
import type { FilledDocument } from './cards'
import type { NameOfType } from './describe-check'

/** The state that checks depend on. */
export interface Evidence extends FilledDocument {
  /** As of the start of the step. */
  before: FilledDocument
  /** The runs since the start of the step, oldest first. The last one may be in progress. */
  runs: readonly (readonly RunEvent[])[]
  /** Names of node types, for sentences on their cards. */
  nameOfType?: NameOfType
  /** Id of the last chosen option. */
  answer?: string
}
