import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { parseUntrustedJson } from '../../model/untrusted-json'

// Servers break the protocol in small ways, and its client takes nothing that does not fit: one bad tool would lose all tools
// of a server, and an answer without what was promised beside its text would lose the text.

/** The body of an answer, JSON or a stream of events, with its messages in the form that the client takes. */
export function mendedBody(body: string, contentType: string): string {
  if (!contentType.includes('text/event-stream')) return mendedJson(body)
  return body.replace(/^data:(.*)$/gm, (line, json: string) => {
    const mended = mendedJson(json.trim())
    return mended === json.trim() ? line : `data: ${mended}`
  })
}

function mendedJson(text: string): string {
  const message = parseUntrustedJson(text)
  // The client says what is wrong with a text that is no JSON, or is nested too deeply.
  if (message === undefined) return text
  const mended = Array.isArray(message) ? message.map(mendedMessage) : mendedMessage(message)
  return mended === message ? text : JSON.stringify(mended)
}

function mendedMessage(message: JsonValue): JsonValue {
  if (!isJsonObject(message) || !isJsonObject(message.result)) return message
  const { result } = message
  if (Array.isArray(result.tools)) return { ...message, result: { ...result, tools: result.tools.flatMap(mendedTool) } }
  if ('content' in result || 'structuredContent' in result) return { ...message, result: mendedAnswer(result) }
  return message
}

/** A tool without the promise of a form of its answers, which not all keep; none where it cannot be called. */
function mendedTool(tool: JsonValue): JsonValue[] {
  if (!isJsonObject(tool) || typeof tool.name !== 'string') return []
  const { outputSchema: _, ...rest } = tool
  const { inputSchema = { type: 'object' } } = rest
  if (!isJsonObject(inputSchema) || (inputSchema.type !== undefined && inputSchema.type !== 'object')) return []
  const description = typeof rest.description === 'string' ? rest.description : ''
  return [{ ...rest, description, inputSchema: { ...inputSchema, type: 'object' } }]
}

/** An answer whose content is a list of blocks, and whose structure is an object. */
function mendedAnswer({ content, structuredContent, ...rest }: JsonObject): JsonObject {
  const structure: JsonObject = isJsonObject(structuredContent) ? { structuredContent } : {}
  const loose = structuredContent === undefined || isJsonObject(structuredContent) ? [] : [asText(structuredContent)]
  const blocks = Array.isArray(content) ? content : content === undefined || content === null ? [] : [asText(content)]
  const kept = blocks.map(block => (isJsonObject(block) && KNOWN.includes(String(block.type)) ? block : asText(block)))
  return { ...rest, content: kept.length > 0 ? kept : loose, ...structure }
}

const KNOWN = ['text', 'image', 'audio', 'resource', 'resource_link']

function asText(value: JsonValue): JsonObject {
  return { type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) }
}
