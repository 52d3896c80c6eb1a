import type { AnswerEnding } from '../../model/answer-ending'
import { isInference, showsReply } from '../../model/known-types'
import type { NodeType } from '../../model/node-type'
import type { NodeRun } from '../../nodes/view'
import type { PipelineRun } from './run-state'

/** What a card says of its part in a run: its status, or what is wrong with a card that has done its work. */
export type CardOutcome =
  | NodeRun['status']
  /** It could have got something, and did not. */
  | 'nothing'
  /** The newest call of its tool was refused, or failed. */
  | 'not-done'
  | 'token-limit'
  | 'refused'
  | 'connection-cut'
  | 'unknown'

/** The wording for an answer that is not known to be whole; undefined for one that is. */
export function outcomeOfEnding(ending: AnswerEnding | undefined): ShortOutcome | undefined {
  return ending && endings[ending]
}

/** Outcomes of answers that are not known to be whole. */
export type ShortOutcome = 'token-limit' | 'refused' | 'connection-cut' | 'stopped' | 'stopped-early' | 'unknown'

/** Endings that take the tick away from the card of an answer. The others have a status of their own. */
const endings: { [Ending in AnswerEnding]?: ShortOutcome } = {
  'token-limit': 'token-limit',
  refused: 'refused',
  'connection-cut': 'connection-cut',
  stopped: 'stopped',
  'rounds-used-up': 'stopped-early',
  unknown: 'unknown',
}

/** The outcome of a card. `done` only for a complete result. */
export function outcomeOfCard(run: NodeRun, type: Pick<NodeType, 'type' | 'tool'> | undefined): CardOutcome {
  const { status, reply, results, output } = run
  if (status !== 'done' && status !== 'stopped-early') return status
  if (type?.tool && !reply) {
    if (results.length === 0) return output === undefined ? 'nothing' : status
    return results.at(-1)?.isError ? 'not-done' : status
  }
  const short = outcomeOfEnding(reply?.ending)
  if (short) return short
  if (reply?.text.trim() !== '') return status
  if (showsReply(type)) return 'nothing'
  return isInference(type) && !reply.toolsRun ? 'nothing' : status
}

/** The same of a pipeline: no tick where an answer in it is not known to be whole. */
export function outcomeOfPipeline({
  status,
  cut,
}: Pick<PipelineRun, 'status' | 'cut'>): PipelineRun['status'] | ShortOutcome {
  return (status === 'done' && outcomeOfEnding(cut)) || status
}
