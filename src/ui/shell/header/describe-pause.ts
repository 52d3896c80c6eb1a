import { t } from '../../../language/active'
import type { Document } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import { allNodes } from '../../../store/document/draft'
import type { RunnerState } from '../../../store/run/run'
import { cardNames } from '../../page/cards/card-names'

/** Where a stepped run waits: "Paused before Model". */
export function describePause(
  { nodeId }: NonNullable<RunnerState['paused']>,
  document: Document,
  nodeTypes: NodeTypes,
): string {
  const card = cardNames(allNodes(document), nodeTypes).get(nodeId) ?? t('A card that is gone')
  return t('Paused before {card}', { card })
}
