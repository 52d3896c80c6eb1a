import { type MessageDescriptor, msg } from '../language/message'
import type { Document, Pipeline } from '../model/document'
import { graphOf } from '../model/graph'
import type { NodeTypes } from '../model/node-type'
import { uniqueToolNames } from '../model/tool-names'
import { nodeTypes } from '../nodes/registry'
import type { CommandLine } from '../terminal/command-line'
import { UsageError } from '../terminal/usage-error'
import { type ExportFormat, exportTools } from '../toolkit/export'
import { activeTools, type FacedPipeline, facedPipelines, slugOf } from '../toolkit/face'
import { load, someFiles } from './load'
import type { Terminal } from './terminal'

/** A callable pipeline of a file, with a name that is unique across files. */
export interface FileTool extends FacedPipeline {
  document: Document
  /** The file as it was named. */
  file: string
  /** The folder of relative paths in it; absent: the working directory. */
  folder?: string | undefined
}

/**
 * The active tools of files.
 * @throws UsageError where there is none.
 */
export async function toolsOf(line: CommandLine, terminal: Terminal): Promise<FileTool[]> {
  const found: FileTool[] = []
  for (const file of someFiles(line)) {
    const { document, folder } = await load(file, terminal)
    found.push(...activeTools(document, nodeTypes).map(tool => ({ ...tool, document, file, folder })))
  }
  if (found.length === 0) {
    throw new UsageError(
      msg(
        'No pipeline here has the face of a tool that is active, so there is nothing to offer. “Tool face” in the page makes one.',
      ),
    )
  }
  const names = uniqueToolNames(found.map(({ toolName }) => toolName))
  return found.map((tool, index) => ({ ...tool, toolName: names[index] as string }))
}

/** The definition of a tool, under its unique name. */
export function definitionOf<Format extends ExportFormat>({ document, pipeline, toolName }: FileTool, format: Format) {
  return exportTools(document, format, nodeTypes, pipeline.id).map(tool => ({ ...tool, name: toolName }))
}

/** The tool with a description. */
export function withDescription(tool: FileTool, description: string): FileTool {
  const pipeline = { ...tool.pipeline, tool: { ...tool.pipeline.tool, description } }
  const pipelines = tool.document.pipelines.map(each => (each.id === pipeline.id ? pipeline : each))
  return { ...tool, pipeline, face: { ...tool.face, description }, document: { ...tool.document, pipelines } }
}

/** What a command runs: a document from its entries, or one pipeline as a tool. */
interface RunTarget {
  document: Document
  /** The pipeline that is called as a tool; absent: the document runs from its entries. */
  tool?: Pipeline
  /** Where several could be meant: which one is. */
  note?: MessageDescriptor
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
  if (!first || !entries.every(({ tool }) => tool)) return { document }
  if (entries.length === 1) return { document, tool: first }
  const names = entries.map(entry => entry.name || entry.id)
  const note = msg('This calls the tool “{name}”, the first of {names}. {option} calls another.', {
    name: names[0] ?? '',
    names: names.join(', '),
    option: '--as-tool NAME',
  })
  return { document, tool: first, note }
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
