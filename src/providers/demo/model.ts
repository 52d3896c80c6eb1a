import { languageByCode, sourceLanguage } from '../../language/languages'
import { loadMessages, type Messages } from '../../language/messages'
import type { AnswerEnding } from '../../model/answer-ending'
import type { LanguageModel, ModelEvent, ModelRequest, ResolvedModel, ToolCall } from '../../model/language-model'
import { answer } from './answer'
import { type Asked, languagesFor, pictureIn, readRequest } from './asked'
import { smallCopy } from './draw'
import { type CallToSend, type DemoFault, refusal, spoil, takeDirectives } from './faults'
import { invented } from './invented'
import { likelyLanguages, mostKnowing } from './language'
import { loadWords, type Words } from './lexicon'
import { notes } from './notes'
import { read } from './read'
import { foundIt } from './results'
import { sampler } from './sample'
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
  /** The language of the page (BCP 47), for a text that does not tell its own. Read with every answer; English when absent. */
  language?(): string
  /** Faults of the calls to come, one list a call, in order; after the last all is well. */
  faults?: readonly (readonly DemoFault[])[]
}

const TOKENS_PER_SECOND = 60

/** The demo as a model that can be had at another pace. */
export interface DemoModel extends LanguageModel {
  paced(sleep: DemoModelOptions['sleep']): DemoModel
}

/**
 * The embedded model of word lists and rules. It reads nothing but the request, calls the tools it is offered with arguments
 * that fit their schemas, and says what it found on its lists.
 */
export function createDemoModel(options: DemoModelOptions): DemoModel {
  const planned = [...(options.faults ?? [])]
  const catalogs = new Map<string, Promise<Messages>>()
  let calls = 0

  /** The messages of a language, loaded once. */
  function messagesOf(code: string): Promise<Messages> {
    const messages = catalogs.get(code) ?? loadMessages(languageByCode(code) ?? sourceLanguage)
    catalogs.set(code, messages)
    // What could not be loaded is asked for again.
    messages.catch(() => catalogs.delete(code))
    return messages
  }

  /** Lets the page do something else. Words are loaded for all answers to come: no signal ends it. */
  const pause = () => options.sleep(0, new AbortController().signal)

  /** Loads what an answer needs, and reads the request. */
  async function ask(request: ModelRequest, system: string) {
    const languages = languagesFor(request, system, options.language?.() ?? 'en')
    const picture = pictureIn(request)
    const [loaded, looked] = await Promise.all([
      Promise.all(languages.all.map(code => loadWords(code, pause))),
      picture?.type === 'image' ? smallCopy(picture.mediaType, picture.data) : undefined,
    ])
    const candidates = loaded.filter(({ code }) => languages.ofText.includes(code))
    // "Tu es un robot ?" is answered in the language in which it is a question about the demo.
    const beginning = languages.text.slice(0, 300)
    const asksWho = (each: Words | undefined) => each !== undefined && read(beginning, each).marks.has('who')
    const likeliest = mostKnowing(candidates, languages.text)
    const words = asksWho(likeliest) ? likeliest : (candidates.find(asksWho) ?? likeliest)
    const lexicons = [...new Set([...(words ? [words] : []), ...loaded])]
    const messages = await messagesOf(words?.code ?? 'en')
    const pick = sampler(request.temperature ?? 0, options.random)
    return readRequest(request, {
      system,
      lexicons,
      messages,
      pick,
      helpLine: options.helpLine?.() ?? '',
      ...(looked && { looked }),
    })
  }

  /** In the language of the prompt, which is that of the lesson. */
  async function inItsPrompt(asked: Asked): Promise<Asked> {
    return { ...asked, messages: await messagesOf(likelyLanguages(asked.system)[0] ?? asked.words.code) }
  }

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    signal.throwIfAborted()
    const { system, faults: ordered } = takeDirectives(request.system, options.random)
    const faults = [...(planned.shift() ?? []), ...ordered]
    const failure = faults.find(fault => fault.kind === 'fail')
    if (failure) throw refusal(failure.status)

    const asked = await ask(request, system)
    signal.throwIfAborted()
    const honest = answer(asked)
    const has = (kind: DemoFault['kind']) => asked.concern === undefined && faults.some(fault => fault.kind === kind)
    const makesUp =
      has('invented-fact') && honest.calls.length === 0 && asked.results.every(found => !foundIt(found, asked))
    const reply = makesUp ? { text: invented(await inItsPrompt(asked)), calls: [] } : honest
    const input = requestTokens(request)
    yield { type: 'usage', usage: { input, output: 0 } }
    const looked = [asked.concern === undefined ? notes(asked) : '', honest.note].filter(Boolean).join(' ')
    if (looked !== '') yield { type: 'reasoning-delta', text: looked }

    const msPerToken = (1000 / (options.tokensPerSecond ?? TOKENS_PER_SECOND)) * (has('slow') ? 10 : 1)
    const toSend: CallToSend[] = asked.results.length === 0 ? spoil(reply.calls, has) : reply.calls
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

  return { stream, paced: sleep => createDemoModel({ ...options, sleep }) }
}

/** The demo as what an id resolves to: free, and at any temperature. */
export function asDemo(languageModel: LanguageModel): ResolvedModel {
  return { provider: 'demo', id: 'demo', label: 'Demo', languageModel, price: 'free', temperature: { min: 0, max: 1 } }
}
