import { inspect } from 'node:util'
import { test } from 'vitest'

type Register<Row extends readonly unknown[]> = (title: string, check: (...row: Row) => unknown) => void

/**
 * One test over all rows of a table, in the form of `test.each`, for tables of many rows: a test for each row would only lengthen
 * the list of tests. All rows are checked, and a failure names its row.
 */
export function testRows<Row extends unknown[] | [unknown]>(table: readonly Row[]): Register<Row>
export function testRows<Row extends readonly unknown[]>(table: readonly Row[]): Register<Row>
export function testRows<Row>(table: readonly Row[]): Register<[Row]>
export function testRows(table: readonly unknown[]): Register<unknown[]> {
  return (title, check) =>
    test(title, async () => {
      if (table.length === 0) throw new Error('The table has no rows.')
      const failures: Error[] = []
      for (const row of table) {
        try {
          await check(...(Array.isArray(row) ? row : [row]))
        } catch (thrown) {
          failures.push(named(row, thrown))
        }
      }
      const [first] = failures
      if (!first) return
      if (failures.length > 1) first.message = failures.map(({ message }) => message).join('\n')
      throw first
    })
}

function named(row: unknown, thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const printed = inspect(row, { depth: 2, breakLength: Number.POSITIVE_INFINITY })
  error.message = `Row ${printed.length > 200 ? `${printed.slice(0, 200)}…` : printed}: ${error.message}`
  return error
}
