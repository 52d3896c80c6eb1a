import { useEffect, useMemo, useState } from 'react'
import { readTable, type TableText } from '../../../store/batch/read-table'
import { startOwnReader } from '../../../store/reading/read-aside'

/** Characters that are read at once, with every letter that is typed: that takes a few milliseconds. */
const AT_ONCE = 20_000

/** A text as a table; null while it is read. A long one is read in a worker, which is terminated at its time limit. */
export function useTable(text: string, headed: boolean): TableText | null {
  const atOnce = useMemo(() => (text.length <= AT_ONCE ? readTable(text, { headed }) : null), [text, headed])
  const [read, setRead] = useState<{ text: string; headed: boolean; table: TableText }>()
  useEffect(() => {
    if (text.length <= AT_ONCE) return
    let isWanted = true
    const reader = startOwnReader()
    reader
      .then(each => each.table(text, { headed }))
      .catch((error: Error): TableText => ({ problem: error.message }))
      .then(table => {
        if (isWanted) setRead({ text, headed, table })
      })
    return () => {
      isWanted = false
      reader.then(
        each => each.end(),
        () => {},
      )
    }
  }, [text, headed])
  return atOnce ?? (read?.text === text && read.headed === headed ? read.table : null)
}
