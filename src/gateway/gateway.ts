import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Messages } from '../language/messages'
import type { Classes } from './classes/classes'
import type { RateLimits } from './classes/rate-limits'
import type { Visitor } from './classes/seats'
import type { Budget } from './models/budget'
import type { InFlightRequests } from './models/in-flight'
import type { Records } from './records/records'
import type { NodeSettings } from './settings'

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

/** What the routes share. */
export interface Gateway extends NodeSettings {
  records: Records
  classes: Classes
  budget: Budget
  limits: RateLimits
  underWay: InFlightRequests
  /** Where the network of this machine reaches it; null when it does not. */
  networkUrl: string | null
  /** Milliseconds that a response may continue after its student has disconnected. */
  graceMs?: number | undefined
  now(): number
  log(line: LogLine): void
}

/** What a request knows on its way. */
export interface Variables {
  gateway: Gateway
  /** What it leaves for the log. */
  note: Partial<LogLine>
  /** Set by a route whose answer ends later: it writes the line of the log itself, with what this gives. */
  endsLater?: boolean
  /** Writes the line of the log. */
  finish(): void
  /** Who asks, once that is known. */
  visitor: Visitor
  /** The language of the teacher's pages, and its words. */
  language: string

  messages: Messages
}

/** The environment of the routes. */
export interface GatewayEnv {
  Bindings: HttpBindings
  Variables: Variables
}

/** A request on its way. */
export type GatewayContext = Context<GatewayEnv>

/** Where a request comes from: the header of a proxy of ours, else the connection. */
export function addressOf(context: GatewayContext): string {
  const { proxyHeader } = context.get('gateway')
  const forwarded = proxyHeader === null ? undefined : context.req.header(proxyHeader)
  // Of a list that proxies wrote, the last entry is our own proxy's; the entries before it can be forged.
  return forwarded?.split(',').at(-1)?.trim() || context.env.incoming?.socket.remoteAddress || 'unknown'
}
