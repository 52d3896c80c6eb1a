import type { Redactor } from '../../engine/net/redactor'
import type { LocalizedText } from '../../language/message'
import { isJsonObject, type JsonObject } from '../../model/json'
import { ModelError, type ModelEvent, type ModelRequest, type SentSettings } from '../../model/language-model'
import { readErrorBody } from './error-body'
import { failureOfFetch } from './fetch-failure'
import type { FittedTools } from './fitted-tools'
import { field, looseObjects } from './loose-json'
import { type ErrorSubject, errorInStream, errorOfAnswer, invalidResponseError, networkError } from './model-errors'
import { readBeginning } from './read-capped'
import { readStream, type StreamPiece } from './read-stream'
import { redactEvents } from './redact-events'
import type { RefusedFields } from './refused-fields'
import { ReplyEvents, type ReplyReader } from './reply-events'

/** What the catalogue knows of a model that its requests need. */
export interface ModelNeeds {
  /** Fields added to every request's body. */
  body?: JsonObject
  /** Whether it reports log probabilities; `without-tools`: in requests without tools. */
  logprobs?: boolean | 'without-tools'
  /** The sentence for a model that is retired. */
  retired?: LocalizedText
  /** Takes every key that is held out of what comes in; absent where there is but the one of this connection. */
  redactor?(): Redactor
}

/** How many fields of a request may be refused, one after another, before the refusal is the answer. */
const MOST_CHANGES = 3

/** How often a turn may be paused. */
const MOST_PAUSES = 10

/** One request of a model, made and read. */
export interface CallParts {
  request: ModelRequest
  signal: AbortSignal
  body: JsonObject
  /** Sends a body, through `fetch` of this call. */
  send(body: JsonObject): PromiseLike<Response>
  /** Asks once more without what was refused. */
  refused: RefusedFields
  /** The body with which a turn that was paused goes on; undefined where none was. What is read then is more of the same answer. */
  resumed?(body: JsonObject): JsonObject | undefined
  reader: ReplyReader
  tools: FittedTools
}

/**
 * A request to a provider. It sends exactly our headers: those that an SDK adds are refused by several endpoints' CORS
 * lists. It follows no redirect, which could carry a key to another origin. And it keeps what went wrong.
 */
export class ProviderCall {
  private failure: ModelError | undefined
  /** What was sent last. */
  private body: JsonObject = {}

  constructor(
    private readonly headers: Record<string, string>,
    private readonly subject: ErrorSubject,
    private readonly redactor: Redactor,
  ) {}

  /** @throws ModelError when no answer comes, and for a refusal. */
  readonly fetch = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await globalThis
      .fetch(address, { ...init, headers: this.headers, credentials: 'omit', redirect: 'error' })
      .catch(async error => {
        const signal = init?.signal ?? new AbortController().signal
        signal.throwIfAborted()
        this.failure = networkError(this.subject, await failureOfFetch(error, String(address), signal))
        throw this.failure
      })
    if (response.ok) return response
    const { status, headers } = response
    this.failure = errorOfAnswer({ status, headers, body: await readBeginning(response) }, this.subject)
    throw this.failure
  }

  /**
   * Makes the request and reads its answer to the end, whatever that is. A refusal throws; a stream that breaks off ends as
   * `connection-cut`, after everything that came; an abort throws the signal's reason. Keys are taken out of all of it.
   */
  read(parts: CallParts): AsyncGenerator<ModelEvent> {
    return redactEvents(this.events(parts), this.redactor)
  }

  private async *events(parts: CallParts): AsyncGenerator<ModelEvent> {
    const { request, signal, reader, tools } = parts
    const answer = new ReplyEvents(reader, tools)
    let pieces = 0
    let odd = ''
    let isOver = false
    let broke = false
    try {
      for await (const piece of this.pieces(parts)) {
        if (/^\s*\[DONE\]\s*$/.test(piece.text)) isOver = true
        if (isFailure(piece)) throw errorInStream(piece.text, this.subject)
        if (!isJsonObject(piece.data)) continue
        pieces++
        if (!Array.isArray(piece.data.choices)) odd ||= piece.text
        yield* answer.read(piece.data)
      }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelError) {
        yield* answer.rest()
        throw error
      }
      broke = true
    }
    signal.throwIfAborted()
    if (pieces === 0 && !broke) throw invalidResponseError(this.subject)
    // With the status of a success, and in nobody's form of an error, a server said why there is no answer.
    if (answer.isEmpty && odd !== '' && readErrorBody(odd).said !== '') throw errorInStream(odd, this.subject)

    const sent = otherSettings(request, this.body)
    for (const event of answer.end(request, isOver)) yield event.type === 'end' ? { ...event, ...sent } : event
  }

  /** What is streamed, and what is streamed when a turn that was paused goes on. */
  private async *pieces(parts: CallParts): AsyncGenerator<StreamPiece> {
    yield* this.streamed(parts)
    let { body } = parts
    for (let left = MOST_PAUSES; left > 0; left--) {
      const next = parts.resumed?.(body)
      if (!next) return
      body = next
      yield* this.streamed({ ...parts, body })
    }
  }

  /**
   * What is streamed for a body; or for one that asks without what was refused, by the status or by the first event: nothing was
   * answered then.
   */
  private async *streamed({ body, signal, send, refused }: CallParts): AsyncGenerator<StreamPiece> {
    const tried: string[] = []
    let opened: { stream: AsyncGenerator<StreamPiece>; first: StreamPiece | undefined } | undefined
    for (let next = body; !opened; ) {
      this.failure = undefined
      try {
        this.body = next
        const stream = readStream(await send(next))
        const { value: first } = await stream.next()
        if (first && isFailure(first)) {
          await stream.return(undefined)
          this.failure = errorInStream(first.text, this.subject)
          throw this.failure
        }
        refused.learn()
        opened = { stream, first }
      } catch (error) {
        signal.throwIfAborted()
        const failure: ModelError | undefined = this.failure
        if (!failure) throw error
        tried.push(JSON.stringify(next))
        const other = tried.length > MOST_CHANGES ? undefined : refused.without(next, failure)
        if (!other || tried.includes(JSON.stringify(other))) throw failure
        next = other
      }
    }
    const { stream, first } = opened
    try {
      if (first) yield first
      yield* stream
    } finally {
      await stream.return(undefined)
    }
  }
}

/** The settings in a body, where they are not those of its request. */
function otherSettings(request: ModelRequest, body: JsonObject): { sent?: SentSettings } {
  const maxTokens = Number(body.max_tokens ?? body.max_completion_tokens ?? request.maxTokens)
  const temperature = typeof body.temperature === 'number' ? { temperature: body.temperature } : {}
  const isSame = maxTokens === request.maxTokens && temperature.temperature === request.temperature
  return isSame ? {} : { sent: { maxTokens, ...temperature } }
}

/** Whether an event says that something went wrong, in one of the forms that have been seen. */
function isFailure({ event, data }: StreamPiece): boolean {
  if (event === 'error') return true
  if (!isJsonObject(data)) return false
  const [choice] = looseObjects(data.choices)
  return Boolean(data.error) || data.object === 'error' || data.type === 'error' || Boolean(field(choice, 'error'))
}
