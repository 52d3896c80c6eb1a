import { t } from '../../../language/active'
import type { Document } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import { dependentsOfNodes, dependentsOfPipeline, dependentsSentence } from '../../../toolkit/dependents'
import type { Screen } from '../screen'

interface Place {
  document: Document
  nodeTypes: NodeTypes
  screen: Screen
}

/** Removes cards directly if nothing else uses them. Otherwise a dialog names the users and asks. */
export function removeNodes(
  { document, nodeTypes, screen }: Place,
  nodeIds: readonly string[],
  name: string,
  remove: () => void,
): void {
  ask(screen, name, dependentsSentence(dependentsOfNodes(document, nodeIds, nodeTypes)), remove)
}

/** The same for pipelines. */
export function removePipelines(
  { document, nodeTypes, screen }: Place,
  pipelines: readonly { id: string }[],
  name: string,
  remove: (pipelineId: string) => void,
): void {
  const removed = new Set(pipelines.map(({ id }) => id))
  const users = pipelines.flatMap(({ id }) => dependentsOfPipeline(document, id, nodeTypes))
  const used = dependentsSentence(users.filter(({ pipeline }) => !removed.has(pipeline.id)))
  const all =
    pipelines.length === 1
      ? name
      : t('{count, plural, one {# pipeline} other {# pipelines}}', { count: pipelines.length })
  ask(screen, all, used, () => {
    for (const { id } of pipelines) remove(id)
  })
}

function ask(screen: Screen, name: string, used: string | null, remove: () => void): void {
  if (used === null) remove()
  else screen.show({ name: 'removal', cards: name, used, remove })
}
