import { pipelineToolName } from '../../engine/tools/pipeline-tool'
import { localize } from '../../language/active'
import type { Document, Node } from '../../model/document'
import type { EventPlace, RunEvent, RunEventOf } from '../../model/events'
import type { NodeTypes } from '../../model/node-type'
import { ranDocument } from '../../model/ran-document'
import { stepLineId } from '../step-lines'
import { edgeKey } from './edge-key'

/** What a row counts: an edge, the calls of steps between two pipelines, an integration, or a tool. */
export type ConnectionKind = 'next' | 'tool-edge' | 'step' | 'integration' | 'tool'

/** Statistics of one connection over several runs. */
export interface ConnectionStat {
  key: string
  kind: ConnectionKind
  /** The caller of an edge; the name of an integration or a tool. */
  from: string
  /** The target of an edge; empty for integrations and tools. */
  to: string
  /** The number of runs in which it was used. */
  runs: number
  calls: number
  failures: number
  /** Milliseconds of a call on average; null where none has ended. */
  averageMs: number | null
  tokens: number
  /** Dollars; null where a price is unknown. */
  cost: number | null
}

interface Row {
  key: string
  kind: ConnectionKind
  from: string
  to: string
  runs: number
  lastRun: number
  calls: number
  failures: number
  durations: number[]
  tokens: number
  cost: number | null
}

/** One start of a pipeline, with what was used during it, including calls. */
interface Activity {
  startedAt: number
  tokens: number
  cost: number | null
  caller: Activity | undefined
  /** `next` edges over which it was reached. */
  edges: readonly Row[]
}

interface Call {
  pipelineId: string
  byStep: boolean
  /** The activity of the caller. */
  caller: Activity | undefined
  /** The tool, and the integration or edge that the call passed. */
  rows: Row[]
  /** The activity of the called pipeline, once it has started. */
  called?: Activity
}

/** Statistics over runs, newest first; names are those of the newest run. A pure fold over their events. */
export function connectionStats(runs: readonly (readonly RunEvent[])[], types: NodeTypes): ConnectionStat[] {
  const rows = new Map<string, Row>()
  for (const [index, events] of runs.entries()) new RunFold(rows, index, events, types).fold()
  return [...rows.values()].map(({ durations, lastRun: _, ...row }) => {
    const total = durations.reduce((sum, ms) => sum + ms, 0)
    return { ...row, averageMs: durations.length > 0 ? Math.round(total / durations.length) : null }
  })
}

const placeKey = ({ pipelineId, parentCallId }: Pick<EventPlace, 'pipelineId' | 'parentCallId'>) =>
  parentCallId === undefined ? pipelineId : `${pipelineId}\n${parentCallId}`

class RunFold {
  private readonly document: Document
  private readonly names = new Map<string, string>()
  private readonly nodes = new Map<string, { node: Node; pipelineId: string }>()
  private readonly activities = new Map<string, Activity>()
  private readonly calls = new Map<string, Call>()
  private readonly done = new Set<string>()
  private readonly routes = new Map<string, string>()
  private readonly nodeTokens = new Map<string, { tokens: number; cost: number | null }>()

  constructor(
    private readonly rows: Map<string, Row>,
    private readonly run: number,
    private readonly events: readonly RunEvent[],
    private readonly types: NodeTypes,
  ) {
    this.document = ranDocument(events).document
    for (const { id, name, nodes } of this.document.pipelines) {
      this.names.set(id, name || id)
      for (const node of nodes) this.nodes.set(node.id, { node, pipelineId: id })
    }
  }

  fold(): void {
    for (const event of this.events) {
      if ('carried' in event && event.carried) continue
      const apply = steps[event.type] as ((fold: RunFold, event: RunEvent) => void) | undefined
      apply?.(this, event)
    }
  }

  /** The row of a key, counted once per run. */
  row(kind: ConnectionKind, key: string, from: string, to = ''): Row {
    let row = this.rows.get(key)
    if (!row) {
      row = { key, kind, from, to, runs: 0, lastRun: -1, calls: 0, failures: 0, durations: [], tokens: 0, cost: 0 }
      this.rows.set(key, row)
    }
    if (row.lastRun !== this.run) {
      row.lastRun = this.run
      row.runs++
    }
    return row
  }

  private edgeRow(kind: 'next' | 'tool-edge' | 'step', source: string, target: string): Row {
    const key =
      kind === 'step' ? stepLineId(source, target) : edgeKey(kind === 'next' ? 'next' : 'tool', source, target)
    return this.row(kind, key, this.names.get(source) ?? source, this.names.get(target) ?? target)
  }

  private integrationRow(nodeId: string): Row | null {
    const there = this.nodes.get(nodeId)
    if (!there || !this.types.get(there.node.type)?.inputSchema) return null
    const pipeline = this.names.get(there.pipelineId) ?? there.pipelineId
    const { name, label } = there.node.config
    const type = localize(this.types.get(there.node.type)?.name ?? there.node.type)
    return this.row('integration', `integration ${nodeId}`, `${name || label || type}, ${pipeline}`)
  }

