import { ModelError, type ModelEvent, type ModelRequest, type WireRequest } from '../../../src/engine/model'
import { createAnthropicModel } from '../../../src/providers/anthropic'
import type { Connection } from '../../../src/providers/connections'
import { createOpenAiCompatibleModel } from '../../../src/providers/openai-compatible'

/** One call of a model, as plain data, so that it can be asked for from outside a page. */
export interface ModelRun {
  connection: Connection
  key: string | null
  request: ModelRequest
  /** Aborts once this many pieces of text have come. */
  abortAfterTexts?: number
  /** Fetched when the first piece of text has come: see `Vendor.hold`. */
  releaseUrl?: string
}

/** All that came of it. */
export interface ModelRunResult {
  events: ModelEvent[]
  wire: WireRequest
  error?: { name: string; code?: string; message: string; status?: number; retryAfterMs?: number; said?: string }
}

/** Calls an adapter and keeps what it yields and what it throws. Runs in Node and in a page alike. */
export async function runModel({
  connection,
  key,
  request,
  abortAfterTexts,
  releaseUrl,
}: ModelRun): Promise<ModelRunResult> {
  const create = connection.wire === 'anthropic' ? createAnthropicModel : createOpenAiCompatibleModel
  const model = create(connection, key)
  const result: ModelRunResult = { events: [], wire: model.wire!(request) }
  const controller = new AbortController()
  try {
    for await (const event of model.stream(request, controller.signal)) {
      result.events.push(event)
      if (event.type !== 'text-delta') continue
      const texts = result.events.filter(({ type }) => type === 'text-delta').length
      if (texts === 1 && releaseUrl) await fetch(releaseUrl)
      if (texts === abortAfterTexts) controller.abort()
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    result.error = {
      name: error.name,
      message: error.message,
      ...(error instanceof ModelError && { code: error.code, ...error.details }),
    }
  }
  return result
}
