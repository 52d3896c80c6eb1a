/**
 * The browser's built-in model as the Prompt API publishes it (https://webmachinelearning.github.io/prompt-api/), as far
 * as web pages may use it: sampling settings are for extensions, and `tools` is behind a flag.
 */
export interface PromptApi {
  availability(options?: PromptApiNeeds): Promise<PromptApiAvailability>
  create(options?: PromptApiOptions): Promise<PromptApiSession>
}

export type PromptApiAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

/** The input and output types of a session. */
export interface PromptApiNeeds {
  expectedInputs?: { type: 'text' | 'image'; languages?: string[] }[]
  expectedOutputs?: { type: 'text'; languages?: string[] }[]
}

export interface PromptApiOptions extends PromptApiNeeds {
  initialPrompts?: PromptApiMessage[]
  signal?: AbortSignal
  /** Reports the progress of a download: `loaded` of its events goes from 0 to 1. */
  monitor?(monitor: Pick<EventTarget, 'addEventListener'>): void
}

/** A turn. `system` comes first or not at all. */
export interface PromptApiMessage {
  role: 'system' | 'user' | 'assistant'
  content: string | PromptApiPart[]
}

export type PromptApiPart = { type: 'text'; value: string } | { type: 'image'; value: Blob }

export interface PromptApiSession {
  promptStreaming(
    input: PromptApiMessage[],
    options?: { responseConstraint?: object; omitResponseConstraintInput?: boolean; signal?: AbortSignal },
  ): ReadableStream<string>
  /** Tokens of the conversation so far. */
  readonly contextUsage?: number
  /** Tokens that it can hold. */
  readonly contextWindow?: number
  destroy(): void
}

/** The languages of this page; the browser requires them. */
export const textNeeds: PromptApiNeeds = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
}

/** The browser's own model; undefined where the browser has none. */
export function promptApi(): PromptApi | undefined {
  const api = (globalThis as { LanguageModel?: PromptApi }).LanguageModel
  return typeof api?.create === 'function' && typeof api.availability === 'function' ? api : undefined
}
