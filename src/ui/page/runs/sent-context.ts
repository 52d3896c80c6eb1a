import { isEqualJson } from '../../../model/equal-json'
import type { RequestOrigins } from '../../../model/events'
import type { Message, ModelRequest, Tool } from '../../../model/language-model'

/** The reason for a generated message. */
export type AddedReason = NonNullable<RequestOrigins['messages'][number]['added']>

/** A text of the system prompt. `nodeId` is null where its source is unknown. */
interface SystemPart {
  nodeId: string | null
  text: string
}

/** A message. A placeholder represents one that depends on the run. */
export interface MessagePart {
  nodeId: string | null
  message: Message
  added?: AddedReason
  placeholder?: true
}

/** A tool, and its source node, or the pipeline that it is. */
export interface ToolPart {
  nodeId: string | null
  pipelineId?: string
  tool: Tool
}

/** A request part by part, each with its source node. */
export interface SentContext {
  system: readonly SystemPart[]
  messages: readonly MessagePart[]
  tools: readonly ToolPart[]
}

/**
 * Splits a request by its origins. The parts always add up to the whole request in order: where origins do not match
 * (an imported recording), parts have no source.
 */
export function sentContext(request: ModelRequest, origins: RequestOrigins): SentContext {
  return {
    system: systemParts(request.system, origins.system),
    messages: request.messages.map((message, index) => {
      const { nodeId = null, added } = origins.messages[index] ?? {}
      return added ? { nodeId, message, added } : { nodeId, message }
    }),
    tools: request.tools.map((tool, index) => {
      const { nodeId = null, pipelineId } = origins.tools[index] ?? {}
      return pipelineId === undefined ? { nodeId, tool } : { nodeId, pipelineId, tool }
    }),
  }
}

function systemParts(system: string, origins: RequestOrigins['system']): readonly SystemPart[] {
  if (system === '') return []
  return origins.map(part => part.text).join('\n\n') === system ? origins : [{ nodeId: null, text: system }]
}

/** Length of the common prefix of two requests, in messages. */
export function repeatedMessages(before: readonly Message[], now: readonly Message[]): number {
  const differs = now.findIndex((message, index) => !isEqualJson(before[index], message))
  return differs === -1 ? now.length : differs
}
