import { t } from '../../../language/active'
import type { Document } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import { allNodes } from '../../../store/document/draft'
import type { RunnerState } from '../../../store/run/run'
import { cardNames } from '../../stack/card-names'

interface NextStep {
  place: NonNullable<RunnerState['paused']>
  /** Whether the step was run before: the person went back. */
  behind: boolean
  document: Document
  nodeTypes: NodeTypes
}

/** What the next step of a stepped run does: "next: Model asks". */
export function describeNextStep({ place, behind, document, nodeTypes }: NextStep): string {
  const names = cardNames(allNodes(document), nodeTypes)
  const card = names.get(place.nodeId) ?? t('A card that is not here')
  if (place.kind === 'model-call') return behind ? t('before {card} asks', { card }) : t('next: {card} asks', { card })
  return behind ? t('before {card}', { card }) : t('next: {card}', { card })
}
