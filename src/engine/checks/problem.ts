import { type LocalizedText, msg } from '../../language/message'
import type { Document, Edge } from '../../model/document'

/**
 * Severity of a problem: `error` when a run is refused or fails there, `warning` when something has no effect or an
 * unexpected one, `hint` when it is only unusual.
 */
export type Severity = 'error' | 'warning' | 'hint'

/** A change of the document that removes a problem, with the words for its button. */
export interface Fix {
  label: LocalizedText
  apply(document: Document): Document
}

/** A problem that a card shows before any run, or its pipeline where no card can; with a fix. */
export type Problem = ({ nodeId: string } | { nodeId: null; pipelineId: string }) & {
  message: LocalizedText
  /** `warning` when absent. */
  severity?: Severity
  /** The edge that it is about. Nothing passes over an edge that has a problem. */
  edge?: Edge
  /** The pipeline's tool face is what it is about. */
  inFace?: true
  fix?: Fix
}

/** Names in a sentence. */
const MOST_NAMED = 20

/** Names with commas between them; of many, the first ones and how many more there are. */
export function listed(names: readonly string[]): LocalizedText {
  const shown = names.slice(0, MOST_NAMED).join(', ')
  const more = names.length - MOST_NAMED
  return more > 0 ? msg('{names} and {count} more', { names: shown, count: more }) : shown
}
