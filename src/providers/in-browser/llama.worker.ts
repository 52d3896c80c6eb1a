import { Wllama } from '@wllama/wllama/esm/index.js'
import wasm from '@wllama/wllama/esm/wasm/wllama.wasm?url'
import type { FromLlama, ToLlama } from './llama-messages'

/*
 * llama.cpp in WebAssembly. It starts a worker of its own from a text, which the page's policy refuses, and rightly so;
 * a worker that is loaded from our own address may. Everything that it runs came with the page.
 */
const scope = self as unknown as {
  postMessage(message: FromLlama): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ToLlama>) => void): void
}

let llama: Wllama | undefined
let current: { id: number; stop: AbortController } | undefined
/** Sequential: a stopped answer ends asynchronously. */
let queue: Promise<void> = Promise.resolve()

scope.addEventListener('message', ({ data }) => {
  if (data.do === 'stop') {
    if (current?.id === data.id) current.stop.abort()
    return
  }
  queue = queue.then(async () => {
    const { id } = data
    try {
      if (data.do === 'load') await load(data.file, data.contextWindow)
      else await answer(id, data.body)
      scope.postMessage({ said: 'done', id })
    } catch (error) {
      scope.postMessage({ said: 'problem', id, problem: error instanceof Error ? error.message : String(error) })
    }
  })
})

async function load(file: Blob, contextWindow: number): Promise<void> {
  const quiet = { debug() {}, log() {}, warn() {}, error() {} }
  llama = new Wllama({ default: new URL(wasm, location.href).href }, { suppressNativeLog: true, logger: quiet })
  // Without a graphics card by choice: those of school machines are weak, and share the memory that the model needs.
  await llama.loadModel([file], { n_ctx: contextWindow, n_gpu_layers: 0, n_batch: 256, warmup: false })
}

async function answer(id: number, body: Extract<ToLlama, { do: 'answer' }>['body']): Promise<void> {
  if (!llama) throw new Error('No model is loaded.')
  current = { id, stop: new AbortController() }
  // Its types are a part of OpenAI's; the body and the pieces are the same on both sides.
  const options = { ...body, abortSignal: current.stop.signal } as unknown as Parameters<
    Wllama['createChatCompletion']
  >[0]
  const pieces = (await llama.createChatCompletion({ ...options, stream: true })) as unknown as AsyncIterable<
    Extract<FromLlama, { said: 'piece' }>['piece']
  >
  for await (const piece of pieces) scope.postMessage({ said: 'piece', id, piece })
}
