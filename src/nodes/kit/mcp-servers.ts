import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'

/** A server whose tools an inference gets. */
export const McpServerSettings = v.looseObject({
  url: v.optional(v.string(), ''),
  /** Prefix of its tools' names; absent: the host. */
  label: v.optional(v.string()),
  /** The server's names of the wanted tools; absent: all. */
  enabledTools: v.optional(v.array(v.string())),
})

export type McpServerSettings = v.InferOutput<typeof McpServerSettings>

/** The problem of a server's settings, as a sentence, or null. */
export function mcpServerProblem({ url }: McpServerSettings): LocalizedText | null {
  if (url.trim() === '') return msg('A tool server needs an address.')
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  return isWeb ? null : msg('“{url}” is not a full web address, like https://example.com/mcp.', { url })
}
