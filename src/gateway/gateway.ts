import type { Budget } from './budget'
import type { ClassStore } from './classes/class-store'
import type { FailedCodes } from './classes/failed-codes'
import type { AllowedPages } from './cors'
import type { Counts } from './counts/counts'
import type { InFlightRequests } from './in-flight'
import type { Loader } from './load/loader'
import type { Metrics } from './metrics'
import type { TeacherAuth } from './teacher/auth'
import type { Upstream } from './upstream'

/** One line of the log. Nothing that was said, no code, no key, no address of a person. */
export interface LogLine {
  /** ISO time. */
  at: string
  method: string
  route: string
  status: number
  /** Milliseconds, to the last byte. */
  ms: number
  class?: string
  seat?: number
  model?: string
  tokens?: number
  reason?: string
}

/** Everything that a gateway uses from its runtime: Node, workerd, Deno or Bun. */
export interface GatewayRuntime {
  upstreams: readonly Upstream[]
  classes: ClassStore
  counts: Counts
  teacher: TeacherAuth
  /** How pages are read for students. */
  loader: Loader
  pages: AllowedPages
  /** Address of the page that students open, for the link to join; null when not configured. */
  pageUrl: string | null
  /** Where students reach the gateway; null for the address that the teacher uses. */
  ownUrl: string | null
  /** Where its network reaches it, for a teacher on the same machine; null when unknown. */
  networkUrl?: string | null
  timeZone: string
  fetch: typeof globalThis.fetch
  /** Milliseconds that a response may continue after its student has disconnected; default 20 seconds. */
  graceMs?: number
  now(): number
  log(line: LogLine): void
}

/** What the routes share. */
export interface Gateway extends GatewayRuntime {
  budget: Budget
  failedCodes: FailedCodes
  underWay: InFlightRequests
  metrics: Metrics
}

/** What a runtime knows about one request. */
export interface Caller {
  /** Where it comes from. */
  address: string
  /** Closes the connection, where a runtime can do that without an error. */
  hangUp?(): void
  /** Keeps the runtime alive until a promise settles. */
  waitUntil?(work: Promise<unknown>): void
}
