import { spawn } from 'node:child_process'
import type { ShellCommand, ShellResult } from '../engine/host'

/** Runs a line in a shell that lives in memory: no real programs, no files of this machine, no network. */
export async function runInMemory({ command, stdin }: ShellCommand, signal: AbortSignal): Promise<ShellResult> {
  const { Bash } = await import('just-bash')
  const { stdout, stderr, exitCode } = await new Bash().exec(command, { stdin, signal })
  signal.throwIfAborted()
  return { stdout, stderr, exitCode }
}

/** Runs a line in the machine's own shell. Keys stay behind: no variable that looks like one goes along. */
export function runForReal({ command, stdin }: ShellCommand, signal: AbortSignal): Promise<ShellResult> {
  return new Promise((resolve, reject) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/KEY|TOKEN|SECRET/i.test(name)))
    const child = spawn(command, { shell: true, env, signal, stdio: 'pipe' })
    const [stdout, stderr]: Buffer[][] = [[], []]
    child.stdout.on('data', piece => stdout?.push(piece))
    child.stderr.on('data', piece => stderr?.push(piece))
    child.on('error', error => reject(signal.aborted ? signal.reason : error))
    child.on('close', code => {
      const text = (pieces: Buffer[] = []) => Buffer.concat(pieces).toString('utf8')
      resolve({ stdout: text(stdout), stderr: text(stderr), exitCode: code ?? 1 })
    })
    // A program need not read what it is given.
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}
