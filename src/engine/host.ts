import type { OutgoingRequest, UserAnswer, UserQuestion } from './events'
import type { Message, ResolvedModel } from './model'
import type { NodeTypes } from './node-type'

/** An answer from an address. `hidden` when the browser sent the request but may not show the answer (CORS). */
export type OutgoingReply = { status: number; body: string; contentType: string } | { hidden: true }

/** Everything from outside that a run may use. The engine reaches for nothing else. */
export interface Host {
  nodeTypes: NodeTypes
  /** Milliseconds since the epoch. */
  now(): number
  /** 0 up to, not including, 1. */
  random(): number
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /**
   * The model that answers for an id (`provider/id`, a bare id, or empty for the default).
   * @throws ModelError when nothing can answer for it.
   */
  model(id: string): Promise<ResolvedModel>
  /** Asks the person. Rejects when `signal` aborts. Hosts where nobody is there answer `{ unavailable }`. */
  ask(question: UserQuestion, place: { nodeId: string; askId: string }, signal: AbortSignal): Promise<UserAnswer>
  /** Sends a request that the broker let through. No redirects are followed. */
  fetch(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply>
  /** Whether the person (not the document) has allowed this host for good. */
  isAllowedHost(host: string): boolean
  /** The page's own host, which may always be called; absent in a terminal. */
  ownHost?: string
  /** What inferences keep from run to run, outside of the document. Absent: nothing is kept. */
  memory?: {
    /** What an inference has kept, oldest first. */
    recall(nodeId: string): readonly Message[]
    /** Replaces what it has kept. */
    keep(nodeId: string, messages: readonly Message[]): void
  }
  /** Waits until the run may go on; for stepping. Absent: never waits. */
  gate?(point: { kind: 'node' | 'model-call'; pipelineId: string; nodeId: string }, signal: AbortSignal): Promise<void>
}
