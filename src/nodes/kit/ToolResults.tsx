import type { ReactNode } from 'react'
import * as v from 'valibot'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import type { NodeRun } from '../view'
import empty from './empty.module.css'
import { InvalidResult, ToolFailure } from './InvalidResult'
import { Result } from './Result'
import styles from './result.module.css'
import { equalResults, keyOfResult, type ToolResult } from './tool-results'

interface ToolResultsProps<Data> {
  run: NodeRun
  /** The schema of a result's data. Parsed here, since a replayed run may be imported. */
  schema: v.GenericSchema<unknown, Data>
  caption?: string
  /** The newest result, large. */
  hero(data: Data): ReactNode
  /** An earlier result of the same run, small. */
  earlier(data: Data): ReactNode
  /** The placeholder before a result. */
  empty: ReactNode
}

/** Results of a node's tool in a run: the newest large, earlier ones small, mistakes below; or their placeholder. */
export function ToolResults<Data>({ run, schema, caption, hero, earlier, empty: before }: ToolResultsProps<Data>) {
  const shown: { result: ToolResult; data: Data }[] = []
  const failed: ToolResult[] = []
  for (const result of run.results) {
    const parsed = v.safeParse(schema, result.data)
    if (!result.isError && parsed.success) shown.push({ result, data: parsed.output })
    else failed.push(result)
  }
  const newest = shown.pop()
  const isMended = (result: ToolResult) =>
    newest !== undefined && run.results.indexOf(newest.result) > run.results.indexOf(result)

  return (
    <div className={empty.results}>
      {newest ? (
        <Result caption={caption}>
          <div className={classNames(layout.stack, styles.hero)}>{hero(newest.data)}</div>
          <Explanation>{newest.result.explanation}</Explanation>
          {newest.result.readAs?.map(localize).map(note => (
            <p key={note} className={classNames(layout.hint, layout.breakWords)}>
              {note}
            </p>
          ))}
          {shown.length > 0 && (
            <div className={layout.stack2}>
              <p className={classNames(layout.hint, layout.breakWords)}>{t('Earlier in this run')}</p>
              <ol className={layout.wrap2}>
                {shown.map(({ result, data }) => (
                  <li key={keyOfResult(result)} className={layout.shrink}>
                    <Earlier>{earlier(data)}</Earlier>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </Result>
      ) : (
        failed.length === 0 && before
      )}
      {equalResults(failed).map(({ newest: result, count }) =>
        result.isError && !result.mistake ? (
          <ToolFailure key={keyOfResult(result)} result={result} count={count} />
        ) : (
          <InvalidResult key={keyOfResult(result)} result={result} isFixed={isMended(result)} count={count} />
        ),
      )}
    </div>
  )
}

/** A result in words alone has a frame. */
function Earlier({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return <span className={classNames(layout.small, layout.figures, layout.breakWords, styles.chip)}>{children}</span>
}

/** The model's explanation of its choice, as plain text. */
function Explanation({ children }: { children: string | undefined }) {
  if (!children?.trim()) return null
  return <p className={classNames(layout.small, layout.preWrap, layout.breakWords, styles.explanation)}>{children}</p>
}
