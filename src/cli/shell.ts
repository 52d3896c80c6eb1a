import { type ChildProcess, spawn } from 'node:child_process'
import type { ShellCommand, ShellResult } from '../engine/host'

/** Runs a line in a shell that lives in memory: no real programs, no files of this machine, no network. */
export async function runInMemory({ command, stdin }: ShellCommand, signal: AbortSignal): Promise<ShellResult> {
  const { Bash } = await import('just-bash')
  const { stdout, stderr, exitCode } = await new Bash().exec(command, { stdin, signal })
  signal.throwIfAborted()
  return { stdout, stderr: sayUnknownPrograms(stderr), exitCode }
}

/** The shell in memory says only that it has no such command, which reads as if the program was not installed. */
function sayUnknownPrograms(stderr: string): string {
  return stderr.replace(
    /^bash: (?:line \d+: )?(\S+): command not found$/gm,
    '“$1” is not part of the shell in memory. If it is a program of this machine, add --allow-run.',
  )
}

/** How long a program may take to end after it was asked to, in milliseconds. */
const GRACE_MS = 500

/** Programs that were started and have not ended. */
const underWay = new Set<ChildProcess>()

/**
 * Runs a line in the machine's own shell. Keys stay behind: no variable that looks like one goes along. When the signal
 * aborts, everything that the line started ends with it.
 */
export function runForReal(
  { command, stdin }: ShellCommand,
  signal: AbortSignal,
  folder?: string,
): Promise<ShellResult> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/KEY|TOKEN|SECRET/i.test(name)))
    // A group of its own, so that programs that the shell starts can be ended with it.
    const child = spawn(command, {
      shell: true,
      env,
      cwd: folder,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: 'pipe',
    })
    watch(child)
    const [stdout, stderr]: Buffer[][] = [[], []]
    const stop = () => {
      endGroup(child, 'SIGTERM')
      const force = setTimeout(() => {
        endGroup(child, 'SIGKILL')
        // A program that left its group may still hold these open.
        child.stdout.destroy()
        child.stderr.destroy()
      }, GRACE_MS)
      child.once('close', () => clearTimeout(force))
    }
    signal.addEventListener('abort', stop, { once: true })
    child.stdout.on('data', piece => stdout?.push(piece))
    child.stderr.on('data', piece => stderr?.push(piece))
    child.on('error', error => {
      signal.removeEventListener('abort', stop)
      reject(error)
    })
    child.on('close', code => {
      signal.removeEventListener('abort', stop)
      if (signal.aborted) return reject(signal.reason)
      const text = (pieces: Buffer[] = []) => Buffer.concat(pieces).toString('utf8')
      resolve({ stdout: text(stdout), stderr: text(stderr), exitCode: code ?? 1 })
    })
    // A program need not read what it is given.
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}

/** Sees to it that a program does not outlive this process. */
function watch(child: ChildProcess): void {
  if (underWay.size === 0) process.on('exit', endAll)
  underWay.add(child)
  child.once('close', () => {
    underWay.delete(child)
    if (underWay.size === 0) process.off('exit', endAll)
  })
}

function endAll(): void {
  for (const child of underWay) endGroup(child, 'SIGKILL')
}

/** Ends a program with all that it started. One that is gone already is no matter. */
function endGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return
  if (process.platform === 'win32') {
    // Windows has no signals: there the whole tree ends at once.
    spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { windowsHide: true, stdio: 'ignore' }).on('error', () => {})
    return
  }
  try {
    process.kill(-pid, signal)
  } catch {}
}
