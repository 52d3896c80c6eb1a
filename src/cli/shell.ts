import { type ChildProcess, spawn } from 'node:child_process'
import type { ShellCommand, ShellResult } from '../model/services'

/** Grace period of a terminated process, in milliseconds. */
const GRACE_MS = 500

/** Running processes. */
const underWay = new Set<ChildProcess>()

/**
 * Runs a command line in the system's shell. Environment variables that look like keys are removed. On abort, all
 * processes of the line are terminated.
 */
export function runForReal(
  { command, stdin }: ShellCommand,
  signal: AbortSignal,
  folder?: string,
): Promise<ShellResult> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/KEY|TOKEN|SECRET/i.test(name)))
    // A process group of its own, so that children of the shell can be terminated too.
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
      endGroup(child.pid, 'SIGTERM')
      const force = setTimeout(() => {
        endGroup(child.pid, 'SIGKILL')
        // A process that left its group may keep these open.
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
    // A process may not read its stdin.
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}

/** Terminates a process when this one exits. */
function watch(child: ChildProcess): void {
  if (underWay.size === 0) process.on('exit', endAll)
  underWay.add(child)
  child.once('close', () => {
    underWay.delete(child)
    if (underWay.size === 0) process.off('exit', endAll)
  })
}

function endAll(): void {
  for (const { pid } of underWay) endGroup(pid, 'SIGKILL')
}

/** What terminates processes: of this machine, or of a test. */
interface ProcessControl {
  platform: NodeJS.Platform
  spawn: typeof spawn
  kill(pid: number, signal: NodeJS.Signals): unknown
}

/** Terminates a process with all that it started. A finished one is ignored. */
export function endGroup(
  pid: number | undefined,
  signal: 'SIGTERM' | 'SIGKILL',
  control: ProcessControl = { platform: process.platform, spawn, kill: process.kill.bind(process) },
): void {
  if (pid === undefined) return
  if (control.platform === 'win32') {
    // Windows has no signals: the process tree is killed at once.
    control
      .spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { windowsHide: true, stdio: 'ignore' })
      .on('error', () => {})
    return
  }
  try {
    control.kill(-pid, signal)
  } catch {}
}
