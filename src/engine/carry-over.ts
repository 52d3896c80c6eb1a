import type { Conversation } from './conversation'
import type { RunEvent, RunEventOf } from './events'
import type { JsonValue } from './json'
import type { Message } from './model'

/** A run that another one goes on from: nodes above `fromNodeId` keep the replies that they had in `events`. */
export interface EarlierRun {
  fromNodeId: string
  events: readonly RunEvent[]
}

type NodeEvent = Extract<RunEvent, { nodeId: string }>

/**
 * Brings an inference's turns over from an earlier run, without calling the model: its events are told again, marked as
 * carried, and its turns and outputs join the conversation.
 * @returns its reply and output, or null when the earlier run holds none that was finished.
 */
export function carryOver(
  earlier: EarlierRun,
  nodeId: string,
  conversation: Conversation,
  emit: (event: RunEvent) => void,
): { reply: string; output: JsonValue } | null {
  const events = lastFinishedRun(earlier.events, nodeId)
  if (!events) return null
  const results = new Map(events.filter(isType('tool-result')).map(result => [result.callId, result]))
  let reply = ''
  let asked: RunEventOf<'request'> | undefined
  for (const event of events) {
    if (event.type === 'request') asked = event
    if (event.type === 'request' && event.round === 1) {
      event.origins.messages.forEach(({ nodeId: giver, added }, index) => {
        const message = event.request.messages[index]
        // Outputs sent to a fresh start are made anew for each request; only the engine's own turn stays.
        if (message && giver === nodeId && added !== 'latest-outputs' && added !== 'memory')
          conversation.addMessage(nodeId, message, added)
      })
    } else if (event.type === 'response') {
      reply = event.text
      const answered = event.toolCalls.filter(call => results.has(call.id))
      if (event.text !== '' || answered.length > 0) {
        const toolCalls = answered.length > 0 ? { toolCalls: answered } : {}
        conversation.addMessage(nodeId, { role: 'assistant', content: event.text, ...toolCalls })
      }
    } else if (event.type === 'tool-result') {
      addResult(conversation, event)
    }
    emit({ ...event, carried: true })
  }
  if (asked) {
    const messages: Message[] = [...asked.request.messages, { role: 'assistant', content: reply }]
    const origins = { ...asked.origins, messages: [...asked.origins.messages, { nodeId }] }
    conversation.keepTranscript(nodeId, { messages, origins })
  }
  const end = events.at(-1)
  return { reply, output: end?.type === 'node-end' ? end.output : null }
}

function addResult(conversation: Conversation, result: RunEventOf<'tool-result'>): void {
  const { nodeId, callId, toolName, content, isError, outputType: type, data, explanation } = result
  conversation.addMessage(nodeId, { role: 'tool', callId, toolName, content, ...(isError && { isError }) })
  if (!isError) conversation.addOutput({ type, toolName, data, ...(explanation !== undefined && { explanation }) })
}

function lastFinishedRun(events: readonly RunEvent[], nodeId: string): NodeEvent[] | null {
  const own = events.filter((event): event is NodeEvent => 'nodeId' in event && event.nodeId === nodeId)
  const start = own.findLastIndex(event => event.type === 'node-start')
  const last = own.at(-1)
  if (start < 0 || last?.type !== 'node-end') return null
  return last.status === 'done' || last.status === 'stopped-early' ? own.slice(start) : null
}

function isType<T extends RunEvent['type']>(type: T) {
  return (event: RunEvent): event is RunEventOf<T> => event.type === type
}