  startPipeline(event: RunEventOf<'pipeline-start'>): void {
    const { pipelineId, parentCallId, at } = event
    const call = parentCallId === undefined ? undefined : this.calls.get(parentCallId)
    const edges = parentCallId === undefined ? this.arrivals(pipelineId) : []
    for (const edge of edges) edge.calls++
    const activity: Activity = { startedAt: at, tokens: 0, cost: 0, caller: call?.caller, edges }
    this.activities.set(placeKey(event), activity)
    if (!call || call.called) return
    call.called = activity
    const row = this.edgeRow(call.byStep ? 'step' : 'tool-edge', call.pipelineId, pipelineId)
    row.calls++
    call.rows.push(row)
  }

  /** `next` edges over which a pipeline that starts now was reached. */
  private arrivals(target: string): Row[] {
    return this.document.edges.flatMap(edge => {
      const { kind, source } = edge
      const route = this.routes.get(source)
      const isTaken = this.done.has(source) && (route === undefined || route === target)
      return kind === 'next' && edge.target === target && isTaken ? [this.edgeRow('next', source, target)] : []
    })
  }

  endPipeline(event: RunEventOf<'pipeline-end'>): void {
    const { pipelineId, parentCallId, status, at } = event
    const activity = this.activities.get(placeKey(event))
    if (parentCallId !== undefined) return
    if (status === 'done') this.done.add(pipelineId)
    for (const row of activity?.edges ?? [])
      settle(row, activity, at - (activity?.startedAt ?? at), status === 'failed')
  }

  call({ call, pipelineId, parentCallId, toolNodeId, nodeId, round }: RunEventOf<'tool-call'>): void {
    const caller = this.activities.get(placeKey({ pipelineId, ...(parentCallId !== undefined && { parentCallId }) }))
    const tool = this.row('tool', `tool ${toolNodeId ?? ''} ${call.name}`, call.name)
    const rows = [tool]
    if (round === 0 && toolNodeId !== null && toolNodeId !== nodeId) {
      const integration = this.integrationRow(toolNodeId)
      if (integration) rows.push(integration)
      const target = this.nodes.get(toolNodeId)?.pipelineId
      if (target !== undefined && target !== pipelineId) rows.push(this.edgeRow('step', pipelineId, target))
    }
    for (const row of rows) row.calls++
    this.calls.set(call.id, { pipelineId, byStep: round === 0, caller, rows })
  }

  result({ callId, durationMs, isError, toolName }: RunEventOf<'tool-result'>): void {
    const call = this.calls.get(callId)
    if (!call) return
    this.calls.delete(callId)
    // A call that was refused, or got a fault, before the pipeline started still went over its edge.
    const refused = call.called ? undefined : this.calledByName(call.pipelineId, toolName)
    if (refused !== undefined) {
      const row = this.edgeRow(call.byStep ? 'step' : 'tool-edge', call.pipelineId, refused)
      row.calls++
      call.rows.push(row)
    }
    for (const row of call.rows) settle(row, call.called, durationMs, isError)
  }

  /** The pipeline that a pipeline calls by this name. */
  private calledByName(source: string, toolName: string): string | undefined {
    const targets = new Set(
      this.document.edges.flatMap(edge => (edge.kind === 'tool' && edge.source === source ? [edge.target] : [])),
    )
    return this.document.pipelines.find(each => targets.has(each.id) && pipelineToolName(each) === toolName)?.id
  }

  startNode({ nodeId, attempt }: RunEventOf<'node-start'>): void {
    const row = this.integrationRow(nodeId)
    if (!row || attempt > 1) return
    row.calls++
    this.nodeTokens.set(nodeId, { tokens: 0, cost: 0 })
  }

  endNode({ nodeId, durationMs, status }: RunEventOf<'node-end'>): void {
    const used = this.nodeTokens.get(nodeId)
    if (!used) return
    this.nodeTokens.delete(nodeId)
    const row = this.integrationRow(nodeId)
    if (row) settle(row, used, durationMs, status === 'failed')
  }

  use(event: RunEventOf<'usage'>): void {
    const tokens = event.usage.input + event.usage.output
    const cost = event.cost?.total ?? null
    for (let each = this.activities.get(placeKey(event)); each; each = each.caller) spend(each, tokens, cost)
    const node = this.nodeTokens.get(event.nodeId)
    if (node) spend(node, tokens, cost)
  }

  route({ pipelineId, parentCallId, selectedRoute }: RunEventOf<'route'>): void {
    if (parentCallId === undefined) this.routes.set(pipelineId, selectedRoute)
  }
}

type Used = { tokens: number; cost: number | null }

function spend(used: Used, tokens: number, cost: number | null): void {
  used.tokens += tokens
  used.cost = used.cost === null || cost === null ? null : used.cost + cost
}

/** Ends one call of a row. */
function settle(row: Row, used: Used | undefined, durationMs: number, isError: boolean): void {
  row.durations.push(durationMs)
  if (isError) row.failures++
  if (used) spend(row, used.tokens, used.cost)
}

const steps: { [T in RunEvent['type']]?: (fold: RunFold, event: RunEventOf<T>) => void } = {
  'pipeline-start': (fold, event) => fold.startPipeline(event),
  'pipeline-end': (fold, event) => fold.endPipeline(event),
  'tool-call': (fold, event) => fold.call(event),
  'tool-result': (fold, event) => fold.result(event),
  'node-start': (fold, event) => fold.startNode(event),
  'node-end': (fold, event) => fold.endNode(event),
  usage: (fold, event) => fold.use(event),
  route: (fold, event) => fold.route(event),
}
