import type { Document } from './document'

/** Something that a card says before any run, or its pipeline where no card could; and the button that mends it. */
export type Problem = ({ nodeId: string } | { nodeId: null; pipelineId: string }) & {
  message: string
  mend?: { label: string; apply(document: Document): Document }
}
