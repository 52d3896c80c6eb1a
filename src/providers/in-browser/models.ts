import { type LocalizedText, msg } from '../../language/message'
/** A model that runs in this browser and not at any address. */
export interface BrowserModel {
  /** The provider in `provider/id`: the browser's own model, or one that this page brings along. */
  provider: 'chrome' | 'page'
  id: string
  label: string
  /** Tokens that it can hold, as we run it. Absent where only the browser knows. */
  contextWindow?: number
  temperature: { min: number; max: number } | false
  /** What has to be fetched before it can answer. Absent for the browser's own, which the browser fetches. */
  weights?: Weights
}

/** A model's file: one GGUF at a fixed address. */
export interface Weights {
  url: string
  /** About how long it is, in bytes; the server says it to the byte. */
  bytes: number
  licence: string
  /** What it is good for, in a few words. */
  about: LocalizedText
}

/**
 * Models without an address. Those of the page fit 4 GB of memory and one core, and have licenses that permit use and
 * redistribution by anyone.
 */
export const browserModels: readonly BrowserModel[] = [
  // Web pages may not set its temperature; only extensions may.
  { provider: 'chrome', id: 'built-in', label: 'The browser’s own model', temperature: false },
  {
    provider: 'page',
    id: 'smollm2-360m',
    label: 'SmolLM2 360M',
    contextWindow: 2048,
    temperature: { min: 0, max: 2 },
    weights: {
      url: 'https://huggingface.co/HuggingFaceTB/SmolLM2-360M-Instruct-GGUF/resolve/main/smollm2-360m-instruct-q8_0.gguf',
      bytes: 386_000_000,
      licence: 'Apache 2.0',
      about: msg('The smallest. It chats, and is wrong a lot.'),
    },
  },
  {
    provider: 'page',
    id: 'qwen2.5-0.5b',
    label: 'Qwen2.5 0.5B',
    contextWindow: 2048,
    temperature: { min: 0, max: 2 },
    weights: {
      url: 'https://huggingface.co/Qwen/Qwen2.5-0.5B-Instruct-GGUF/resolve/main/qwen2.5-0.5b-instruct-q4_k_m.gguf',
      bytes: 491_000_000,
      licence: 'Apache 2.0',
      about: msg('A little larger. It has learned to use tools, and speaks more languages.'),
    },
  },
]

/** The models that this page brings along. */
export const pageModels = browserModels.filter(
  (model): model is BrowserModel & { weights: Weights } => model.weights !== undefined,
)

/** The model with an id like "page/smollm2-360m". */
export function findBrowserModel(fullId: string): BrowserModel | undefined {
  return browserModels.find(({ provider, id }) => `${provider}/${id}` === fullId)
}
