import type { PipelineExecution, StepExecution } from './executions'

/** What is said of a step or an execution: its status, or that an answer in it is not known to be whole. */
export type ExecutionOutcome = PipelineExecution['status'] | StepExecution['status'] | 'cut-short' | 'unknown'

/** The outcome of a step: it is completed only where its answer is known to be whole. */
export function outcomeOfStep({ status, ending, endingSaid }: StepExecution): ExecutionOutcome {
  if (status !== 'completed' || endingSaid === null) return status
  return ending === 'unknown' ? 'unknown' : 'cut-short'
}

/** The outcome of an execution, with that of its steps. */
export function outcomeOfExecution({ status, steps }: PipelineExecution): ExecutionOutcome {
  if (status !== 'completed') return status
  const outcomes = steps.map(outcomeOfStep)
  return (['cut-short', 'unknown'] as const).find(outcome => outcomes.includes(outcome)) ?? status
}
