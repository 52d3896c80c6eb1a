import { msg } from '../../language/message'
import type { Document } from '../../model/document'
import { neighborsOf } from '../../model/neighbors'
import type { NodeTypes } from '../../model/node-type'
import { readFace } from '../../model/tool-face'
import { offeringSegmentsOf } from '../tools/offered-tools'
import { activation, withConfig } from './fixes'
import type { Problem } from './problem'

/** Tools that no one may call: cards that a model's list of tools leaves out, and faces that are still drafts. */
export function unusedTools(document: Document, types: NodeTypes): Problem[] {
  return document.pipelines.flatMap(pipeline => {
    const segments = offeringSegmentsOf(pipeline, types, neighborsOf(document, pipeline.id))
    return [
      ...segments.flatMap(({ inference, tools }) => {
        if (!inference) return []
        const { node, type, config } = inference
        const enabled = type.inference?.(config, undefined).enabledTools
        if (!enabled) return []
        return tools.flatMap((offer): Problem[] => {
          const { name } = offer.tool
          if (offer.kind !== 'node' || offer.nodeId === node.id || enabled.includes(name)) return []
          return [
            {
              nodeId: offer.nodeId,
              severity: 'hint',
              message: msg('No model may use {name}: the list of tools of the model below leaves it out.', { name }),
              ...(type.withEnabledTools && {
                fix: {
                  label: msg('Let the model use it'),
                  apply: before =>
                    withConfig(before, node.id, stored => ({
                      ...stored,
                      ...type.withEnabledTools?.(config, [...enabled, name]),
                    })),
                },
              }),
            },
          ]
        })
      }),
      ...sleepingFace(pipeline),
    ]
  })
}

/** A face that is not active, so that no one outside can call it either. */
function sleepingFace(pipeline: Document['pipelines'][number]): Problem[] {
  const face = readFace(pipeline)
  if (!face || face.status === 'active') return []
  const name = pipeline.name || pipeline.id
  return [
    {
      nodeId: null,
      pipelineId: pipeline.id,
      inFace: true,
      severity: 'hint',
      message:
        face.status === 'draft'
          ? msg('The tool “{name}” is a draft, so no one else can call it.', { name })
          : msg('The tool “{name}” is switched off, so no one else can call it.', { name }),
      fix: activation(pipeline),
    },
  ]
}
