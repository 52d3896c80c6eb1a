import { ErrorBoundary } from '../../../components/ErrorBoundary'
import { t } from '../../../language/active'
import type { UserAnswer } from '../../../model/events'
import type { NodeRun } from '../../../nodes/view'
import { viewOf } from '../../../nodes/views'
import { newestResult } from '../../../store/batch/answers'
import type { NodeSnapshot } from './node-snapshots'

interface SnapshotResultProps {
  shown: Pick<NodeSnapshot, 'node' | 'type' | 'config'>
  run: NodeRun
  /** The newest result alone, without caption, reasons and earlier results. */
  isBare?: boolean
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

function Drawn({ shown: { node, type, config }, run, isBare, onAnswer = ignoreAnswer }: SnapshotResultProps) {
  const Output = viewOf(node.type)?.Output
  if (!Output) return null
  const { label: _, ...unlabeled } = config
  return (
    <Output
      nodeId={node.id}
      config={isBare ? unlabeled : config}
      run={isBare && type?.tool ? newestAlone(run) : run}
      onAnswer={onAnswer}
    />
  )
}

function newestAlone({ status, results, answer }: NodeRun): NodeRun {
  const newest = newestResult({ results })
  if (!newest) return { status, results: [] }
  const { explanation: _, ...result } = newest
  return { status, results: [result], ...(answer && { answer }) }
}
