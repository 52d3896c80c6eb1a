import type { RunEventOf } from '../../model/events'

export type ToolResult = RunEventOf<'tool-result'>

/** Results that are shown as one: the newest of them, and how many there are. */
interface EqualResults {
  newest: ToolResult
  count: number
}

/**
 * Groups equal failures at the position of the first. Mistakes are equal if their problems are; arguments may differ.
 * Successful results are never grouped.
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

/** Some providers restart their call ids in each round. */
export function keyOfResult({ round, callId }: ToolResult): string {
  return `${round}/${callId}`
}
