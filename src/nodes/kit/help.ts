import type { Document, Node, NodeConfig, RunInputs } from '../../engine/document'

/** What the help card of a type says: the default export of the `help.ts` in its folder. */
export interface Help {
  /** What it is and what it is good for, in short sentences. */
  what: string
  /** What a model sees of it; "nothing" is an answer too. */
  seen: string
  /** Something to try with it. */
  idea: string
  /** A small document that runs, with a node of this type in it. */
  example: Example
}

/** A document with what is typed into it. */
export interface Example {
  document: Document
  inputs: RunInputs
  /** The node that the help card is about. */
  nodeId: string
}

/** One node of an example. */
export type ExamplePart = [type: string, config?: NodeConfig, id?: string]

/** The id of the node that an example is about. */
export const IT = 'it'

/** The nodes of one pipeline of an example; ids are numbered where none is given. */
export function partsOf(pipelineId: string, parts: readonly ExamplePart[]): Node[] {
  return parts.map(([type, config = {}, id], index) => ({ id: id ?? `${pipelineId}-${index + 1}`, type, config }))
}

/** An example of one pipeline. */
export function exampleStack(name: string, parts: readonly ExamplePart[], inputs: RunInputs = {}): Example {
  return exampleFlow(name, [{ id: 'main', name, nodes: partsOf('main', parts) }], [], inputs)
}

/** An example of several pipelines, with their edges as `[source, kind, target]`. */
export function exampleFlow(
  name: string,
  pipelines: Document['pipelines'],
  edges: [source: string, kind: 'next' | 'tool', target: string][],
  inputs: RunInputs = {},
): Example {
  const document: Document = {
    version: 1,
    id: `example-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    name,
    pipelines,
    edges: edges.map(([source, kind, target]) => ({ id: `${source}-${target}`, source, target, kind })),
  }
  return { document, inputs, nodeId: IT }
}
