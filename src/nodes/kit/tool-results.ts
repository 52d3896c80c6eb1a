import type { RunEventOf } from '../../engine/events'

export type ToolResult = RunEventOf<'tool-result'>

/** Results that are shown as one: the newest of them, and how many there are. */
export interface EqualResults {
  newest: ToolResult
  count: number
}

/**
 * Results in their order, equal failures folded into one at the place of the first. Mistakes are equal that have the same
 * problems; what came may differ. Results that worked are never folded.
 */
export function equalResults(results: readonly ToolResult[]): EqualResults[] {
  const folded = new Map<string, EqualResults>()
  for (const result of results) {
    const key = failureKey(result) ?? keyOfResult(result)
    folded.set(key, { newest: result, count: (folded.get(key)?.count ?? 0) + 1 })
  }
  return [...folded.values()]
}

function failureKey({ toolName, isError, mistake, content }: ToolResult): string | null {
  if (mistake) return JSON.stringify(['mistake', toolName, mistake.problems])
  return isError ? JSON.stringify(['failure', toolName, content]) : null
}

/** Some providers number their calls from the beginning in each round. */
export function keyOfResult({ round, callId }: ToolResult): string {
  return `${round}/${callId}`
}
