import type { Document } from './document'

/** A problem that a card shows before any run, or its pipeline where no card can; with a fix. */
export type Problem = ({ nodeId: string } | { nodeId: null; pipelineId: string }) & {
  message: string
  mend?: { label: string; apply(document: Document): Document }
}
