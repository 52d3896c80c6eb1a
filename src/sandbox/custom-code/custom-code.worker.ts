import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url'
import { msg } from '../../language/message'
import type { CodeJob, CodeResult } from '../../model/services'
import type { FromWorker } from '../worker-runner'
import { interpret } from './interpreter'
import { restrictGlobals } from './restrict-globals'

// A program of its own: the page starts it, sends one job at a time, and ends it when one takes too long.

const tell = (message: FromWorker<CodeResult>) => postMessage(message)

/** Some servers send it as another type, of which a stream is refused. */
async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(String(response.status))
  return WebAssembly.compile(await response.arrayBuffer())
}

const wasm = compile().then(async compiled => {
  // Once in advance, so that nothing has to be fetched after the globals are restricted.
  await interpret({ code: 'return 1', args: null, context: { outputs: {}, names: {}, vars: {} } }, compiled)
  restrictGlobals(globalThis)
  return compiled
})

wasm.then(
  () => tell({ type: 'ready' }),
  () =>
    tell({
      type: 'failed',
      message:
        typeof WebAssembly === 'undefined'
          ? msg(
              'This browser has WebAssembly turned off, which code needs. Whoever looks after this device may turn it on.',
            )
          : msg('The part of the page that runs code could not be loaded. Check your connection, and run again.'),
    }),
)

addEventListener('message', async ({ data }: MessageEvent<CodeJob>) => {
  tell({ type: 'done', result: await interpret(data, await wasm) })
})
