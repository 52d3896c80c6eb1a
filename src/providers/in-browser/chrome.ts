import { msg } from '../../language/message'
import { estimateTokenUsage } from '../../model/cost'
import { type LanguageModel, ModelError, type ModelEvent, type ModelRequest } from '../../model/language-model'
import { closedSchema } from '../wire/closed-schema'
import { chromePrompt } from './chrome-prompt'
import { constraintOf, readEnvelope, saidSoFar } from './envelope'
import { type PromptApi, type PromptApiSession, promptApi } from './prompt-api'

/** English text has about four characters to a token; the API has no limit of its own on an answer's length. */
const CHARACTERS_PER_TOKEN = 4

/** The model that is built into the browser. It runs on this device, and nothing is sent anywhere. */
export function createChromeModel(find: () => PromptApi | undefined = promptApi): LanguageModel {
  return {
    async *stream(request, signal) {
      signal.throwIfAborted()
      const api = find()
      if (!api) throw new ModelError('unreachable', noModelSentence)
      let session: PromptApiSession | undefined
      const reply = new ChromeReply(request)
      try {
        const { needs, initialPrompts, prompt } = chromePrompt(request)
        if ((await api.availability(needs)) === 'unavailable') throw new ModelError('unreachable', noModelSentence)
        session = await api.create({ ...needs, initialPrompts, signal })
        const before = session.contextUsage
        for await (const text of answer(session, prompt, request, signal)) {
          yield* reply.read(text)
          if (reply.isLongEnough) break
        }
        signal.throwIfAborted()
        yield* reply.end(before, session.contextUsage)
      } catch (error) {
        signal.throwIfAborted()
        if (reply.hasBegun) return yield* reply.cut()
        throw error instanceof ModelError ? error : explain(error)
      } finally {
        session?.destroy()
      }
    },
  }
}

/** Streams the answer. A schema that says more than the browser can hold an answer to is tried again without its limits. */
async function* answer(
  session: PromptApiSession,
  prompt: ReturnType<typeof chromePrompt>['prompt'],
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const constraint = constraintOf(request)
  // The system prompt describes the tools already.
  const omit = request.tools.length > 0 && { omitResponseConstraintInput: true }
  const ask = (responseConstraint: object | undefined) =>
    pieces(session.promptStreaming([prompt], { signal, ...(responseConstraint && { responseConstraint, ...omit }) }))
  try {
    yield* ask(constraint)
  } catch (error) {
    if (!constraint || nameOf(error) !== 'NotSupportedError') throw error
    yield* ask(closedSchema(constraint))
  }
}

/** Not every browser can go through a stream with `for await`. */
async function* pieces(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** Turns the pieces of an answer into events: plain text as it comes, an envelope's words as they come and its calls at the end. */
class ChromeReply {
  private written = ''
  private said = ''

  constructor(private readonly request: ModelRequest) {}

  get hasBegun(): boolean {
    return this.written !== ''
  }

  get isLongEnough(): boolean {
    return this.written.length >= this.request.maxTokens * CHARACTERS_PER_TOKEN
  }

  read(text: string): ModelEvent[] {
    this.written += text
    if (this.request.tools.length === 0) return text === '' ? [] : [{ type: 'text-delta', text }]
    return this.say(saidSoFar(this.written))
  }

  /** @param before, after tokens of the conversation without and with the answer, where the browser counts them. */
  *end(before: number | undefined, after: number | undefined): Generator<ModelEvent> {
    let calls = 0
    if (this.request.tools.length > 0) {
      const envelope = readEnvelope(this.written)
      const text = envelope?.answer === undefined ? envelope?.say : JSON.stringify(envelope.answer)
      yield* this.say(text ?? (this.said === '' && !this.isLongEnough ? this.written : this.said))
      for (const call of envelope?.calls ?? []) {
        calls += 1
        yield { type: 'tool-call', call }
      }
    }
    yield { type: 'usage', usage: this.usage(before, after) }
    const isCut = this.isLongEnough && calls === 0
    yield { type: 'end', ending: isCut ? 'token-limit' : calls > 0 ? 'tool-calls' : 'complete' }
  }

  /** Cut off: the text so far is kept, incomplete calls are not. */
  *cut(): Generator<ModelEvent> {
    yield { type: 'usage', usage: estimateTokenUsage(this.request, this.written) }
    yield { type: 'end', ending: 'connection-cut' }
  }

  /** The browser counts the whole conversation: the share of the answer is estimated by its length. */
  private usage(before: number | undefined, after: number | undefined) {
    const guess = estimateTokenUsage(this.request, this.written)
    if (before === undefined || after === undefined || after <= before) return guess
    const output = Math.min(guess.output, after - before)
    return { input: after - output, output, estimated: true }
  }

  private say(text: string): ModelEvent[] {
    if (!text.startsWith(this.said) || text.length === this.said.length) return []
    const more = text.slice(this.said.length)
    this.said = text
    return [{ type: 'text-delta', text: more }]
  }
}

const noModelSentence = msg(
  'This browser has no model of its own that can be used now. Open “Connect a model” to see why, or choose the Demo.',
)

function explain(error: unknown): ModelError {
  const said = error instanceof Error ? error.message : String(error)
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return new ModelError(
        'too_long',
        msg(
          'This is more than the browser’s own model can read at once. Make the messages shorter, or choose another model.',
        ),
        { said },
      )
    case 'NotAllowedError':
      return new ModelError(
        'forbidden',
        msg('The browser does not let this page use its model yet. Open “Connect a model” and download it there.'),
        { said },
      )
    case 'NotSupportedError':
      return new ModelError(
        'bad_request',
        msg(
          'The browser’s own model cannot do this: it may not see images, or not fill in this form. Choose another model.',
        ),
        { said },
      )
    case 'NetworkError':
      return new ModelError(
        'offline',
        msg('The browser could not download its model. Check your connection, and try again.'),
        {
          said,
        },
      )
    default:
      return new ModelError('unknown', msg('The browser’s own model stopped. It said: {said}', { said }), { said })
  }
}

function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
}
