import { CircleStop, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names'
import { Disclosure } from '../../components/Disclosure'
import layout from '../../components/layout.module.css'
import { Payload } from '../../components/Payload'
import { localize, t } from '../../language/active'
import { InvalidResult, ToolFailure } from '../kit/InvalidResult'
import { equalResults, keyOfResult, type ToolResult } from '../kit/tool-results'
import type { NodeRun } from '../view'
import styles from './view.module.css'

/** What a run shows below the reply of an inference: calls, notices, and why it ended early. */
export function AfterReply({ run }: { run: NodeRun }) {
  const { strayCalls = [], results, notes, status, reply } = run
  return (
    <>
      <UnknownToolCalls results={strayCalls} />
      <Notes notes={notes} />
      <BuiltInToolResults results={results} />
      {status === 'stopped-early' && reply?.ending === 'tool-calls' && (
        <Mark>{t('It was still calling tools when the run reached its limit.')}</Mark>
      )}
      {status === 'stopped' && <Mark>{t('You stopped it here.')}</Mark>}
    </>
  )
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <p className={classNames(layout.row2, layout.hint)}>
      <CircleStop size={18} aria-hidden />
      {children}
    </p>
  )
}

/** Results of calls to built-in tools of this inference. */
export function BuiltInToolResults({ results }: { results: readonly ToolResult[] }) {
  if (results.length === 0) return null
  return (
    <Disclosure title={t('Calls of its own tools')} count={results.length}>
      <ol className={classNames(layout.stack3, styles.calls)}>
        {equalResults(results).map(({ newest: result, count }) => (
          <li key={keyOfResult(result)}>
            <code>{result.toolName}</code>
            <Came result={result} count={count} />
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

/** Calls of unknown tools: the model's mistakes. */
export function UnknownToolCalls({ results }: { results: readonly ToolResult[] }) {
  if (results.length === 0) return null
  return (
    <ul className={classNames(layout.stack3, styles.calls)}>
      {equalResults(results).map(({ newest, count }) => (
        <li key={keyOfResult(newest)}>
          <InvalidResult result={newest} count={count} />
        </li>
      ))}
    </ul>
  )
}

function Came({ result, count }: { result: ToolResult; count: number }) {
  if (result.mistake) return <InvalidResult result={result} count={count} />
  return result.isError ? <ToolFailure result={result} count={count} /> : <Payload value={result.content} />
}

/** Notices of a run in addition to its result: which server's tools are missing, and what to do. */
function Notes({ notes = [] }: Pick<NodeRun, 'notes'>) {
  return notes.map(localize).map(note => (
    <p key={note} className={classNames(layout.row2, layout.top, layout.breakWords)}>
      <TriangleAlert className={layout.warning} size={18} aria-hidden />
      <span>{note}</span>
    </p>
  ))
}
