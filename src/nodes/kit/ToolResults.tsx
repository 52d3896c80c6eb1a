import type { ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { NodeRun } from '../view'
import styles from './empty.module.css'
import { ResultList } from './ResultList'

export interface ToolResultsProps<Data> {
  run: NodeRun
  /** The schema of a result's data. Parsed here, since a replayed run may be imported. */
  schema: GenericSchema<unknown, Data>
  caption?: string
  /** The newest result, large. */
  hero(data: Data): ReactNode
  /** An earlier result of the same run, small. */
  earlier(data: Data): ReactNode
  /** The placeholder before a result. */
  empty: ReactNode
}

/** Results of a node's tool in a run, or their placeholder. */
export function ToolResults<Data>(props: ToolResultsProps<Data>) {
  const { run, empty } = props
  return <div className={styles.results}>{run.results.length > 0 ? <ResultList {...props} /> : empty}</div>
}
