import { runTool } from '../engine/run/run'
import type { Document, RunInputs } from '../model/document'
import type { RunEvent } from '../model/events'
import type { Host } from '../model/host'
import type { JsonObject } from '../model/json'
import type { NodeTypes } from '../model/node-type'
import type { ReferenceData } from '../model/references'
import { ExecutionFold, executionsOf, type PipelineExecution } from './executions'
import { type PipelineResponse, responseOf } from './response'

/** What a call may bring beside its arguments. */
export interface InvokeOptions {
  host: Host
  /** What the caller knows by name and id: `{ channels: [{ id: 'C01', name: 'general' }] }`. */
  context?: ReferenceData
  /** Input values that take the place of a step's own, by the step's slug or node id. */
  overrides?: Record<string, JsonObject>
  /** What people typed or drew for the pipeline's nodes, by node id. */
  inputs?: RunInputs
  /** Cancels the call. What was finished by then is in the response. */
  signal?: AbortSignal
  /** Its maker tries it: a draft may be called too. */
  isTrial?: boolean
  /** Called after each event with the execution so far. */
  onEvent?(event: RunEvent, execution: PipelineExecution): void
}

/** The result of a call: the response, and all events. */
export interface Invoked {
  response: PipelineResponse
  events: RunEvent[]
}

/**
 * Calls a pipeline as one tool. Never throws for what goes wrong in it: that is an error response. The response is a
 * fold over the events, so a recording of them gives the same one.
 */
export async function invoke(
  document: Document,
  pipelineId: string,
  params: JsonObject,
  { host, signal = new AbortController().signal, onEvent, ...more }: InvokeOptions,
): Promise<Invoked> {
  const events: RunEvent[] = []
  const fold = new ExecutionFold(document, host.nodeTypes)
  for await (const event of runTool(document, { pipelineId, input: params, ...more }, host, signal)) {
    events.push(event)
    fold.add(event)
    const [execution] = fold.list
    // A copy: later events change the execution.
    if (onEvent && execution) onEvent(event, structuredClone(execution))
  }
  const all = [...fold.list]
  return { response: responseOf(document, all[0] as PipelineExecution, all), events }
}

/** The response that the events of a call amount to; null when nothing was called. */
export function responseFrom(
  document: Document,
  events: readonly RunEvent[],
  types: NodeTypes,
): PipelineResponse | null {
  const all = executionsOf(document, events, types)
  return all[0] ? responseOf(document, all[0], all) : null
}
