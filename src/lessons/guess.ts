import type { Evidence } from './evidence'
import { isMet } from './judge'
import type { StepQuestion } from './lesson'
import { hasEnded, type Run } from './runs'

/** What came of the guess of a step. */
export interface GuessOutcome {
  /** The option that came true; undefined where the runs show none of them. */
  option?: string
  /** What happened, and why; undefined where the lesson does not say it. */
  say?: string
}

/**
 * What the runs of a step show of its guess. The newest run that shows something counts; undefined before a run has ended.
 */
export function outcomeOf({ outcomes = [], unclear }: StepQuestion, evidence: Evidence): GuessOutcome | undefined {
  const ended = evidence.runs.filter(run => hasEnded(run, 'any'))
  if (ended.length === 0) return undefined
  // Each run by itself, and then all of them, for what only several runs can show.
  const seen: (readonly Run[])[] = [...ended.toReversed().map(run => [run]), ended]
  for (const runs of seen) {
    const found = outcomes.find(({ check }) => isMet(check, { ...evidence, runs }))
    if (found) return { option: found.option, say: found.say }
  }
  return unclear === undefined ? {} : { say: unclear }
}
