import { PAGE_ENDED } from '../model/run-outcome'
import type { PipelineExecution, StepExecution } from './executions'

/**
 * The outcome of a step or an execution: its status, or that an answer is not known to be complete, or that its page
 * ended first.
 */
export type ExecutionOutcome =
  | PipelineExecution['status']
  | StepExecution['status']
  | 'cut-short'
  | 'unknown'
  | 'page-ended'

/** The outcome of a step: it is completed only where its answer is known to be whole. */
export function outcomeOfStep({ status, ending, endingSaid, error }: StepExecution): ExecutionOutcome {
  if (error?.code === PAGE_ENDED) return 'page-ended'
  if (status !== 'completed' || endingSaid === null) return status
  return ending === 'unknown' ? 'unknown' : 'cut-short'
}

/** The outcome of an execution, with that of its steps. */
export function outcomeOfExecution({ status, steps, error }: PipelineExecution): ExecutionOutcome {
  if (error?.code === PAGE_ENDED) return 'page-ended'
  if (status !== 'completed') return status
  const outcomes = steps.map(outcomeOfStep)
  return (['cut-short', 'unknown'] as const).find(outcome => outcomes.includes(outcome)) ?? status
}
