import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { Input } from '../../../components/Input'
import { Select } from '../../../components/Select'
import { localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { Document, Edge, Pipeline } from '../../../model/document'
import { edgeRefusal } from '../../../model/graph'
import { useApp } from '../../app/app-context'
import styles from './Flow.module.css'
import { nameOfPipeline, useFlowActions } from './flow-actions'

const KINDS: Record<Edge['kind'], MessageDescriptor> = {
  next: msg({ message: 'goes on to', note: 'A pipeline. The name of another one follows.' }),
  tool: msg({ message: 'can call', note: 'A pipeline. The name of another one follows.' }),
}

interface EdgeDialogProps {
  /** The pipeline that the edges leave from. */
  pipeline: Pipeline
  onClose(): void
}

/** Adds, redirects, names and removes the edges that leave a pipeline, by keyboard and mouse. */
export function EdgeDialog({ pipeline, onClose }: EdgeDialogProps) {
  const { editor } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const leaving = document.edges.filter(({ source }) => source === pipeline.id)
  return (
    <Dialog title={t('Connect {pipeline}', { pipeline: pipeline.name || pipeline.id })} onClose={onClose}>
      {leaving.length > 0 && (
        <ul className={styles.edges}>
          {leaving.map(edge => (
            <EdgeRow key={edge.id} edge={edge} document={document} />
          ))}
        </ul>
      )}
      <NewEdge key={leaving.length} pipeline={pipeline} document={document} />
    </Dialog>
  )
}

function EdgeRow({ edge, document }: { edge: Edge; document: Document }) {
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
      className={styles.newEdge}
      onSubmit={event => {
        event.preventDefault()
        if (target !== '' && !refusal) actions.connect(edge)
      }}
    >
      <fieldset>
        <legend>{pipeline.name || pipeline.id}</legend>
        {kinds.map(each => (
          <label key={each}>
            <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
            {localize(KINDS[each])}
          </label>
        ))}
      </fieldset>
      <TargetSelect label={t('Which pipeline')} document={document} edge={edge} value={target} onChange={setTarget} />
      <Button type="submit" look="strong" disabled={target === '' || refusal !== null}>
        {t('Connect')}
      </Button>
      {refusal && <p role="alert">{localize(refusal)}</p>}
    </form>
  )
}

interface TargetSelectProps {
  label: string
  document: Document
  edge: Pick<Edge, 'source' | 'kind'>
  value: string
  onChange(target: string): void
}

function TargetSelect({ label, document, edge, value, onChange }: TargetSelectProps) {
  return (
    <Select aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
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
