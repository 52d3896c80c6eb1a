interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Begin in microseconds. */
  ts: number
  /** Duration in microseconds. */
  dur?: number
  /** Processor time in microseconds. */
  tdur?: number
  args: { name?: string }
}

/** A task of a page's main thread. */
export interface Task {
  /** Processor time in milliseconds, independent of other load. */
  ms: number
  /** Milliseconds of each kind of event in the task, without those of the events inside of it; the largest first. */
  parts: [name: string, ms: number][]
}

/** The tasks of the main threads of a trace, the longest first. */
export function mainThreadTasks(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks: { ms: number; parts: Map<string, number> }[] = []
  for (const thread of threads) {
    const events = traceEvents
      .filter(({ pid, tid, dur }) => dur !== undefined && thread === `${pid} ${tid}`)
      .sort((a, b) => a.ts - b.ts || b.dur! - a.dur!)
    // Events that have not ended where the next one begins; a task is the outermost.
    let open: { event: TraceEvent; parts: Map<string, number> | undefined }[] = []
    for (const event of events) {
      open = open.filter(({ event: { ts, dur = 0 } }) => event.ts < ts + dur)
      const ms = (event.tdur ?? 0) / 1000
      const parent = open.at(-1)
      let parts = parent?.parts
      if (parts && parent) parts.set(parent.event.name, (parts.get(parent.event.name) ?? 0) - ms)
      else if (/RunTask$/.test(event.name)) {
        parts = new Map()
        tasks.push({ ms, parts })
      }
      parts?.set(event.name, (parts.get(event.name) ?? 0) + ms)
      open.push({ event, parts })
    }
  }
  return tasks
    .map(({ ms, parts }) => ({ ms, parts: [...parts].sort((a, b) => b[1] - a[1]) }))
    .sort((a, b) => b.ms - a.ms)
}
