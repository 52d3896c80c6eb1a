import type { AnswerEnding } from './answer-ending'
import type { RunEvent } from './events'

/** Answer endings that cut a run short. */
const shortEndings: readonly (AnswerEnding | undefined)[] = [
  'token-limit',
  'refused',
  'connection-cut',
  'rounds-used-up',
]
/** Node failures caused by such an ending. */
const shortFailures: readonly (string | undefined)[] = ['token_limit', 'refused', 'cut']

/** What ended nodes imply for the outcome of their run. */
interface NodeEnds {
  /** An answer ended early. */
  isCutShort: boolean
  /** A node failed for another reason. */
  hasFailedOtherwise: boolean
}

/** Folds the end of a node: the ending of its newest answer, and why it failed. */
export function withNodeEnd(
  { isCutShort, hasFailedOtherwise }: NodeEnds,
  { ending, isFailed, code }: { ending: AnswerEnding | undefined; isFailed: boolean; code: string | undefined },
): NodeEnds {
  return {
    isCutShort: isCutShort || shortEndings.includes(ending),
    hasFailedOtherwise: hasFailedOtherwise || (isFailed && !shortFailures.includes(code)),
  }
}

/** Whether a run was cut short by an answer only. */
export function isCutShort(ends: NodeEnds, status: 'finished' | 'failed' | 'stopped' | 'limit'): boolean {
  return ends.isCutShort && (status === 'finished' || (status === 'failed' && !ends.hasFailedOtherwise))
}

/** The code of a run whose page was closed, reloaded or lost. */
export const PAGE_ENDED = 'PAGE_ENDED'

/** The code of a run that had nothing to do. */
export const NOTHING_TO_RUN = 'NOTHING_TO_RUN'

/** The outcome of a recorded run; null while it is incomplete. */
export function outcomeOfRun(
  events: readonly RunEvent[],
): 'finished' | 'cut-short' | 'failed' | 'stopped' | 'limit' | 'page-ended' | null {
  const endings = new Map<string, AnswerEnding>()
  const codes = new Map<string, string>()
  let ends: NodeEnds = { isCutShort: false, hasFailedOtherwise: false }
  for (const event of events) {
    if (event.type === 'node-start') codes.delete(event.nodeId)
    else if (event.type === 'request') endings.delete(event.nodeId)
    else if (event.type === 'response') endings.set(event.nodeId, event.ending)
    else if (event.type === 'node-error') codes.set(event.nodeId, event.code)
    else if (event.type === 'node-end') {
      const { nodeId, status } = event
      ends = withNodeEnd(ends, {
        ending: endings.get(nodeId),
        isFailed: status === 'failed',
        code: codes.get(nodeId),
      })
    } else if (event.type === 'run-end' && event.code === PAGE_ENDED) return 'page-ended'
    else if (event.type === 'run-end') return isCutShort(ends, event.status) ? 'cut-short' : event.status
  }
  return null
}
