import { msg } from '../../language/message'
import { type LanguageModel, ModelError } from '../../model/language-model'
import type { Connection } from '../connections/connections'
import { openAiBody, openAiTools } from '../openai/body'
import { OpenAiReply } from '../openai/reply'
import { ReplyEvents } from '../wire/reply-events'
import { type Llama, startLlama } from './llama'
import type { BrowserModel, Weights } from './models'
import { cachedWeights } from './weights'

/** What models in the page depend on. Tests pass their own. */
interface PageModelParts {
  openWeights(weights: Weights): Promise<Blob | null>
  start: typeof startLlama
}

/** The one model that is loaded: two would not fit into a school machine's memory. */
let loaded: { id: string; llama: Promise<Llama> } | undefined

/** Frees the memory of the loaded model, if there is one. */
export function unloadPageModel(): void {
  loaded?.llama.then(
    llama => llama.end(),
    () => {},
  )
  loaded = undefined
}

/** A model whose file was fetched, run by llama.cpp in a worker of this page. Nothing is sent anywhere. */
export function createPageModel(
  model: BrowserModel,
  parts: PageModelParts = { openWeights: cachedWeights, start: startLlama },
): LanguageModel {
  return {
    async *stream(request, signal) {
      signal.throwIfAborted()
      if (
        request.messages.some(({ role, content }) => role === 'user' && content.some(seen => seen.type === 'image'))
      ) {
        throw new ModelError(
          'bad_request',
          msg('{label} cannot see images. Take the drawing out, or choose a model that sees.', { label: model.label }),
        )
      }
      const llama = await load(model, parts, signal)
      const answer = new ReplyEvents(new OpenAiReply('page', request.model), openAiTools(request))
      let hasBegun = false
      let isWhole = false
      try {
        for await (const piece of llama.answer(openAiBody(request, wire, { logprobs: 'without-tools' }), signal)) {
          hasBegun = true
          yield* answer.read(piece)
        }
        isWhole = true
      } catch (error) {
        signal.throwIfAborted()
        if (!hasBegun) throw explain(error, model)
      }
      signal.throwIfAborted()
      yield* answer.end(request, isWhole)
    },
  }
}

/** llama.cpp reads and writes as OpenAI's servers do. There is no address: nothing of this is ever sent. */
const wire: Connection = {
  id: 'page',
  provider: 'other',
  label: 'In this page',
  wire: 'openai',
  baseUrl: 'http://in-this-page.invalid',
  auth: 'none',
  headers: {},
}

async function load(model: BrowserModel, { openWeights, start }: PageModelParts, signal: AbortSignal): Promise<Llama> {
  if (loaded?.id === model.id) return loaded.llama
  unloadPageModel()
  const file = model.weights && (await openWeights(model.weights))
  signal.throwIfAborted()
  if (!file) {
    throw new ModelError(
      'unreachable',
      msg('{label} is no longer on this device. Open “Connect a model” and download it again.', { label: model.label }),
    )
  }
  const llama = start(file, model.contextWindow ?? 2048, signal)
  const mine = { id: model.id, llama }
  loaded = mine
  try {
    return await llama
  } catch (error) {
    if (loaded === mine) loaded = undefined
    signal.throwIfAborted()
    throw explain(error, model)
  }
}

function explain(error: unknown, { label }: BrowserModel): ModelError {
  const said = error instanceof Error ? error.message : String(error)
  if (/context|kv.?cache|too (long|large)|n_ctx/i.test(said)) {
    return new ModelError(
      'too_long',
      msg('This is more than {label} can read at once. Make the messages shorter, or choose another model.', { label }),
      { said },
    )
  }
  if (/memory|alloc|out of bounds/i.test(said)) {
    return new ModelError(
      'unknown',
      msg('There is not enough memory for {label}. Close other tabs, load the page again, and try once more.', {
        label,
      }),
      { said },
    )
  }
  return new ModelError('unknown', msg('{label} stopped. It said: {said}', { label, said }), { said })
}
