import { pipelineTool } from '../engine/tools/pipeline-tool'
import type { Document, Pipeline } from '../model/document'
import type { JsonSchema } from '../model/json'
import type { NodeTypes } from '../model/node-type'
import { readFace, type ToolFace } from '../model/tool-face'
import { safeName, uniqueToolNames } from '../model/tool-names'

/** A pipeline that has a face, as its callers see it. */
export interface FacedPipeline {
  pipeline: Pipeline
  face: ToolFace
  /** Its name among the tools of the document: `crm_tool`. */
  toolName: string
  inputSchema: JsonSchema
}

/** Every pipeline of a document that has a tool face, whatever its status, in the order of the document. */
export function facedPipelines(document: Document, types: NodeTypes): FacedPipeline[] {
  const faced = document.pipelines.flatMap(pipeline => {
    const face = readFace(pipeline)
    return face ? [{ pipeline, face, inputSchema: pipelineTool(pipeline, types).inputSchema }] : []
  })
  const names = uniqueToolNames(faced.map(({ pipeline }) => slugOf(pipeline).replaceAll('-', '_')))
  return faced.map((each, index) => ({ ...each, toolName: names[index] as string }))
}

/** Those that may be called and exported. */
export function activeTools(document: Document, types: NodeTypes): FacedPipeline[] {
  return facedPipelines(document, types).filter(({ face }) => face.status === 'active')
}

/** What a pipeline is called in responses: its face's slug, or its name in small letters and dashes. */
export function slugOf(pipeline: Pipeline): string {
  const own = readFace(pipeline)?.slug
  return own ?? ((safeName(pipeline.name) ?? safeName(pipeline.id))?.toLowerCase().replace(/_+/g, '-') || 'pipeline')
}
