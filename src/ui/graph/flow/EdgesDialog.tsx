import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import { Input } from '../../../components/Input'
import layout from '../../../components/layout.module.css'
import { Select } from '../../../components/Select'
import { localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { Document, Edge, Pipeline } from '../../../model/document'
import { edgeRefusal } from '../../../model/graph'
import { useApp } from '../../page/app-context'
import { nameOfPipeline, useFlowActions } from '../../page/edits/flow-actions'
import type { OverlayProps } from '../../page/overlay'
import styles from './Flow.module.css'

const KINDS: Record<Edge['kind'], MessageDescriptor> = {
  next: msg({ message: 'goes on to', note: 'A pipeline. The name of another one follows.' }),
  tool: msg({ message: 'can call', note: 'A pipeline. The name of another one follows.' }),
}

/** Adds, redirects, names and removes the edges that leave a pipeline. */
export default function EdgesDialog({ overlay: { pipelineId, edgeId } }: OverlayProps<'edges'>) {
  const { editor } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const pipeline = document.pipelines.find(({ id }) => id === pipelineId)
  if (!pipeline) return null
  const leaving = document.edges.filter(({ source }) => source === pipeline.id)
  return (
    <div className={layout.stack5}>
      {leaving.length > 0 && (
        <ul className={classNames(layout.stack2, styles.edges)}>
          {leaving.map(edge => (
            <EdgeRow key={edge.id} edge={edge} document={document} isMeant={edge.id === edgeId} />
          ))}
        </ul>
      )}
      <NewEdge key={leaving.length} pipeline={pipeline} document={document} />
    </div>
  )
}

function EdgeRow({ edge, document, isMeant }: { edge: Edge; document: Document; isMeant: boolean }) {
  const { editor } = useApp()
  const actions = useFlowActions()
  const name = nameOfPipeline(document.pipelines, edge.target)
  return (
    <li>
      <span>{localize(KINDS[edge.kind])}</span>
      <TargetSelect
        label={t('Where the connection to {pipeline} goes', { pipeline: name })}
        document={document}
        edge={edge}
        isMeant={isMeant}
        value={edge.target}
        onChange={target => actions.change(edge, { target })}
      />
      <Input
        type="text"
        aria-label={t('Label of the connection to {pipeline}', { pipeline: name })}
        placeholder={t('Label')}
        value={edge.label ?? ''}
        maxLength={60}
        onChange={event => actions.change(edge, { label: event.target.value })}
        onBlur={() => editor.endCoalescing()}
      />
      <IconButton
        icon={Unlink}
        size={15}
        label={t('Remove the connection to {pipeline}', { pipeline: name })}
        onClick={() => actions.disconnect(edge)}
      />
    </li>
  )
}

function NewEdge({ pipeline, document }: { pipeline: Pipeline; document: Document }) {
  const { nodeTypes } = useApp()
  const actions = useFlowActions()
  const [kind, setKind] = useState<Edge['kind']>('next')
  const [target, setTarget] = useState('')
  const edge = { source: pipeline.id, target, kind }
  const refusal = target === '' ? null : edgeRefusal(document, edge, nodeTypes)
  const kinds: Edge['kind'][] = ['next', 'tool']
  return (
    <form
      className={classNames(layout.cluster3, styles.newEdge)}
      onSubmit={event => {
        event.preventDefault()
        if (target !== '' && !refusal) actions.connect(edge)
      }}
    >
      <fieldset className={classNames(layout.cluster4, layout.wholeLine)}>
        <legend className={layout.bold}>{pipeline.name || pipeline.id}</legend>
        {kinds.map(each => (
          <label key={each} className={layout.row2}>
            <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
            {localize(KINDS[each])}
          </label>
        ))}
      </fieldset>
      <TargetSelect label={t('Which pipeline')} document={document} edge={edge} value={target} onChange={setTarget} />
      <Button type="submit" look="strong" disabled={target === '' || refusal !== null}>
        {t('Connect')}
      </Button>
      {refusal && (
        <p role="alert" className={classNames(layout.wholeLine, layout.danger)}>
          {localize(refusal)}
        </p>
      )}
    </form>
  )
}

interface TargetSelectProps {
  label: string
  document: Document
  edge: Pick<Edge, 'source' | 'kind'>
  /** Whether it has the focus at first. */
  isMeant?: boolean
  value: string
  onChange(target: string): void
}

function TargetSelect({ label, document, edge, isMeant, value, onChange }: TargetSelectProps) {
  return (
    <Select
      aria-label={label}
      data-focus={isMeant || undefined}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      {value === '' && <option value="">{t('Choose a pipeline')}</option>}
      {document.pipelines
        .filter(({ id }) => id !== edge.source)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name || id}
          </option>
        ))}
    </Select>
  )
}
