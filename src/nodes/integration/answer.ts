import type { LocalizedText } from '../../language/message'
import { type JsonObject, type JsonValue, jsonAsText } from '../../model/json'
import type { NodeContext } from '../../model/node-type'
import type { OutgoingOutcome } from '../../model/outgoing'
import type { IntegrationConfig } from './node'

/** The result of a source, before it is converted to a response. `raw` is for the log. */
export type SourceAnswer =
  | {
      raw: JsonValue
      data: JsonValue
      /** Errors in addition to the data, which may be incomplete. */
      partial?: { message: LocalizedText; errors: JsonValue }
    }
  | SourceFailure

/** Why a source returned nothing. `details` are the server's. */
export interface SourceFailure {
  raw: JsonValue
  error: LocalizedText
  errorCode: string
  details?: JsonValue
  /** The outcome of the request, where one was made. */
  outcome?: OutgoingOutcome
  /** Milliseconds that the server asks to wait. */
  retryAfterMs?: number
  /** False where a retry would not help. */
  mayRetry?: boolean
}

/** A kind of source. The templates of its config are resolved. */
export interface IntegrationSource {
  /** Its name in the response. */
  name: string
  ask(config: IntegrationConfig, context: NodeContext): Promise<SourceAnswer>
}

/** Headers as texts; those without a value are dropped. */
export function headersOf(headers: JsonObject, contentType: string | null): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== null && value !== '')
  const texts = Object.fromEntries(given.map(([name, value]) => [name, jsonAsText(value)]))
  const isTyped = Object.keys(texts).some(name => name.toLowerCase() === 'content-type')
  return contentType === null || isTyped ? texts : { ...texts, 'content-type': contentType }
}
