import type { ToolServer } from '../../model/node-type'
import { safeName } from '../../model/tool-names'
import { hostOf } from '../net/hosts'

/** The name under which a model gets a server's tool. Duplicates get a number. */
export function serverToolName(server: ToolServer, name: string): string {
  return `${prefixOf(server)}_${safeName(name) ?? 'tool'}`
}

/** Whether a server may have a tool of this name: the actual list is on the server. */
export function mayHaveTool(server: ToolServer, toolName: string): boolean {
  if (!server.enabledTools) return toolName.startsWith(`${prefixOf(server)}_`)
  const names = server.enabledTools.map(name => serverToolName(server, name).slice(0, 64))
  return names.includes(toolName) || names.includes(toolName.replace(/_\d+$/, ''))
}

function prefixOf({ label, url }: ToolServer): string {
  return safeName(label) ?? safeName(hostOf(url)) ?? 'server'
}
