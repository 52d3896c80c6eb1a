import { buildDocument, type EdgeParts } from '../../engine/model/build-document'
import type { Document, Node, NodeConfig, RunInputs } from '../../engine/model/document'
import type { Words } from '../../language/message'

/** The help card of a type: the default export of `help.ts` in its folder. */
export interface Help {
  /** What it is and what it is for, in short sentences. */
  what: Words
  /** What a model sees of it; may be nothing. */
  seen: Words
  /** Something to try with it. */
  idea: Words
  /** A small document that runs, with a node of this type. */
  example: Example
}

/** A document with inputs. */
export interface Example {
  document: Document
  inputs: RunInputs
  /** The node that the help card describes. */
  nodeId: string
}

/** A node of an example. */
export type ExamplePart = [type: string, config?: NodeConfig, id?: string]

/** The id of the example's main node. */
export const EXAMPLE_ID = 'it'

/** Nodes of one pipeline of an example; missing ids are numbered. */
export function exampleParts(pipelineId: string, parts: readonly ExamplePart[]): Node[] {
  return parts.map(([type, config = {}, id], index) => ({ id: id ?? `${pipelineId}-${index + 1}`, type, config }))
}

/** An example of one pipeline. */
export function exampleStack(name: string, parts: readonly ExamplePart[], inputs: RunInputs = {}): Example {
  return exampleFlow(name, [{ id: 'main', name, nodes: exampleParts('main', parts) }], [], inputs)
}

/** An example of several pipelines. */
export function exampleFlow(
  name: string,
  pipelines: Document['pipelines'],
  edges: EdgeParts[],
  inputs: RunInputs = {},
): Example {
  const id = `example-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
  return { document: buildDocument({ id, name, pipelines, edges }), inputs, nodeId: EXAMPLE_ID }
}
