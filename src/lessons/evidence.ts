import type { RunEvent } from '../model/events'
import type { NodeType } from '../model/node-type'
import type { FilledDocument } from './cards'

export type TypeOf = (type: string) => NodeType | undefined

/** The state that checks depend on. */
export interface Evidence extends FilledDocument {
  /** As of the start of the step. */
  before: FilledDocument
  /** The runs since the start of the step, oldest first. The last one may be in progress. */
  runs: readonly (readonly RunEvent[])[]
  /** The runs before a guess were left out of `runs`, and there is none after it. */
  isLate?: boolean
  /** Node types, for the names of cards and fields in sentences. */
  typeOf?: TypeOf
  /** Id of the last chosen option. */
  answer?: string
}
