import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/client'
import { isTooDeep, readForeignJson } from '../../engine/model/foreign-json'
import type { McpAnswer } from '../../engine/model/host'
import { isJsonObject, type JsonValue } from '../../engine/model/json'

/** The most of an answer that a model is sent, in characters. */
const MOST_CHARACTERS = 20_000

/** What a tool of a server gave, for a model and for templates: its text, else its structure. */
export function readToolAnswer({ content, structuredContent, isError }: CallToolResult): McpAnswer {
  const text = content.map(inWords).join('\n')
  const structure = isJsonObject(structuredContent) ? structuredContent : undefined
  const isReadable = structure !== undefined && !isTooDeep(structure)
  const whole = text || (structure ? JSON.stringify(structure) : 'The tool answered without words.')
  const shortened =
    whole.length > MOST_CHARACTERS
      ? `${whole.slice(0, MOST_CHARACTERS)}\n[cut here: the answer has ${whole.length} characters]`
      : whole
  return {
    content: shortened,
    data: whole === shortened ? (isReadable ? structure : valueIn(text || whole)) : shortened,
    isError: isError ?? false,
  }
}

function inWords(block: ContentBlock): string {
  if (block.type === 'text') return block.text
  if (block.type === 'resource_link') return `${block.name}: ${block.uri}`
  if (block.type === 'resource') return 'text' in block.resource ? block.resource.text : `(${block.resource.uri})`
  return block.type === 'image' ? '(a picture)' : '(a sound)'
}

/** JSON that was sent as text, as its value. */
function valueIn(text: string): JsonValue {
  return readForeignJson(text) ?? text
}
