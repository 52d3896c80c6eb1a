import type { RunEventOf } from '../../engine/events'
import { Fold } from '../kit/Fold'
import { Mistake, ToolFailure } from '../kit/Mistake'
import { Payload } from '../kit/Payload'
import styles from './view.module.css'

type ToolResult = RunEventOf<'tool-result'>

/** What came of calls to the tools that this inference brings itself. */
export function OwnCalls({ results }: { results: readonly ToolResult[] }) {
  if (results.length === 0) return null
  return (
    <Fold title="Calls of its own tools" count={results.length}>
      <ol className={styles.calls}>
        {results.map(result => (
          // Some providers number their calls anew in each round.
          <li key={`${result.round}/${result.callId}`}>
            <code>{result.toolName}</code>
            <Came result={result} />
          </li>
        ))}
      </ol>
    </Fold>
  )
}

function Came({ result }: { result: ToolResult }) {
  if (result.mistake) return <Mistake result={result} />
  return result.isError ? <ToolFailure result={result} /> : <Payload value={result.content} />
}
