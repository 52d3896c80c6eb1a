import { hostOf } from './hosts'
import { safeName } from './tool-names'

/** A server of tools, as an inference names it. */
export interface ToolServer {
  url: string
  /** Goes before the names of its tools; the host does when absent. */
  label?: string | undefined
  /** Its own names of the tools that are wanted; all when absent. */
  enabledTools?: readonly string[] | undefined
}

/** The name under which a model gets a tool of a server. Where two come out the same, the second gets a number. */
export function serverToolName(server: ToolServer, name: string): string {
  return `${prefixOf(server)}_${safeName(name) ?? 'tool'}`
}

/** Whether a server may have a tool of this name: what is there, only the server knows. */
export function mayHaveTool(server: ToolServer, toolName: string): boolean {
  if (!server.enabledTools) return toolName.startsWith(`${prefixOf(server)}_`)
  const names = server.enabledTools.map(name => serverToolName(server, name).slice(0, 64))
  return names.includes(toolName) || names.includes(toolName.replace(/_\d+$/, ''))
}

function prefixOf({ label, url }: ToolServer): string {
  return safeName(label) ?? safeName(hostOf(url)) ?? 'server'
}
