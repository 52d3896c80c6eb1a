import { msg } from '../language/message'
import type { Document } from '../model/document'
import { uniqueToolNames } from '../model/tool-names'
import { nodeTypes } from '../nodes/registry'
import type { CommandLine } from '../terminal/command-line'
import { UsageError } from '../terminal/usage-error'
import { type ExportFormat, exportTools } from '../toolkit/export'
import { activeTools, type FacedPipeline } from '../toolkit/face'
import { load } from './load'
import { someFiles } from './named-files'
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
