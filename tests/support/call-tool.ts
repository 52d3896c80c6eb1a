import * as v from 'valibot'
import type { NodeConfig } from '../../src/model/document'
import type { RunEventOf } from '../../src/model/events'
import type { JsonValue } from '../../src/model/json'
import type { NodeType } from '../../src/model/node-type'
import { safeName } from '../../src/model/tool-names'
import type { NodeRun } from '../../src/nodes/view'
import { ofType, run, stack, testHost, turns } from './engine'

/** The tool of a node type with a config. */
export function toolOf(nodeType: NodeType, config: NodeConfig = {}) {
  const tool = nodeType.tool?.(v.parse(nodeType.configSchema, config))
  if (!tool) throw new Error(`${nodeType.type} offers no tool.`)
  return tool
}

/** The results of a model's calls to a node's tool, one per round, in a run of that node above an inference. */
export async function callTools(
  nodeType: NodeType,
  calls: JsonValue[],
  config: NodeConfig = {},
): Promise<RunEventOf<'tool-result'>[]> {
  const name = toolOf(nodeType, config).name(safeName(config.name))
  const { languageModel } = turns(...calls.map(args => ({ calls: [{ name, args }] })))
  const events = await run(
    stack([nodeType.type, config], ['inference', { message: 'Go on.' }]),
    testHost(languageModel),
  )
  const results = ofType(events, 'tool-result')
  if (results.length !== calls.length) throw new Error(`${results.length} results for ${calls.length} calls.`)
  return results
}

/** The result of one call. */
export async function callTool(nodeType: NodeType, args: JsonValue, config: NodeConfig = {}) {
  const [result] = await callTools(nodeType, [args], config)
  if (!result) throw new Error('No result.')
  return result
}

/** A card's part of the run after a model called its tool, one call after the other. */
export async function runOf(nodeType: NodeType, calls: JsonValue[], config: NodeConfig = {}): Promise<NodeRun> {
  return { status: 'done', results: await callTools(nodeType, calls, config) }
}
