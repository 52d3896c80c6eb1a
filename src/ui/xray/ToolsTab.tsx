import { useState } from 'react'
import { SourceName, useContextSource } from './context-sources'
import { highlightProps, useIsHighlighted } from './highlight'
import { JsonTree } from './JsonTree'
import { type FieldInWords, schemaInWords } from './schema-words'
import type { ToolPart } from './sent-context'
import styles from './ToolsTab.module.css'

/** The tools of a model: description, arguments and origin of each. */
export function ToolsTab({ tools }: { tools: readonly ToolPart[] }) {
  if (tools.length === 0) {
    return (
      <p className={styles.none}>
        This inference gets no tools. Put a Color, an Icon or a Gauge above it, and the model can use that.
      </p>
    )
  }
  return (
    <ul className={styles.tools}>
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
  const pointed = useIsHighlighted(nodeId ?? '')
  const [exact, setExact] = useState(false)
  const fields = schemaInWords(tool.inputSchema)
  return (
    <article
      className={styles.tool}
      aria-label={`Tool ${tool.name}`}
      data-node-id={source?.nodeId}
      data-family={pipelineId === undefined ? (source?.family ?? 'unknown') : 'model'}
      data-pointed={pointed || undefined}
      {...(source && highlightProps(source.nodeId))}
    >
      <h3 className={styles.name}>{tool.name}</h3>
      <div className={styles.maker}>
        {pipelineId === undefined ? 'made by' : 'asks the pipeline'}{' '}
        <SourceName nodeId={nodeId} pipelineId={pipelineId} />
      </div>
      <p className={styles.about}>{tool.description}</p>
      {fields.length === 0 ? <p className={styles.kind}>It needs nothing.</p> : <FieldList fields={fields} />}
      <details onToggle={event => setExact(event.currentTarget.open)}>
        <summary>As JSON</summary>
        {exact && <JsonTree value={{ ...tool }} openLevels={2} />}
      </details>
    </article>
  )
}

function FieldList({ fields }: { fields: readonly FieldInWords[] }) {
  return (
    <ul className={styles.fields}>
      {fields.map(field => (
        <li key={field.name}>
          <p className={styles.field}>
            <code>{field.name}</code> — {field.kind}
            {field.needed ? <strong>, needed</strong> : ', optional'}
          </p>
          {field.about && <p className={styles.kind}>{field.about}</p>}
          {field.inside.length > 0 && <FieldList fields={field.inside} />}
        </li>
      ))}
    </ul>
  )
}
