import type { RunEvent, RunEventOf } from '../../model/events'

/** A span inside a node's time: a model call, a tool call, a wait. Milliseconds since the run's start. */
export interface TimeSpan {
  kind: 'model' | 'tool' | 'person' | 'retry'
  start: number
  end: number
  /** It has not ended yet. */
  open?: true
  /** The round of a model call, or the failed attempt; else absent. */
  number?: number
  /** The name of a tool. */
  name?: string
  /** It failed: an incomplete reply, an error. */
  failed?: true
}

/** A running node. Milliseconds since the run's start. */
export interface TimeRow {
  nodeId: string
  pipelineId: string
  /** Call depth; 0 at the top. */
  depth: number
  start: number
  end: number
  status: RunEventOf<'node-end'>['status'] | 'running'
  spans: TimeSpan[]
}

/** The timeline of a run. */
export interface Timeline {
  /** Nodes that took time, in the order of their start. */
  rows: TimeRow[]
  /** Nodes that took no time, each once. */
  passed: string[]
  /** Nodes with results of an earlier run, each once. */
  carried: string[]
  /** Milliseconds from the first event to the last. */
  duration: number
}

/** Nodes that take less count as instant. Milliseconds. */
const AT_ONCE = 5

/** Computes the timeline from the events of a run. */
export function timelineOf(events: readonly RunEvent[]): Timeline {
  const [first] = events
  const began = first?.at ?? 0
  const own = events.filter(event => !('carried' in event && event.carried))
  const duration = Math.max(0, ...own.map(event => event.at - began))
  const table = new TimeTable(began)
  for (const event of own) table.tell(event)
  const all = table.close(duration)
  const isLong = ({ start, end, spans }: TimeRow) => end - start >= AT_ONCE || spans.length > 0
  const rows = all.filter(isLong)
  const long = new Set(rows.map(({ nodeId }) => nodeId))
  const carried = events.flatMap(event => (event.type === 'node-start' && event.carried ? [event.nodeId] : []))
  return {
    rows,
    passed: [...new Set(all.map(({ nodeId }) => nodeId))].filter(nodeId => !long.has(nodeId)),
    carried: [...new Set(carried)],
    duration,
  }
}

class TimeTable {
  private readonly rows: TimeRow[] = []
  /** The row of a running node, by node and call. */
  private readonly atWork = new Map<string, TimeRow>()
  private readonly openSpans = new Map<string, TimeSpan>()
  private readonly depths = new Map<string, number>()

  constructor(private readonly began: number) {}

  tell(event: RunEvent): void {
    if (!('nodeId' in event)) return
    const at = event.at - this.began
    const row = this.rowOf(event)
    const model = `model ${keyOf(event)}`
    switch (event.type) {
      case 'request':
        this.open(row, model, { kind: 'model', start: at, end: at, number: event.round })
        break
      case 'response':
        this.end(model, at, event.ending === 'connection-cut')
        break
      case 'tool-call':
        this.depths.set(event.call.id, row.depth)
        this.open(row, `tool ${event.call.id}`, { kind: 'tool', start: at, end: at, name: event.call.name })
        break
      case 'tool-result':
        this.endTool(event, at)
        break
      case 'await-user':
        this.open(row, `person ${event.askId}`, { kind: 'person', start: at, end: at })
        break
      case 'user-answer':
        this.end(`person ${event.askId}`, at)
        break
      case 'node-retry':
        this.end(model, at, true)
        row.spans.push({ kind: 'retry', start: at, end: at + event.waitMs, number: event.attempt })
        break
      case 'node-error':
        this.end(model, at, true)
        break
      case 'node-end':
        row.end = at
        row.status = event.status
        this.atWork.delete(keyOf(event))
    }
  }

  /** All rows; open spans extend to the end. */
  close(duration: number): TimeRow[] {
    for (const span of this.openSpans.values()) Object.assign(span, { end: duration, open: true })
    for (const row of this.atWork.values()) row.end = duration
    // The wait before a retry may extend beyond the last event.
    for (const span of this.rows.flatMap(({ spans }) => spans)) span.end = Math.min(span.end, duration)
    return this.rows
  }

  private rowOf(event: Extract<RunEvent, { nodeId: string }>): TimeRow {
    const key = keyOf(event)
    const known = this.atWork.get(key)
    if (known) return known
    const { nodeId, pipelineId, parentCallId } = event
    const at = event.at - this.began
    const depth = parentCallId === undefined ? 0 : (this.depths.get(parentCallId) ?? 0) + 1
    const row: TimeRow = { nodeId, pipelineId, depth, start: at, end: at, status: 'running', spans: [] }
    if (event.type === 'node-start') {
      this.rows.push(row)
      this.atWork.set(key, row)
    }
    return row
  }

  private open(row: TimeRow, key: string, span: TimeSpan): void {
    row.spans.push(span)
    this.openSpans.set(key, span)
  }

  private end(key: string, at: number, failed = false): void {
    const span = this.openSpans.get(key)
    if (!span) return
    span.end = at
    if (failed) span.failed = true
    this.openSpans.delete(key)
  }

  /** Calls arrive while the reply streams; tools run in turn. */
  private endTool(event: RunEventOf<'tool-result'>, at: number): void {
    const span = this.openSpans.get(`tool ${event.callId}`)
    if (span) span.start = Math.max(span.start, at - event.durationMs)
    this.end(`tool ${event.callId}`, at, event.isError)
  }
}

function keyOf({ nodeId, parentCallId }: { nodeId: string; parentCallId?: string }): string {
  return JSON.stringify([nodeId, parentCallId])
}
