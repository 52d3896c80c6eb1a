import { useMemo } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { type InferencePreview, previewRequests } from '../../engine/run/preview'
import { localize, t } from '../../language/active'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import type { ContentPart } from '../../model/language-model'
import type { Example } from '../../nodes/kit/help'
import { useApp } from '../page/app-context'
import { schemaFields } from '../page/runs/schema-fields'
import styles from './Help.module.css'

/** The parts of the example's requests that come from its node, assembled by the engine as in a run. */
export function SeenByModel({ example }: { example: Example }) {
  const { nodeTypes } = useApp()
  const previews = useMemo(() => previewRequests(example.document, example.inputs, nodeTypes), [example, nodeTypes])
  const parts = previews.flatMap(preview => partsOf(example, preview))
  if (parts.length === 0) return null
  return (
    <div className={classNames(layout.stack2, styles.seen)}>
      {parts.map(({ kind, text, fields }) => (
        <div key={`${localize(kind)} ${localize(text)}`}>
          <p className={classNames(layout.small, layout.family, layout.semibold, layout.mono)}>{localize(kind)}</p>
          <p className={layout.preWrap} translate="no">
            {localize(text)}
          </p>
          {fields && (
            <ul className={classNames(layout.bullets, layout.small)}>
              {fields.map(({ name, kind: takes, needed }) => (
                <li key={name}>
                  <code>{name}</code> {needed ? t('{kind}, required', { kind: takes }) : takes}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  )
}

interface SeenPart {
  kind: MessageDescriptor
  text: LocalizedText
  fields?: ReturnType<typeof schemaFields>
}

function partsOf({ document, nodeId }: Example, { request, origins }: InferencePreview): SeenPart[] {
  const own = document.pipelines.find(({ nodes }) => nodes.some(({ id }) => id === nodeId))?.id
  return [
    ...origins.system.filter(part => part.nodeId === nodeId).map(({ text }) => ({ kind: msg('System prompt'), text })),
    ...origins.messages.flatMap((origin, index) => {
      const message = request.messages[index]
      if (origin.nodeId !== nodeId || message?.role !== 'user') return []
      return message.content.map(part => ({ kind: msg('Message of the user'), text: describeContent(part) }))
    }),
    ...origins.tools.flatMap((origin, index) => {
      const tool = request.tools[index]
      const isOwn = origin.nodeId === nodeId || (origin.pipelineId !== undefined && origin.pipelineId === own)
      if (!isOwn || !tool) return []
      const { name, description, inputSchema } = tool
      return [{ kind: msg('Tool {name}', { name }), text: description, fields: schemaFields(inputSchema) }]
    }),
  ]
}

function describeContent(part: ContentPart): LocalizedText {
  return part.type === 'text' ? part.text : msg('[the picture]')
}
