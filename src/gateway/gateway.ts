import type { Budget } from './budget'
import type { ClassBook } from './classes/class-book'
import type { FailedCodes } from './classes/failed-codes'
import type { AllowedPages } from './cors'
import type { Counts } from './counts/counts'
import type { Loader } from './load/loader'
import type { Metrics } from './metrics'
import type { TeacherDoor } from './teacher/door'
import type { RequestsUnderWay } from './under-way'
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

/** Everything that a gateway reaches outside of itself. Each home brings its own. */
export interface Surroundings {
  upstreams: readonly Upstream[]
  classes: ClassBook
  counts: Counts
  teacher: TeacherDoor
  /** How pages are read for students; null where there is no way that is safe. */
  loader: Loader | null
  pages: AllowedPages
  /** Address of the page that students open, for the link to join; null where nobody said. */
  pageUrl: string | null
  /** Where students reach the gateway; null for wherever the teacher reaches it. */
  ownUrl: string | null
  /** Where its network reaches it, for a teacher who sits at its own machine; null where nobody knows. */
  networkUrl?: string | null
  timeZone: string
  fetch: typeof globalThis.fetch
  /** Milliseconds that an answer may go on after its student has left; 20 seconds where nobody says. */
  patience?: number
  now(): number
  log(line: LogLine): void
}

/** What the routes share. */
export interface Gateway extends Surroundings {
  budget: Budget
  failedCodes: FailedCodes
  underWay: RequestsUnderWay
  metrics: Metrics
}

/** What a home knows about one request. */
export interface Caller {
  /** Where it comes from. */
  address: string
  /** Breaks the connection off, where a home can do that more quietly than by an error. */
  hangUp?(): void
  /** Keeps a home awake until something is done. */
  waitUntil?(work: Promise<unknown>): void
}
