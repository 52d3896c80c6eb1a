import { useState } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Rich } from '../../components/Rich'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { useHighlight } from '../page/runs/highlight'
import { type SchemaField, schemaFields } from '../page/runs/schema-fields'
import type { ToolPart } from '../page/runs/sent-context'
import { JsonTree } from '../parts/JsonTree'
import { SourceName, useContextSource } from './context-sources'
import styles from './ToolList.module.css'

/** The tools of a model: description, arguments and origin of each. */
export function ToolList({ tools }: { tools: readonly ToolPart[] }) {
  if (tools.length === 0) {
    return (
      <p className={layout.soft}>
        {t('This model gets no tools. Put a Color, an Icon or a Gauge above it, and the model can use it.')}
      </p>
    )
  }
  return (
    <ul className={layout.stack3}>
      {tools.map(part => (
        <li key={part.tool.name}>
          <ToolCard part={part} />
        </li>
      ))}
    </ul>
  )
}

function ToolCard({ part: { nodeId, pipelineId, tool } }: { part: ToolPart }) {
  const source = useContextSource(nodeId)
  const highlight = useHighlight(nodeId)
  const [exact, setExact] = useState(false)
  const fields = schemaFields(tool.inputSchema)
  return (
    <article
      className={classNames(layout.stack2, layout.box, layout.padded, styles.tool)}
      aria-label={t('Tool {name}', { name: tool.name })}
      data-node-id={source?.nodeId}
      data-family={pipelineId === undefined ? (source?.family ?? 'unknown') : 'model'}
      {...highlight}
    >
      <h3 className={classNames(layout.medium, layout.mono, layout.breakWords)}>{tool.name}</h3>
      <div className={classNames(layout.cluster1, layout.hint)}>
        {pipelineId === undefined
          ? t({ message: 'made by', note: 'A tool. The name of its card follows, as a button.' })
          : t({ message: 'asks the pipeline', note: 'A tool. The name of the pipeline follows, as a button.' })}{' '}
        <SourceName nodeId={nodeId} pipelineId={pipelineId} />
      </div>
      <p translate="no">{tool.description}</p>
      {fields.length === 0 ? <p className={layout.hint}>{t('It needs nothing.')}</p> : <FieldList fields={fields} />}
      <details onToggle={event => setExact(event.currentTarget.open)}>
        <summary>{t('As JSON')}</summary>
        {exact && <JsonTree value={{ ...tool }} openLevels={2} />}
      </details>
    </article>
  )
}

function FieldList({ fields }: { fields: readonly SchemaField[] }) {
  return (
    <ul className={classNames(layout.stack2, styles.fields)}>
      {fields.map(field => (
        <li key={field.name}>
          <p className={layout.breakWords}>
            <Rich
              text={
                field.needed
                  ? msg('<code>{name}</code> — {kind}<strong>, required</strong>', {
                      name: field.name,
                      kind: field.kind,
                    })
                  : msg('<code>{name}</code> — {kind}, optional', { name: field.name, kind: field.kind })
              }
              tags={{ code: text => <code>{text}</code>, strong: text => <strong>{text}</strong> }}
            />
          </p>
          {field.about && (
            <p className={layout.hint} translate="no">
              {field.about}
            </p>
          )}
          {field.inside.length > 0 && <FieldList fields={field.inside} />}
        </li>
      ))}
    </ul>
  )
}
