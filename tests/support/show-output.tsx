import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import type { JsonObject, JsonValue } from '../../src/model/json'
import type { NodeType } from '../../src/model/node-type'
import type { NodeRun, NodeView } from '../../src/nodes/view'
import { runOf } from './call-tool'

/** Shows the results of a model's calls on a card. */
export async function show(nodeType: NodeType, view: NodeView, calls: JsonValue[], config: JsonObject = {}) {
  showRun(nodeType, view, await runOf(nodeType, calls, config), config)
}

/** Shows a run on a card. */
export function showRun(nodeType: NodeType, { Output }: NodeView, run: NodeRun, config: JsonObject = {}) {
  if (!Output) throw new Error(`${nodeType.type} shows nothing.`)
  render(<Output nodeId="node" config={v.parse(nodeType.configSchema, config)} run={run} onAnswer={() => {}} />)
}

/** The group that contains a card's result. */
export const shownResult = () => screen.getByRole('group', { name: 'Result' })
