import type { Document } from '../../../engine/model/document'
import type { NodeTypes } from '../../../engine/model/node-type'
import { allNodes } from '../../../store/document/draft'
import type { RunnerState } from '../../../store/run/run'
import { cardNames } from '../../stack/card-names'

export interface NextStep {
  place: NonNullable<RunnerState['paused']>
  /** Whether the step was run before: the person went back. */
  behind: boolean
  document: Document
  nodeTypes: NodeTypes
  /** Cards whose part is to be guessed. */
  hidden: ReadonlySet<string>
}

/** What the next step of a stepped run does: "next: Inference asks". */
export function nextStepInWords({ place, behind, document, nodeTypes, hidden }: NextStep): string {
  const names = cardNames(allNodes(document), nodeTypes)
  const card = hidden.has(place.nodeId) ? 'a covered card' : (names.get(place.nodeId) ?? 'A card that is not here')
  return `${behind ? 'before' : 'next:'} ${card}${place.kind === 'model-call' ? ' asks' : ''}`
}
