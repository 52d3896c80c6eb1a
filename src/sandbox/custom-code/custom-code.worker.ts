import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url'
import type { CodeJob, CodeResult } from '../../model/services'
import type { FromWorker } from '../worker-runner'
import { interpret } from './interpreter'
import { restrictGlobals } from './restrict-globals'

// A program of its own: the page starts it, sends one job at a time, and ends it when one takes too long.

const tell = (message: FromWorker<CodeResult>) => postMessage(message)

const wasm = WebAssembly.compileStreaming(fetch(wasmUrl)).then(async compiled => {
  // Once in advance, so that nothing has to be fetched after the globals are restricted.
  await interpret({ code: 'return 1', args: null, context: { outputs: {}, names: {}, vars: {} } }, compiled)
  restrictGlobals(globalThis)
  return compiled
})

wasm.then(
  () => tell({ type: 'ready' }),
  error => tell({ type: 'failed', message: String(error) }),
)

addEventListener('message', async ({ data }: MessageEvent<CodeJob>) => {
  tell({ type: 'done', result: await interpret(data, await wasm) })
})
