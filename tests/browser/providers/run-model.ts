import { ModelError, type ModelEvent, type ModelRequest, type WireRequest } from '../../../src/model/language-model'
import { createAnthropicModel } from '../../../src/providers/anthropic/anthropic'
import type { Connection } from '../../../src/providers/connections/connections'
import { createOpenAiCompatibleModel } from '../../../src/providers/openai/openai-compatible'

/** A model call as plain data, so that it can be passed into a page. */
export interface ModelRun {
  connection: Connection
  key: string | null
  request: ModelRequest
  /** Aborts after this many text chunks. */
  abortAfterTexts?: number
  /** Requested after the first text chunk: see `Vendor.hold`. */
  releaseUrl?: string
}

/** Everything that it yielded and threw. */
export interface ModelRunResult {
  events: ModelEvent[]
  wire: WireRequest
  error?: { name: string; code?: string; message: string; status?: number; retryAfterMs?: number; said?: string }
}

/** Calls an adapter and collects what it yields and throws. Runs in Node and in a page. */
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
