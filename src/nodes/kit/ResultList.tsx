import * as v from 'valibot'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { InvalidResult, ToolFailure } from './InvalidResult'
import { Result } from './Result'
import styles from './result.module.css'
import type { ToolResultsProps } from './ToolResults'
import { equalResults, keyOfResult, type ToolResult } from './tool-results'

/** Results of a node's tool: the newest large, earlier ones small, mistakes below. */
export function ResultList<Data>({ run, schema, caption, hero, earlier, empty }: ToolResultsProps<Data>) {
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
    <>
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
            <div className={classNames(layout.stack2, styles.earlier)}>
              <p className={classNames(layout.hint, layout.breakWords)}>{t('Earlier in this run')}</p>
              <ol>
                {shown.map(({ result, data }) => (
                  <li key={keyOfResult(result)}>{earlier(data)}</li>
                ))}
              </ol>
            </div>
          )}
        </Result>
      ) : (
        failed.length === 0 && empty
      )}
      {equalResults(failed).map(({ newest: result, count }) =>
        result.isError && !result.mistake ? (
          <ToolFailure key={keyOfResult(result)} result={result} count={count} />
        ) : (
          <InvalidResult key={keyOfResult(result)} result={result} isFixed={isMended(result)} count={count} />
        ),
      )}
    </>
  )
}

/** The model's explanation of its choice, as plain text. */
function Explanation({ children }: { children: string | undefined }) {
  if (!children?.trim()) return null
  return <p className={classNames(layout.small, layout.preWrap, layout.breakWords, styles.explanation)}>{children}</p>
}
