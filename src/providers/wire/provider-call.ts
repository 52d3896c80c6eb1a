import type { AnswerEnding } from '../../engine/model/answer-ending'
import type { JsonObject, JsonValue } from '../../engine/model/json'
import type { ModelError, ModelEvent, ModelRequest, TokenUsage } from '../../engine/model/language-model'
import type { Redactor } from '../../engine/net/redact/redactor'
import type { LocalizedText } from '../../language/message'
import { estimateWireUsage } from './estimate-usage'
import { type FetchFailure, failureOfFetch } from './fetch-failure'
import { type ErrorSubject, errorInStream, errorOfAnswer, invalidResponseError, networkError } from './model-errors'
import { readBeginning } from './read-capped'
import { redactEvents } from './redact-events'
import { wholeEvents } from './whole-events'

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

const LAST_LINE = /[\n\r]data: ?\[DONE\]/
const LONGEST_LAST_LINE = 13

/** Turns the pieces of one wire's stream into our events. Made for one call. */
export interface ReplyReader<Piece> {
  read(piece: Piece): ModelEvent[]
  /** Whether the last piece came, for wires whose pieces show it. */
  readonly isOver?: boolean
  /** What the stream had reported when it ended; `isOver` when it came to its own end. No ending: nothing says how. */
  end(isOver: boolean): {
    /** Calls that are only complete with the reply, for wires that say so. */
    events: ModelEvent[]
    ending: AnswerEnding | null
    providerData?: { provider: string; data: JsonValue }
    /** As counted by the provider; `input` alone when it was cut before it counted the rest. */
    usage: Partial<TokenUsage>
    /** All that the model wrote, calls too, for an estimate. */
    written: string
  }
}

/**
 * One HTTP request to a provider, made through an SDK's `fetch` option. It sends exactly our headers: the SDKs' own
 * `x-stainless-*` ones are refused by several endpoints' CORS lists. It follows no redirect, which could carry a key
 * to another origin. And it keeps what went wrong.
 */
export class ProviderCall {
  /** Whether any answer came. */
  reached = false
  failure: ModelError | null = null
  /** Whether the stream said that it is over. */
  private saidDone = false
  /** What is known of a request to which no answer came. */
  private silence: FetchFailure = { outcome: 'unknown' }

  constructor(
    private readonly headers: Record<string, string>,
    private readonly subject: ErrorSubject,
    private readonly redactor: Redactor,
  ) {}

  readonly fetch = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await globalThis
      .fetch(address, { ...init, headers: this.headers, credentials: 'omit', redirect: 'error' })
      .catch(async error => {
        const signal = init?.signal ?? new AbortController().signal
        signal.throwIfAborted()
        this.silence = await failureOfFetch(error, String(address), signal)
        throw error
      })
    this.reached = true
    if (response.ok) return this.watched(response)
    const body = await readBeginning(response)
    this.failure = errorOfAnswer({ status: response.status, headers: response.headers, body }, this.subject)
    return new Response(body, { status: response.status, headers: response.headers })
  }

  /**
   * Reads a stream to its end, whatever that is. A refusal throws; a stream that breaks off ends as `connection-cut`, after
   * everything that came; an abort throws the signal's reason. Keys are taken out of all of it.
   */
  read<Piece>(
    request: ModelRequest,
    signal: AbortSignal,
    open: () => PromiseLike<AsyncIterable<Piece>>,
    reader: ReplyReader<Piece>,
  ): AsyncGenerator<ModelEvent> {
    return redactEvents(this.events(request, signal, open, reader), this.redactor)
  }

  private async *events<Piece>(
    request: ModelRequest,
    signal: AbortSignal,
    open: () => PromiseLike<AsyncIterable<Piece>>,
    reader: ReplyReader<Piece>,
  ): AsyncGenerator<ModelEvent> {
    let started = false
    let broke = false
    try {
      for await (const piece of await open()) {
        started = true
        yield* reader.read(piece)
      }
    } catch (error) {
      signal.throwIfAborted()
      if (this.failure) throw this.failure
      if (!this.reached) throw networkError(this.subject, this.silence)
      const body = bodyOfStreamError(error)
      if (body !== undefined && !started) throw errorInStream(body, this.subject)
      if (error instanceof SyntaxError && !started) throw invalidResponseError(this.subject)
      broke = true
    }
    // The SDKs end a stream in silence when it is aborted.
    signal.throwIfAborted()
    if (!started && !broke) throw invalidResponseError(this.subject)

    const isOver = reader.isOver ?? this.saidDone
    const { events, ending, providerData, usage, written } = reader.end(isOver)
    yield* events
    yield { type: 'usage', usage: isCounted(usage) ? usage : estimateWireUsage(request, written, usage.input) }
    yield { type: 'end', ending: endOfStream(ending, isOver, broke), ...(providerData && { providerData }) }
  }

  /** The SDKs keep the line for themselves with which a stream of chunks ends, and get one event at a time. */
  private watched(response: Response): Response {
    if (!response.body) return response
    const decoder = new TextDecoder()
    let tail = '\n'
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, controller) => {
        const text = tail + decoder.decode(bytes, { stream: true })
        if (LAST_LINE.test(text)) this.saidDone = true
        tail = text.slice(-LONGEST_LAST_LINE)
        controller.enqueue(bytes)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(watch).pipeThrough(wholeEvents()), { status, statusText, headers })
  }
}

function isCounted(usage: Partial<TokenUsage>): usage is TokenUsage {
  return usage.input !== undefined && usage.output !== undefined
}

/**
 * How an answer ended. A stream that broke off is cut, whatever it had said by then; one that was closed in silence after
 * the model's own end may lack something, and may not.
 */
function endOfStream(reported: AnswerEnding | null, isOver: boolean, broke: boolean): AnswerEnding {
  if (isOver) return reported ?? 'unknown'
  return broke || reported === null ? 'connection-cut' : 'unknown'
}

/** The SDKs throw an error with the provider's own body in `error` when one comes as an event of the stream. */
function bodyOfStreamError(error: unknown): string | undefined {
  return error instanceof Error && 'error' in error && error.error ? JSON.stringify(error.error) : undefined
}
