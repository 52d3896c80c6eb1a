import type { FromLlama, LlamaWorker, ToLlama } from './llama-messages'

type Piece = Extract<FromLlama, { said: 'piece' }>['piece']

/** A loaded model that answers, one request after the other. */
export interface Llama {
  /** @throws Error with what went wrong; the signal's reason when it aborts. */
  answer(body: Extract<ToLlama, { do: 'answer' }>['body'], signal: AbortSignal): AsyncGenerator<Piece>
  /** Frees its memory. */
  end(): void
}

/**
 * Loads a model's file in a worker.
 * @throws Error when it cannot be loaded, as on low memory; the signal's reason when it aborts.
 */
export async function startLlama(
  file: Blob,
  contextWindow: number,
  signal: AbortSignal,
  makeWorker: () => LlamaWorker = startWorker,
): Promise<Llama> {
  signal.throwIfAborted()
  const worker = makeWorker()
  const listeners = new Map<number, (message: FromLlama) => void>()
  let count = 0
  worker.addEventListener('message', ({ data }) => listeners.get(data.id)?.(data))
  worker.addEventListener('error', () => {
    for (const [id, hear] of listeners) hear({ said: 'problem', id, problem: 'The part that runs models broke.' })
  })

  /** Sends a message, and yields the replies until they end or the signal aborts. */
  async function* talk(
    ask: (id: number) => ToLlama,
    signal: AbortSignal,
    onAbort: (id: number) => void,
  ): AsyncGenerator<Piece> {
    const id = ++count
    const heard: FromLlama[] = []
    let wake = () => {}
    listeners.set(id, message => {
      heard.push(message)
      wake()
    })
    const stop = () => {
      onAbort(id)
      wake()
    }
    signal.addEventListener('abort', stop, { once: true })
    try {
      worker.postMessage(ask(id))
      for (;;) {
        signal.throwIfAborted()
        const next = heard.shift()
        if (!next)
          await new Promise<void>(resolve => {
            wake = resolve
          })
        else if (next.said === 'done') return
        else if (next.said === 'problem') throw new Error(next.problem)
        else yield next.piece
      }
    } finally {
      signal.removeEventListener('abort', stop)
      listeners.delete(id)
    }
  }

  const end = () => worker.terminate()
  try {
    for await (const _ of talk(id => ({ do: 'load', id, file, contextWindow }), signal, end));
  } catch (error) {
    end()
    throw error
  }
  return {
    end,
    answer: (body, signal) =>
      talk(
        id => ({ do: 'answer', id, body }),
        signal,
        id => worker.postMessage({ do: 'stop', id }),
      ),
  }
}

function startWorker(): LlamaWorker {
  // Written in one piece: so the bundler sees that a program of its own begins there.
  return new Worker(new URL('./llama.worker.ts', import.meta.url), { type: 'module', name: 'model' }) as LlamaWorker
}
