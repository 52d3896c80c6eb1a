import type { JsonObject } from '../../model/json'

/** What the page asks of the worker that runs a model. */
export type ToLlama =
  | { do: 'load'; id: number; file: Blob; contextWindow: number }
  | { do: 'answer'; id: number; body: JsonObject }
  | { do: 'stop'; id: number }

/** What it says to a request, by its id. Every `load` and `answer` ends in `done` or `problem`. */
export type FromLlama =
  | { said: 'piece'; id: number; piece: JsonObject }
  | { said: 'done'; id: number }
  | { said: 'problem'; id: number; problem: string }

/** A worker with a model in it. */
export interface LlamaWorker {
  postMessage(message: ToLlama): void
  addEventListener(type: 'message', listener: (event: MessageEvent<FromLlama>) => void): void
  addEventListener(type: 'error', listener: (event: Event) => void): void
  terminate(): void
}
