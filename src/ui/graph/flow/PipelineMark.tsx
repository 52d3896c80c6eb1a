import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import type { Node } from '../../../model/document'
import { outcomeOfPipeline, type ShortOutcome } from '../../../store/run/card-outcome'
import { idlePipeline, type PipelineRun, type RunState } from '../../../store/run/run-state'
import { useApp } from '../../page/app-context'
import { outcomeMarks } from '../../page/runs/outcome-marks'

/** Status of a pipeline in the displayed run; `waiting` when one of its cards waits for input. */
type PipelineStatus = PipelineRun['status'] | 'waiting' | ShortOutcome

/** A pipeline's part of the run, with what its cards wait for. */
export function usePipelineRun(pipelineId: string): { status: PipelineStatus; uses: number } {
  const { runner, editor } = useApp()
  const nodes = useStore(editor, ({ draft }) => draft.document.pipelines.find(({ id }) => id === pipelineId)?.nodes)
  return useStore(
    runner,
    useShallow(({ run }) => pipelineRun(run, pipelineId, nodes ?? [])),
  )
}

function pipelineRun(run: RunState, pipelineId: string, nodes: readonly Node[]) {
  const own = run.pipelines[pipelineId] ?? idlePipeline
  if (run.questions.some(({ askNodeId }) => nodes.some(({ id }) => id === askNodeId)))
    return { status: 'waiting' as const, uses: own.uses }
  if (own.status !== 'idle') return { status: outcomeOfPipeline(own), uses: own.uses }
  return callsOfNodes(run, nodes) ?? { status: own.status, uses: own.uses }
}

/** Status and count of the calls that steps make to nodes of a pipeline that does not run itself; null without any. */
function callsOfNodes({ nodes: runs }: RunState, nodes: readonly Node[]) {
  let uses = 0
  let status: PipelineRun['status'] = 'done'
  for (const { id } of nodes) {
    const { results = [], call } = runs[id] ?? {}
    uses += results.length + (call ? 1 : 0)
    if (call) status = 'running'
    else if (status === 'done' && results.at(-1)?.isError) status = 'failed'
  }
  return uses > 0 ? { status, uses } : null
}

interface PipelineMarkProps {
  status: PipelineStatus
  uses: number
  /** The count from which on it is shown. */
  countsFrom?: 1 | 2
}

/** The status of a pipeline as shape, word and color, and how often it ran when that is more than once. */
export function PipelineMark({ status, uses, countsFrom = 2 }: PipelineMarkProps) {
  if (status === 'idle') return null
  const [Mark, words] = outcomeMarks[status]
  const outcome = localize(words)
  return (
    <span
      className={classNames(layout.row, layout.tiny, layout.status, layout.figures)}
      data-status={status}
      title={uses > 1 ? t('{outcome}, ran {uses, plural, one {# time} other {# times}}', { outcome, uses }) : outcome}
    >
      <Mark className={status === 'running' ? layout.turning : ''} size={12} strokeWidth={2.75} aria-hidden />
      <span className="unseen">
        {t({ message: ', {outcome}', note: 'After the name of a pipeline.' }, { outcome })}
      </span>
      {uses >= countsFrom && (
        <span className={layout.bold}>
          ×{uses}
          <span className="unseen">
            {' '}
            {t({ message: '{uses, plural, one {run} other {runs}}', note: 'After a number: ×3 runs.' }, { uses })}
          </span>
        </span>
      )}
    </span>
  )
}
