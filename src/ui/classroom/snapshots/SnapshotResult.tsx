import { ErrorBoundary } from '../../../components/ErrorBoundary'
import { t } from '../../../language/active'
import type { UserAnswer } from '../../../model/events'
import type { NodeRun } from '../../../nodes/view'
import { viewOf } from '../../../nodes/views'
import type { NodeSnapshot } from './node-snapshots'

interface SnapshotResultProps {
  shown: NodeSnapshot
  run: NodeRun
  /** Answers a question on it; absent where that is not possible. */
  onAnswer?(askId: string, answer: UserAnswer): void
}

const ignoreAnswer = () => {}

/** The result of a node, rendered by the view of its type. A view that throws is replaced by a message. */
export function SnapshotResult(props: SnapshotResultProps) {
  return (
    <ErrorBoundary fallback={() => <p>{t('This result cannot be shown.')}</p>}>
      <Drawn {...props} />
    </ErrorBoundary>
  )
}

function Drawn({ shown: { node, config }, run, onAnswer = ignoreAnswer }: SnapshotResultProps) {
  const Output = viewOf(node.type)?.Output
  return Output ? <Output nodeId={node.id} config={config} run={run} onAnswer={onAnswer} /> : null
}
