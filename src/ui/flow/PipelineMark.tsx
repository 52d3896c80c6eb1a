import { useStore } from 'zustand'
import { outcomeOfPipeline, type ShortOutcome } from '../../store/card-outcome'
import { predict } from '../../store/predict'
import { idlePipeline, type PipelineRun } from '../../store/run-state'
import { useApp } from '../app-context'
import { outcomeMarks } from '../stack/outcome-marks'
import styles from './Flow.module.css'

/** Status of a pipeline in the displayed run; `waiting` when one of its cards waits for input. */
export type PipelineStatus = PipelineRun['status'] | 'waiting' | ShortOutcome

/** A pipeline's part of the run, with what its cards wait for. */
export function usePipelineRun(pipelineId: string): { status: PipelineStatus; uses: number } {
  const { runner, editor } = useApp()
  const { status, uses, cut } = useStore(runner, state => state.run.pipelines[pipelineId] ?? idlePipeline)
  const waits = useStore(runner, ({ run }) => {
    if (run.questions.length === 0) return false
    const pipeline = editor.getState().draft.document.pipelines.find(({ id }) => id === pipelineId)
    return run.questions.some(({ askNodeId }) => pipeline?.nodes.some(({ id }) => id === askNodeId))
  })
  const isVeiled = useStore(predict, state => state.veiled.pipelines.has(pipelineId))
  if (waits) return { status: 'waiting', uses }
  if (isVeiled) return { status: 'idle', uses: 0 }
  return { status: outcomeOfPipeline({ status, cut }), uses }
}

/** The status of a pipeline as shape, word and color, and how often it ran when that is more than once. */
export function PipelineMark({ status, uses }: { status: PipelineStatus; uses: number }) {
  if (status === 'idle') return null
  const [Mark, word] = outcomeMarks[status]
  return (
    <span className={styles.mark} data-status={status} title={uses > 1 ? `${word}, ran ${uses} times` : word}>
      <Mark size={12} strokeWidth={2.75} aria-hidden />
      <span className="unseen">{`, ${word}`}</span>
      {uses > 1 && (
        <span className={styles.uses}>
          ×{uses}
          <span className="unseen"> runs</span>
        </span>
      )}
    </span>
  )
}
