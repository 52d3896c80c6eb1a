import type { ReactNode } from 'react'
import { t } from '../../../language/active'
import type { Pipeline } from '../../../model/document'
import styles from './Flow.module.css'
import { useFlowActions } from './flow-actions'
import { PipelineMark, usePipelineRun } from './PipelineMark'

/** A link to the pipeline at the other end of an edge. */
export function EdgeRow({ pipeline, label }: { pipeline: Pipeline; label?: string | undefined }) {
  const actions = useFlowActions()
  const run = usePipelineRun(pipeline.id)
  return (
    <button type="button" className={styles.way} data-status={run.status} onClick={() => actions.choose(pipeline.id)}>
      {label && <em>{t('{label}:', { label })} </em>}
      <bdi>{pipeline.name || pipeline.id}</bdi>
      <PipelineMark {...run} />
    </button>
  )
}

/** A labeled line of edges. */
export function EdgeLine({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <p className={styles.ways}>
      <span>{words}</span>
      {children}
    </p>
  )
}
