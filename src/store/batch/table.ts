import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { Document } from '../../model/document'
import { isInference } from '../../model/known-types'
import { neighborsOf } from '../../model/neighbors'
import type { NodeTypes } from '../../model/node-type'
import { segmentsOf, wantsMessage } from '../../model/segments'
import type { Draft } from '../document/draft'
import type { BatchRow } from './plan'

/** Where a column of a table can go. */
export type TableTarget = { kind: 'input'; nodeId: string } | { kind: 'variable'; name: string }

/** A pasted table: the heads of its columns, and its rows, each with a cell a column. */
export interface InputTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The most rows that are run. */
export const MAX_TABLE_ROWS = 200

/** A table whose columns all have a name of their own: "mood", "mood 2", "Column 3". */
export function withColumnNames(table: InputTable): InputTable {
  const taken = new Set<string>()
  const named = (head: string, index: number) => {
    const wanted = head || t('Column {number, number}', { number: index + 1 })
    let name = wanted
    for (let copy = 2; taken.has(name); copy++) name = `${wanted} ${copy}`
    taken.add(name)
    return name
  }
  return { ...table, columns: table.columns.map(named) }
}

/** The boxes that a person can type into before a run, and the document's variables. */
export function targetsOf(document: Document, nodeTypes: NodeTypes): TableTarget[] {
  const inputs = document.pipelines.flatMap(pipeline => {
    const { bringsMessage } = neighborsOf(document, pipeline.id)
    const segments = segmentsOf(pipeline, nodeTypes, { bringsMessage })
    return segments.flatMap(segment =>
      segment.nodes.flatMap(({ id, type }): TableTarget[] => {
        const nodeType = nodeTypes.get(type)
        const takesText = nodeType?.input === 'text' && (!isInference(nodeType) || wantsMessage(segments, segment))
        return takesText ? [{ kind: 'input', nodeId: id }] : []
      }),
    )
  })
  const variables = Object.keys(document.variables ?? {}).map((name): TableTarget => ({ kind: 'variable', name }))
  return [...inputs, ...variables]
}

/**
 * Guesses where each column goes: to the place whose name is its head, and those that are left, in order, to the boxes
 * that are left. A column that finds none goes nowhere.
 *
 * @param nameOf what a place is called on screen.
 */
export function guessTargets(
  columns: readonly string[],
  targets: readonly TableTarget[],
  nameOf: (target: TableTarget) => string,
): (TableTarget | null)[] {
  const plain = (text: string) => text.trim().toLowerCase()
  const free = new Set(targets)
  const take = (fits: (target: TableTarget) => boolean) => {
    const found = [...free].find(fits)
    if (found) free.delete(found)
    return found ?? null
  }
  const byName = columns.map(head => take(target => plain(nameOf(target)) === plain(head)))
  return byName.map(found => found ?? take(target => target.kind === 'input'))
}

/** A row of the plan for each row of a table. */
export function tableRows(draft: Draft, table: InputTable, targets: readonly (TableTarget | null)[]): BatchRow[] {
  return table.rows.slice(0, MAX_TABLE_ROWS).map((cells, index) => {
    const inputs = { ...draft.inputs }
    const variables = { ...draft.document.variables }
    for (const [column, target] of targets.entries()) {
      const cell = cells[column] ?? ''
      if (target?.kind === 'input') inputs[target.nodeId] = cell
      if (target?.kind === 'variable') variables[target.name] = cell
    }
    const document = draft.document.variables ? { ...draft.document, variables } : draft.document
    return { label: msg('Row {number, number}', { number: index + 1 }), draft: { document, inputs } }
  })
}
