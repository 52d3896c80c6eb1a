import type { AnswerEnding } from '../engine/answer-ending'
import type { NodeType } from '../engine/node-type'
import type { NodeRun } from '../nodes/view'

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

/** Endings that take the tick away from the card of an answer. The others have a status of their own. */
const endings: { [Ending in AnswerEnding]?: CardOutcome } = {
  'token-limit': 'token-limit',
  refused: 'refused',
  'connection-cut': 'connection-cut',
  stopped: 'stopped',
  'rounds-used-up': 'stopped-early',
  unknown: 'unknown',
}

/** The outcome on a card. `done` is said only where something came, and all of it. */
export function outcomeOfCard(run: NodeRun, type: Pick<NodeType, 'tool' | 'inference' | 'showsReply'>): CardOutcome {
  const { status, reply, results, output } = run
  if (status !== 'done' && status !== 'stopped-early') return status
  if (type.tool && !reply) {
    if (results.length === 0) return output === undefined ? 'nothing' : status
    return results.at(-1)?.isError ? 'not-done' : status
  }
  const short = reply?.ending && endings[reply.ending]
  if (short) return short
  if (reply?.text.trim() !== '') return status
  if (type.showsReply) return 'nothing'
  return type.inference && !reply.toolsRun ? 'nothing' : status
}
