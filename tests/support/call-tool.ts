import * as v from 'valibot'
import type { RunEventOf } from '../../src/engine/events'
import type { JsonObject, JsonValue } from '../../src/engine/json'
import type { NodeType } from '../../src/engine/node-type'
import { runToolCall } from '../../src/engine/tool-call'
import type { NodeRun } from '../../src/nodes/view'

/** The tool of a node type with a config, for tests. */
export function toolOf(nodeType: NodeType, config: JsonObject = {}) {
  const nodeTool = nodeType.tool?.(v.parse(nodeType.configSchema, config))
  if (!nodeTool) throw new Error(`${nodeType.type} offers no tool.`)
  return nodeTool
}

/** What comes of a model's call to a node's tool, on the engine's own way: schema, check, run. For tests. */
export function callTool(nodeType: NodeType, args: JsonValue, config: JsonObject = {}) {
  const nodeTool = toolOf(nodeType, config)
  const tool = { name: nodeTool.name(null), description: nodeTool.description, inputSchema: nodeTool.inputSchema }
  return runToolCall({ id: 'call', name: tool.name, arguments: args }, [{ nodeId: 'node', nodeTool, tool }], {
    signal: new AbortController().signal,
    ask: () => Promise.reject(new Error('Nobody is there.')),
    send: () => Promise.reject(new Error('Nothing may go out.')),
    log() {},
  })
}

/** What a card knows after a model called its tool with these arguments, one after the other. For tests. */
export async function runOf(nodeType: NodeType, calls: JsonValue[], config: JsonObject = {}): Promise<NodeRun> {
  const results = calls.map(async (args, round): Promise<RunEventOf<'tool-result'>> => {
    const place = { at: 0, pipelineId: 'pipeline', nodeId: 'inference', round, callId: 'call', durationMs: 0 }
    return { type: 'tool-result', toolName: 'tool', ...place, ...(await callTool(nodeType, args, config)) }
  })
  return { status: 'done', results: await Promise.all(results) }
}
