import type { Document } from '../model/document'
import type { RunEvent, RunEventOf } from '../model/events'
import { cardsOf, hasChanged } from './cards'
import type { CardState, Check, EventCount, EventRef, FieldChange, RunEnding } from './check'
import { fieldAt, meetsCondition } from './condition'
import type { Evidence } from './evidence'

export type Run = readonly RunEvent[]

/** The runs that a check asks for. */
export function fittingRuns(check: Extract<Check, { kind: 'run' }>, { runs, document, before }: Evidence): Run[] {
  const { ended = 'finished', events = [], fields = [], cards = [] } = check
  return runs.filter(
    run =>
      hasEnded(run, ended) &&
      fields.every(field => ranWithField(run, field, before)) &&
      cards.every(state => ranWithCard(run, state)) &&
      events.every(wanted => hasEvents(run, wanted, document)),
  )
}

/** Whether a run is over, and how. */
export function hasEnded(run: Run, wanted: RunEnding): boolean {
  const last = run.at(-1)
  if (last?.type !== 'run-end') return false
  if (wanted === 'stopped') return last.status === 'stopped' || last.status === 'limit'
  return wanted === 'any' || last.status === wanted
}

/** Whether a run was made with a field changed since the step began, or with it as it was. */
export function ranWithField(run: Run, { card, path, changed }: FieldChange, before: Evidence['before']): boolean {
  const start = run[0]
  if (start?.type !== 'run-start' || !start.document) return false
  return hasChanged(card, path, before, { document: start.document, inputs: start.inputs }) === changed
}

/** Whether a run was made with such a card. */
export function ranWithCard(run: Run, { card, where }: CardState): boolean {
  const start = run[0]
  if (start?.type !== 'run-start' || !start.document) return false
  return cardsOf({ document: start.document, inputs: start.inputs }, card).some(found =>
    where.every(condition => meetsCondition(condition, found)),
  )
}

/** Whether a run has events, as many as asked for. */
export function hasEvents(run: Run, wanted: EventCount, document: Document): boolean {
  const { atLeast = wanted.atMost === undefined ? 1 : 0, atMost = Number.POSITIVE_INFINITY } = wanted
  const count = eventsOf(run, wanted, document).length
  return count >= atLeast && count <= atMost
}

/** The events of a run that match. Cards are looked up in the document of the run, so that later removals change nothing. */
export function eventsOf(run: Run, { type, card, where = [] }: EventRef, document: Document): RunEvent[] {
  const nodes = card && new Set(cardsOf({ document: documentOf(run, document), inputs: {} }, card).map(({ id }) => id))
  return run.filter(
    event =>
      event.type === type &&
      (!nodes || nodes.has(cardOf(event) ?? '')) &&
      where.every(condition => meetsCondition(condition, event)),
  )
}

/** The document of a run; recordings of earlier versions lack it. */
export function documentOf([start]: Run, otherwise: Document): Document {
  return start?.type === 'run-start' ? (start.document ?? otherwise) : otherwise
}

/** The card that shows the event. */
function cardOf(event: RunEvent): string | null | undefined {
  if ('toolNodeId' in event) return event.toolNodeId
  if ('askNodeId' in event) return event.askNodeId
  return (event as Partial<RunEventOf<'node-start'>>).nodeId
}

/** The newest value of a field in each run, as text; runs without one are left out. */
export function countedRuns(check: Extract<Check, { kind: 'distinct' }>, { runs, document }: Evidence): string[] {
  const { event, path, among = [] } = check
  return runs.flatMap(run => {
    if (!hasEnded(run, 'finished') || !among.every(wanted => hasEvents(run, wanted, document))) return []
    const found = eventsOf(run, event, document).at(-1)
    const value = found && fieldAt(found, path)
    return value === undefined ? [] : [JSON.stringify(value)]
  })
}

/** The values that are compared: of the newest runs, where they must be alike. */
export function newestValues(check: Extract<Check, { kind: 'distinct' }>, evidence: Evidence): string[] {
  const values = countedRuns(check, evidence)
  return check.atMost === undefined ? values : values.slice(-check.runs)
}
