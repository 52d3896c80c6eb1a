import { Spline } from 'lucide-react'
import { useStore } from 'zustand'
import { IconButton } from '../../components/Button'
import { t } from '../../language/active'
import type { Edge, Pipeline } from '../../model/document'
import { useApp } from '../app/app-context'
import { EdgeLine, EdgeRow } from './flow/EdgeRow'
import { useFlowActions } from './flow/flow-actions'
import { PipelineMark, usePipelineRun } from './flow/PipelineMark'
import styles from './Graph.module.css'
import { useConnecting } from './use-connecting'
import { useStepLines } from './use-step-lines'

/** The graph as text: each pipeline, where it continues, and which pipelines it can call. */
export function GraphList() {
  const { pipelines, edges } = useStore(useApp().editor, state => state.draft.document)
  return (
    <ul aria-label={t('Pipelines')} className={styles.list}>
      {pipelines.map(pipeline => (
        <Row key={pipeline.id} pipeline={pipeline} pipelines={pipelines} edges={edges} />
      ))}
    </ul>
  )
}

interface RowProps {
  pipeline: Pipeline
  pipelines: readonly Pipeline[]
  edges: readonly Edge[]
}

function Row({ pipeline: { id, name, nodes }, pipelines, edges }: RowProps) {
  const actions = useFlowActions()
  const connect = useConnecting()
  const run = usePipelineRun(id)
  const ways = (kind: Edge['kind']) =>
    edges.flatMap(edge => {
      const to = edge.kind === kind && edge.source === id ? pipelines.find(each => each.id === edge.target) : undefined
      return to ? [<EdgeRow key={edge.id} pipeline={to} label={edge.label} />] : []
    })
  const next = ways('next')
  const callable = ways('tool')
  const called = useStepLines().flatMap(({ id: lineId, source, target }) => {
    const to = source === id ? pipelines.find(each => each.id === target) : undefined
    return to ? [<EdgeRow key={lineId} pipeline={to} />] : []
  })
  return (
    <li>
      <div className={styles.rowHead}>
        <button type="button" onClick={() => actions.choose(id)}>
          {name || id}
        </button>
        <span>{t('{count, plural, one {# card} other {# cards}}', { count: nodes.length })}</span>
        <PipelineMark {...run} countsFrom={1} />
        <IconButton
          icon={Spline}
          size={15}
          label={t('Connect {pipeline} to…', { pipeline: name || id })}
          onClick={() => connect(id)}
        />
      </div>
      {next.length > 0 && <EdgeLine words={t('Goes on to')}>{next}</EdgeLine>}
      {callable.length > 0 && <EdgeLine words={t('Can call')}>{callable}</EdgeLine>}
      {called.length > 0 && <EdgeLine words={t('Its steps call')}>{called}</EdgeLine>}
    </li>
  )
}
