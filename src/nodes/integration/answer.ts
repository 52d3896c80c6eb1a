import type { JsonObject, JsonValue } from '../../engine/json'
import type { NodeRunContext } from '../../engine/node-type'
import type { OutgoingOutcome } from '../../engine/outgoing'
import type { IntegrationConfig } from './node'

/** What a source gave, before it is brought into the shape that every level reads. `raw` is for the log. */
export type SourceAnswer =
  | {
      raw: JsonValue
      data: JsonValue
      /** Errors that came beside the data: it is not all that was asked for. */
      partial?: { message: string; errors: JsonValue }
    }
  | Trouble

/** Why a source gave nothing. `details` is what the other side said of it. */
export interface Trouble {
  raw: JsonValue
  error: string
  errorCode: string
  details?: JsonValue
  /** What became of the request, where one was to be sent. */
  outcome?: OutgoingOutcome
  /** Milliseconds that the other side asks to wait. */
  retryAfterMs?: number
  /** False where a second try would not help. */
  mayRetry?: boolean
}

/** One kind of source. Its config has its templates resolved. */
export interface IntegrationSource {
  /** As the response names it. */
  name: string
  ask(config: IntegrationConfig, context: NodeRunContext): Promise<SourceAnswer>
}

/** A value that was sent as text: what it means as JSON, else the text. */
export function readBody(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return text
  }
}

/** A value as it stands in a text. */
export function asText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Headers as texts; one without a value is left out. */
export function headersOf(headers: JsonObject, contentType: string | null): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== null && value !== '')
  const texts = Object.fromEntries(given.map(([name, value]) => [name, asText(value)]))
  const isTyped = Object.keys(texts).some(name => name.toLowerCase() === 'content-type')
  return contentType === null || isTyped ? texts : { ...texts, 'content-type': contentType }
}
