import type { LocalizedText } from '../../language/message'
import type { Written } from '../../language/written'
import { buildDocument, type DocumentParts, type EdgeParts } from '../../model/build-document'
import type { Document, Node, RunInputs } from '../../model/document'

/** The help card of a type: the default export of `help.ts` in its folder. */
export interface Help {
  /** What it is and what it is for, in short sentences. */
  what: LocalizedText
  /** What a model sees of it; may be nothing. */
  seen: LocalizedText
  /** Something about it that takes a longer explanation. */
  more?: { title: LocalizedText; text: LocalizedText }
  /** Something to try with it. */
  idea: LocalizedText
  /** A small document that runs, with a node of this type. */
  example: WrittenExample
}

/** A document with inputs. */
export interface Example {
  document: Document
  inputs: RunInputs
  /** The node that the help card describes. */
  nodeId: string
}

/** An example whose texts are messages. */
type WrittenExample = Written<Example> & Pick<Example, 'nodeId'>

type WrittenNode = Written<Node>

/** A node of an example. */
type ExamplePart = [type: string, config?: WrittenNode['config'], id?: string]

/** The id of the example's main node. */
export const EXAMPLE_ID = 'it'

/** Nodes of one pipeline of an example; missing ids are numbered. */
export function exampleParts(pipelineId: string, parts: readonly ExamplePart[]): WrittenNode[] {
  return parts.map(([type, config = {}, id], index) => ({ id: id ?? `${pipelineId}-${index + 1}`, type, config }))
}

/** An example of one pipeline. */
export function exampleStack(
  name: LocalizedText,
  parts: readonly ExamplePart[],
  inputs: WrittenExample['inputs'] = {},
): WrittenExample {
  return exampleFlow(name, [{ id: 'main', name, nodes: exampleParts('main', parts) }], [], inputs)
}

/** An example of a card with a tool: a prompt that names the tool, a message, and a model. */
export function toolExample(
  name: LocalizedText,
  [type, config]: [type: string, config: WrittenNode['config']],
  prompt: LocalizedText,
  message: LocalizedText,
): WrittenExample {
  return exampleStack(name, [
    [type, config, EXAMPLE_ID],
    ['system_prompt', { prompt }],
    ['user_input', { defaultValue: message }],
    ['inference', { model: '', temperature: 0.4 }],
  ])
}

/** An example of several pipelines. */
export function exampleFlow(
  name: LocalizedText,
  pipelines: Written<Document['pipelines'][number]>[],
  edges: EdgeParts[],
  inputs: WrittenExample['inputs'] = {},
): WrittenExample {
  const main = pipelines.flatMap(({ nodes }) => nodes).find(({ id }) => id === EXAMPLE_ID)
  const parts = { id: `example-${main?.type}`, name, pipelines, edges } satisfies Written<DocumentParts>
  return { document: buildDocument(parts as DocumentParts) as Written<Document>, inputs, nodeId: EXAMPLE_ID }
}
