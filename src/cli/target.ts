import { msg } from '../language/message'
import type { Document, Pipeline } from '../model/document'
import { graphOf } from '../model/graph'
import type { NodeTypes } from '../model/node-type'
import type { CommandLine } from '../terminal/command-line'
import { UsageError } from '../terminal/usage-error'
import { facedPipelines, slugOf } from '../toolkit/face'

/** What a command runs: a document from its entries, or one pipeline as a tool. */
interface RunTarget {
  document: Document
  /** The pipeline that is called as a tool; absent: the document runs from its entries. */
  tool?: Pipeline
}

/**
 * The target of a command line. By default the entry pipelines run, as in the page; where they are tools, the first is
 * called.
 * @throws UsageError for an unknown pipeline.
 */
export function targetOf(document: Document, line: Pick<CommandLine, 'text'>, types: NodeTypes): RunTarget {
  const [pipeline, asTool] = [line.text('pipeline'), line.text('as-tool')]
  if (pipeline !== undefined && asTool !== undefined)
    throw new UsageError(msg('Use {one} or {other}, not both.', { one: '--pipeline', other: '--as-tool' }))
  if (asTool !== undefined) return { document, tool: named(document, asTool, types) }
  if (pipeline !== undefined) return { document: startingAt(document, named(document, pipeline, types), types) }
  const { entries } = graphOf(document, types)
  const [first] = entries
  return first && entries.every(({ tool }) => tool) ? { document, tool: first } : { document }
}

function named(document: Document, name: string, types: NodeTypes): Pipeline {
  const toolNames = new Map(facedPipelines(document, types).map(({ pipeline, toolName }) => [pipeline.id, toolName]))
  const same = (text: string | undefined) => text?.trim().toLowerCase() === name.trim().toLowerCase()
  const { pipelines } = document
  const found =
    pipelines.find(({ id }) => id === name) ??
    pipelines.find(pipeline => [pipeline.name, slugOf(pipeline), toolNames.get(pipeline.id)].some(same))
  if (found) return found
  const names = pipelines.map(pipeline => pipeline.name || pipeline.id).join(', ')
  throw new UsageError(
    msg('There is no pipeline “{name}”. {count, plural, one {There is: {names}.} other {There are: {names}.}}', {
      name,
      count: pipelines.length,
      names,
    }),
  )
}

/** The part of a document that is reachable from one pipeline, with that pipeline as its only entry. */
function startingAt(document: Document, start: Pipeline, types: NodeTypes): Document {
  const { nextFrom, toolsFrom } = graphOf(document, types)
  const reached = new Set([start.id])
  for (const id of reached) {
    for (const { target } of [...(nextFrom.get(id) ?? []), ...(toolsFrom.get(id) ?? [])]) reached.add(target)
  }
  const led = new Set([...nextFrom.values(), ...toolsFrom.values()].flat().map(({ target }) => target))
  // Pipelines that only contain tools for steps have no incoming edges and are kept.
  const toolPipelines = document.pipelines.filter(
    ({ id }) => !led.has(id) && !graphOf(document, types).entries.some(entry => entry.id === id),
  )
  const kept = new Set([...reached, ...toolPipelines.map(({ id }) => id)])
  return {
    ...document,
    pipelines: document.pipelines.filter(({ id }) => kept.has(id)),
    edges: document.edges.filter(
      ({ source, target }) => reached.has(source) && kept.has(target) && target !== start.id,
    ),
  }
}
