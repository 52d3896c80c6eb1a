import { Bash } from 'just-bash/browser'
import type { ShellCommand } from '../../engine/model/host'
import { restrictGlobals } from '../custom-code/restrict-globals'
import type { FromShell } from './shell-runner'

// A program of its own: the page starts it for one command, and ends it when the command takes too long.

restrictGlobals(globalThis)
const tell = (message: FromShell) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<ShellCommand>) => {
  try {
    const { stdout, stderr, exitCode } = await new Bash().exec(data.command, { stdin: data.stdin })
    tell({ type: 'done', result: { stdout, stderr, exitCode } })
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})
tell({ type: 'ready' })
