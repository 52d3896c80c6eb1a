import type { Document, Node, RunInputs } from '../engine/model/document'
import type { RunEvent, RunEventOf } from '../engine/model/events'
import type { CardRef, Check, EventCount, EventRef, RunEnding } from './check'
import { fieldAt, meetsCondition } from './condition'
import { sayCheck } from './say-check'

/** The state that checks depend on. */
export interface Evidence {
  document: Document
  inputs: RunInputs
  /** As of the start of the step. */
  before: { document: Document; inputs: RunInputs }
  /** The runs since the start of the step, oldest first. The last one may be in progress. */
  runs: readonly (readonly RunEvent[])[]
  /** Id of the last chosen option. */
  answer?: string
}

/** A requirement of a step. */
export interface Requirement {
  say: string
  met: boolean
  /** Progress of a count. */
  count?: { have: number; want: number }
}

export interface StepVerdict {
  passed: boolean
  requirements: Requirement[]
}

/** Evaluates the check of a step. A step without a check has no requirements. */
export function judge(check: Check | undefined, evidence: Evidence): StepVerdict {
  if (!check) return { passed: true, requirements: [] }
  const requirements = partsOf(check).map(part => ({
    say: sayCheck(part, evidence.document),
    met: isMet(part, evidence),
    ...countOf(part, evidence),
  }))
  return { passed: requirements.every(({ met }) => met), requirements }
}

/** Parts of "all" are listed one by one, unless it has its own label. */
function partsOf(check: Check): Check[] {
  return check.kind === 'all' && check.say === undefined ? check.of.flatMap(partsOf) : [check]
}

/** Whether one check passes. */
export function isMet(check: Check, evidence: Evidence): boolean {
  switch (check.kind) {
    case 'all':
      return check.of.every(part => isMet(part, evidence))
    case 'any':
      return check.of.some(part => isMet(part, evidence))
    case 'not':
      return !isMet(check.of, evidence)
    case 'card': {
      const { where = [], atLeast = check.atMost === undefined ? 1 : 0, atMost = Number.POSITIVE_INFINITY } = check
      const fitting = cardsOf(evidence, check.card).filter(card =>
        where.every(condition => meetsCondition(condition, card)),
      )
      return fitting.length >= atLeast && fitting.length <= atMost
    }
    case 'changed':
      return hasChanged(check.card, check.path, evidence)
    case 'order':
      return stands(check.above, check.below, evidence.document)
    case 'edge':
      return evidence.document.edges.some(
        ({ kind, source, target }) =>
          kind === check.edge &&
          [source, undefined].includes(check.source) &&
          [target, undefined].includes(check.target),
      )
    case 'run':
      return fittingRuns(check, evidence) >= (check.times ?? 1)
    case 'distinct': {
      const { atLeast = 1, atMost = Number.POSITIVE_INFINITY, runs } = check
      const values = valuesOf(check, evidence)
      const different = new Set(values).size
      return values.length >= runs && different >= atLeast && different <= atMost
    }
    case 'answer':
      return evidence.answer !== undefined && (check.option === undefined || check.option === evidence.answer)
  }
}

function countOf(check: Check, evidence: Evidence): Pick<Requirement, 'count'> {
  if (check.kind === 'run' && (check.times ?? 1) > 1) {
    const want = check.times ?? 1
    return { count: { have: Math.min(fittingRuns(check, evidence), want), want } }
  }
  if (check.kind !== 'distinct') return {}
  return { count: { have: Math.min(valuesOf(check, evidence).length, check.runs), want: check.runs } }
}

/** A card as conditions see it. */
type CardView = Pick<Node, 'id' | 'type' | 'config' | 'policy'> & { input: RunInputs[string] | undefined }

function cardsOf({ document, inputs }: Pick<Evidence, 'document' | 'inputs'>, ref: CardRef): CardView[] {
  return document.pipelines
    .flatMap(({ nodes }) => nodes)
    .filter(node => fits(node, ref))
    .map(node => ({ ...node, input: inputs[node.id] }))
}

function fits({ id, type, config }: Node, ref: CardRef): boolean {
  const name = typeof config.name === 'string' ? config.name : ''
  return (
    (ref.id === undefined || ref.id === id) &&
    (ref.type === undefined || ref.type === type) &&
    (ref.name === undefined || sameName(ref.name, name))
  )
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** A new card counts as changed when the field has a value. */
function hasChanged(ref: CardRef, path: string, evidence: Evidence): boolean {
  const old = new Map(cardsOf(evidence.before, ref).map(card => [card.id, fieldAt(card, path)]))
  return cardsOf(evidence, ref).some(card => JSON.stringify(fieldAt(card, path)) !== JSON.stringify(old.get(card.id)))
}

function stands(above: CardRef, below: CardRef, { pipelines }: Document): boolean {
  return pipelines.some(({ nodes }) => {
    const first = nodes.findIndex(node => fits(node, above))
    return first !== -1 && nodes.slice(first + 1).some(node => fits(node, below))
  })
}

function fittingRuns(check: Extract<Check, { kind: 'run' }>, { runs, document }: Evidence): number {
  const { ended = 'finished', events = [] } = check
  return runs.filter(run => hasEnded(run, ended) && events.every(wanted => hasEvents(run, wanted, document))).length
}

function hasEnded(run: readonly RunEvent[], wanted: RunEnding): boolean {
  const last = run.at(-1)
  if (last?.type !== 'run-end') return false
  if (wanted === 'stopped') return last.status === 'stopped' || last.status === 'limit'
  return wanted === 'any' || last.status === wanted
}

function hasEvents(run: readonly RunEvent[], wanted: EventCount, document: Document): boolean {
  const { atLeast = wanted.atMost === undefined ? 1 : 0, atMost = Number.POSITIVE_INFINITY } = wanted
  const count = eventsOf(run, wanted, document).length
  return count >= atLeast && count <= atMost
}

function eventsOf(run: readonly RunEvent[], { type, card, where = [] }: EventRef, document: Document): RunEvent[] {
  const nodes = card && new Set(cardsOf({ document, inputs: {} }, card).map(({ id }) => id))
  return run.filter(
    event =>
      event.type === type &&
      (!nodes || nodes.has(cardOf(event) ?? '')) &&
      where.every(condition => meetsCondition(condition, event)),
  )
}

/** The card that shows the event. */
function cardOf(event: RunEvent): string | null | undefined {
  if ('toolNodeId' in event) return event.toolNodeId
  if ('askNodeId' in event) return event.askNodeId
  return (event as Partial<RunEventOf<'node-start'>>).nodeId
}

/** The newest value of a field in each run, as text; runs without one are left out. */
function valuesOf({ event, path }: Extract<Check, { kind: 'distinct' }>, { runs, document }: Evidence): string[] {
  return runs.flatMap(run => {
    if (!hasEnded(run, 'finished')) return []
    const found = eventsOf(run, event, document).at(-1)
    const value = found && fieldAt(found, path)
    return value === undefined ? [] : [JSON.stringify(value)]
  })
}
