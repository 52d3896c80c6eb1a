import type { RequestOrigins } from '../../engine/events'
import type { Message, ModelRequest, Tool } from '../../engine/model'

/** Why a message is there that nobody wrote. */
export type AddedReason = NonNullable<RequestOrigins['messages'][number]['added']>

/** A text of the system prompt. `nodeId` is null where nobody says which node gave it. */
export interface SystemPart {
  nodeId: string | null
  text: string
}

/** A turn of the conversation. A placeholder stands for one that only a run will bring. */
export interface MessagePart {
  nodeId: string | null
  message: Message
  added?: AddedReason
  placeholder?: true
}

/** A tool, and the node that made it, or the pipeline that it is. */
export interface ToolPart {
  nodeId: string | null
  pipelineId?: string
  tool: Tool
}

/** Everything that a model is told, part by part, each with the node that gave it. */
export interface SentContext {
  system: readonly SystemPart[]
  messages: readonly MessagePart[]
  tools: readonly ToolPart[]
}

/**
 * Takes a request apart by its origins. The parts always make up the whole request, in its order: where origins do not
 * fit it (a recording from a stranger), the parts stand there with nobody's name.
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

function systemParts(system: string, origins: RequestOrigins['system']): SystemPart[] {
  if (system === '') return []
  return origins.map(part => part.text).join('\n\n') === system ? origins : [{ nodeId: null, text: system }]
}

/** How many messages at the start of a request are those of the one before it, word for word. */
export function repeatedMessages(before: readonly Message[], now: readonly Message[]): number {
  const differs = now.findIndex((message, index) => !sameMessage(before[index], message))
  return differs === -1 ? now.length : differs
}

function sameMessage(a: Message | undefined, b: Message): boolean {
  return a === b || (a !== undefined && JSON.stringify(a) === JSON.stringify(b))
}
