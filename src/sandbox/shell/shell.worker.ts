import type { ShellCommand } from '../../model/host'
import { restrictGlobals } from '../custom-code/restrict-globals'
import { runInPage } from './page-shell'
import type { FromShell } from './shell-runner'

// A program of its own: the page starts it for one command, and ends it when the command takes too long.

restrictGlobals(globalThis)
const tell = (message: FromShell) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<ShellCommand>) => {
  try {
    tell({ type: 'done', result: await runInPage(data) })
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})
tell({ type: 'ready' })
