import type { EventPlace, RunEvent, RunEventOf } from '../../src/model/events'

/**
 * Violations of the order of events in a run, as sentences; none when all is well. The order: the run's start first and
 * its end last; a pipeline's events between its start and its end, a node's between the node's; a router's choice
 * before the router's end; a called pipeline between the call and its result; no events inside of a skipped pipeline.
 */
export function orderFaults(events: readonly RunEvent[]): string[] {
  const faults: string[] = []
  const check = (holds: boolean, fault: string) => void (holds || faults.push(fault))
  check(events[0]?.type === 'run-start', 'The first event is not the start of the run.')
  check(events.at(-1)?.type === 'run-end', 'The last event is not the end of the run.')
  const types = events.map(({ type }) => type)
  for (const type of ['run-start', 'run-end'] as const) {
    check(types.filter(each => each === type).length === 1, `There is not just one ${type}.`)
  }

  const pipelines = new Set<string>()
  const nodes = new Set<string>()
  const calls = new Map<string, RunEventOf<'tool-call'>>()
  const skipped = new Set<string>()
  for (const event of events) {
    if (!('pipelineId' in event)) continue
    const visit = `${event.pipelineId} in ${event.parentCallId ?? 'the run'}`
    const { parentCallId } = event
    check(parentCallId === undefined || calls.has(parentCallId), `${event.type} of ${visit} is outside of its call.`)
    // In the flow: others can call it.
    check(
      parentCallId !== undefined || !skipped.has(event.pipelineId),
      `${event.type} of ${event.pipelineId}, which was skipped.`,
    )
    switch (event.type) {
      case 'pipeline-start':
        check(!pipelines.has(visit), `${visit} starts while it is under way.`)
        pipelines.add(visit)
        continue
      case 'pipeline-end':
        check(pipelines.delete(visit), `${visit} ends, but is not under way.`)
        check(![...nodes].some(node => node.endsWith(` of ${visit}`)), `${visit} ends before one of its nodes.`)
        continue
      case 'pipeline-skip':
        check(!pipelines.has(visit), `${visit} is skipped while it is under way.`)
        skipped.add(event.pipelineId)
        continue
    }
    check(pipelines.has(visit), `${event.type} of ${visit}, which is not under way.`)
    const node = `${(event as EventPlace).nodeId} of ${visit}`
    switch (event.type) {
      case 'node-start':
        check(!nodes.has(node), `${node} starts while it is at work.`)
        nodes.add(node)
        continue
      // A retry ends one attempt, and the next one starts.
      case 'node-end':
      case 'node-retry':
        check(nodes.delete(node), `${event.type} of ${node}, which is not at work.`)
        continue
      case 'tool-call':
        calls.set(event.call.id, event)
        break
      case 'tool-result': {
        const call = calls.get(event.callId)
        check(call?.nodeId === event.nodeId, `${node} has a result of ${event.callId}, which it did not call.`)
        calls.delete(event.callId)
        break
      }
      // The calls of an answer that ended early are not run.
      case 'response':
        if (event.ending === 'tool-calls' || event.ending === 'unknown') break
        for (const { id } of event.toolCalls) calls.delete(id)
    }
    // A skipped node has a reason and nothing else.
    const alone = event.type === 'node-skip' || event.type === 'log'
    check(alone || nodes.has(node), `${event.type} of ${node}, which is not at work.`)
  }
  for (const left of [...pipelines, ...nodes, ...calls.keys()]) faults.push(`${left} never ends.`)
  return faults
}
