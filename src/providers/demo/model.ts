import type { AnswerEnding } from '../../engine/model/answer-ending'
import type { LanguageModel, ModelEvent, ModelRequest, ToolCall } from '../../engine/model/language-model'
import { preparePatterns } from '../../engine/tools/schema-patterns'
import type { CallToSend } from './apply-faults'
import { type DemoFault, takeDirectives } from './faults'
import { answerWithParts } from './parts'
import { countTokens, pieces, requestTokens } from './tokens'

/** What the demo model needs from outside. */
export interface DemoModelOptions {
  /** 0 up to, not including, 1. Asked only at a temperature above 0, and for faults that strike "sometimes". */
  random(): number
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /** Pace of the stream; 60 when absent. */
  tokensPerSecond?: number
  /** The help line for a person in distress: name and number. Read with every answer; none when absent or empty. */
  helpLine?(): string
  /** The person's language (BCP 47), for an answer to nothing. Read with every answer; English when absent. */
  language?(): string
  /** Faults of the calls to come, one list a call, in order; after the last all is well. */
  faults?: readonly (readonly DemoFault[])[]
}

const TOKENS_PER_SECOND = 60

const schemasOf = ({ tools, responseFormat }: ModelRequest) => [
  ...tools.map(({ inputSchema }) => inputSchema),
  ...(responseFormat ? [responseFormat.schema] : []),
]

/** The demo as a model that can be had at another pace. */
export interface DemoModel extends LanguageModel {
  paced(sleep: DemoModelOptions['sleep']): DemoModel
}

/**
 * The embedded model of word lists and rules. It reads nothing but the request, calls the tools it is offered with arguments
 * that fit their schemas, and says by which rule. The lists are loaded with the first call.
 */
export function createDemoModel(options: DemoModelOptions): DemoModel {
  const planned = [...(options.faults ?? [])]
  let calls = 0

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted()
    const { system, faults: ordered } = takeDirectives(request.system, options.random)
    const faults = [...(planned.shift() ?? []), ...ordered]
    const failure = faults.find(fault => fault.kind === 'fail')
    const broken = faults.length > 0 ? await import('./apply-faults') : undefined
    if (failure) throw broken?.refusal(failure.status)

    const [{ answer }] = await Promise.all([import('./answer'), preparePatterns(schemasOf(request))])
    const isFirstRound = request.messages.at(-1)?.role === 'user'
    const helpLine = options.helpLine?.() ?? ''
    const language = options.language?.() ?? 'en'
    const honest = await answerWithParts(options.random, random =>
      answer(request, system, { random, helpLine, language }),
    )
    signal.throwIfAborted()
    const has = (kind: DemoFault['kind']) => !honest.isCalm && faults.some(fault => fault.kind === kind)
    const makesUp = has('invented-fact') && isFirstRound && honest.calls.length === 0
    const reply = makesUp ? { text: await madeUp(request, system), calls: [] } : honest
    const input = requestTokens(request)
    yield { type: 'usage', usage: { input, output: 0 } }

    const msPerToken = (1000 / (options.tokensPerSecond ?? TOKENS_PER_SECOND)) * (has('slow') ? 10 : 1)
    const toSend: CallToSend[] = isFirstRound && broken ? broken.spoil(reply.calls, has) : reply.calls
    let output = 0
    let ending: AnswerEnding = toSend.length > 0 ? 'tool-calls' : 'complete'

    const words = pieces(reply.text)
    const spoken = has('cut-stream') ? words.slice(0, Math.ceil(words.length / 2)) : words
    for (const word of spoken) {
      const cost = countTokens(word)
      if (output + cost > request.maxTokens) {
        ending = 'token-limit'
        break
      }
      await options.sleep(cost * msPerToken, signal)
      signal.throwIfAborted()
      output += cost
      yield { type: 'text-delta', text: word }
    }

    for (const { name, arguments: args, malformed } of ending === 'token-limit' ? [] : toSend) {
      const cost = countTokens(name + (malformed ?? JSON.stringify(args)))
      // A call that does not fit into the token limit is not sent: half a call is no call.
      if (output + cost > request.maxTokens) {
        ending = 'token-limit'
        break
      }
      await options.sleep(Math.min(cost, 60) * msPerToken, signal)
      signal.throwIfAborted()
      output += cost
      const id = `demo_${++calls}_${name}`.slice(0, 64)
      const call: ToolCall =
        malformed === undefined ? { id, name, arguments: args } : { id, name, arguments: null, malformed }
      yield { type: 'tool-call', call }
      if (has('cut-stream')) break
    }

    // What did not fit was started all the same: a model at its limit has used all of its tokens.
    if (ending === 'token-limit') output = Math.max(output, request.maxTokens)
    yield { type: 'usage', usage: { input, output } }
    yield { type: 'end', ending: has('cut-stream') ? 'connection-cut' : ending }
  }

  async function madeUp(request: ModelRequest, system: string): Promise<string> {
    const [{ inItsPromptsLanguage }, { invent }] = await Promise.all([import('./answer'), import('./talk/invent')])
    return answerWithParts(options.random, random =>
      inItsPromptsLanguage(request, system, () => invent(request, random)),
    )
  }

  return { stream, paced: sleep => createDemoModel({ ...options, sleep }) }
}
