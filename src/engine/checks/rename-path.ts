import { msg } from '../../language/message'
import { mapNodeTemplates, mapTemplates } from '../../model/document-templates'
import type { Fix } from './problem'

/** Replaces a path in all templates of a node or a tool face. */
export function renamePath(path: string, instead: string, owner: { nodeId: string } | { pipelineId: string }): Fix {
  const change = (written: string) => (written === path ? instead : undefined)
  return {
    label: msg('Write {path} instead', { path: `{{${instead}}}` }),
    apply: document => ({
      ...document,
      pipelines: document.pipelines.map(pipeline => {
        if ('pipelineId' in owner) {
          return pipeline.id === owner.pipelineId && pipeline.tool
            ? { ...pipeline, tool: mapTemplates(pipeline.tool, change) }
            : pipeline
        }
        return {
          ...pipeline,
          nodes: pipeline.nodes.map(node => (node.id === owner.nodeId ? mapNodeTemplates(node, change) : node)),
        }
      }),
    }),
  }
}
