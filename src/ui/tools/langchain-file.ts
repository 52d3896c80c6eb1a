import { documentFile } from '../../documents/files/file'
import type { Document } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { exportTools, pipelineByToolName } from '../../toolkit/export'
import { exportModule } from '../../toolkit/export-module'

/** The active tools of documents as a module that carries these documents. */
export function langChainFile(documents: readonly Document[], types: NodeTypes, pipelineId?: string): string {
  const texts: Record<string, string> = {}
  const tools = documents.flatMap(document => {
    const definitions = exportTools(document, 'langchain', types, pipelineId)
    if (definitions.length > 0) texts[document.id] = documentFile({ draft: { document, inputs: {} } }).text
    return definitions.map(definition => ({
      definition,
      document: document.id,
      pipelineId: pipelineByToolName(document, types, definition.name) ?? '',
    }))
  })
  return exportModule(tools, texts)
}
