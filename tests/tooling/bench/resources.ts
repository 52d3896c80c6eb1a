import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What a process has used since its start. */
interface Resources {
  /** Seconds of CPU, user and system. */
  cpuSeconds: number
  /** Bytes of the heap and of buffers, after garbage collection. */
  liveBytes: number
  /** Bytes of memory that the operating system counts. */
  residentBytes: number
}

/** Options of Node for a process that reports its resources. */
export const reportingOptions: readonly string[] = ['--expose-gc', '--import', 'tsx', '--import', import.meta.url]

/** Asks a process that was started with `reportingOptions`. */
export async function resourcesOf(child: ChildProcess): Promise<Resources> {
  const answer = once(child, 'message')
  child.send('resources')
  const [resources] = await answer
  return resources as Resources
}

// Loaded into the measured process by `--import`, where it is the only code with a garbage collector to call.
if (process.send && globalThis.gc) {
  process.on('message', () => {
    // The first collection ends finalizers, whose memory the second one frees.
    globalThis.gc?.()
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    const { heapUsed, external, rss } = process.memoryUsage()
    const resources: Resources = {
      cpuSeconds: (user + system) / 1e6,
      liveBytes: heapUsed + external,
      residentBytes: rss,
    }
    process.send?.(resources)
  })
  process.channel?.unref()
}
