import * as v from 'valibot'

/** A server whose tools an inference is given. */
export const McpServerSettings = v.looseObject({
  url: v.optional(v.string(), ''),
  /** Goes before the names of its tools; the host does when absent. */
  label: v.optional(v.string()),
  /** Its own names of the tools that are wanted; all when absent. */
  enabledTools: v.optional(v.array(v.string())),
})

export type McpServerSettings = v.InferOutput<typeof McpServerSettings>

/** What is wrong with a server's settings, as a sentence, or null. */
export function mcpServerProblem({ url }: McpServerSettings): string | null {
  if (url.trim() === '') return 'A server of tools needs an address.'
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  return isWeb ? null : `“${url}” is not a full web address, like https://example.com/mcp.`
}
