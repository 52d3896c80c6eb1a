import type { ShellCommand, ShellResult } from '../../model/services'
import { restrictGlobals } from '../custom-code/restrict-globals'
import type { FromWorker } from '../worker-runner'
import { runInPage } from './page-shell'

// A program of its own: the page sends one command at a time, and ends it when one takes too long.

restrictGlobals(globalThis)
const tell = (message: FromWorker<ShellResult>) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<ShellCommand>) => {
  try {
    tell({ type: 'done', result: await runInPage(data) })
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})
tell({ type: 'ready' })
