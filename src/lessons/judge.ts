import type { LocalizedText } from '../language/message'
import type { Document } from '../model/document'
import { cardsOf, fits, hasChanged } from './cards'
import type { CardRef, Check } from './check'
import { meetsCondition } from './condition'
import { describeCheck } from './describe-check'
import type { Evidence } from './evidence'
import { countedRuns, fittingRuns, newestValues } from './runs'
import { whyMissing } from './why-missing'

/** A requirement of a step. */
export interface Requirement {
  say: LocalizedText
  met: boolean
  /** Why it is not met, once a run was made. */
  why?: LocalizedText
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
  const requirements = partsOf(check).map(part => {
    const met = isMet(part, evidence)
    const why = met ? undefined : whyMissing(part, evidence, isMet)
    return {
      say: describeCheck(part, evidence),
      met,
      ...(why !== undefined && { why }),
      ...countOf(part, evidence),
    }
  })
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
      return hasChanged(check.card, check.path, evidence.before, evidence)
    case 'order':
      return isAbove(check.above, check.below, evidence.document)
    case 'edge':
      return evidence.document.edges.some(
        ({ kind, source, target }) =>
          kind === check.edge &&
          [source, undefined].includes(check.source) &&
          [target, undefined].includes(check.target),
      )
    case 'run':
      return fittingRuns(check, evidence).length >= (check.times ?? 1)
    case 'distinct': {
      const { atLeast = 1, atMost = Number.POSITIVE_INFINITY, runs } = check
      const values = newestValues(check, evidence)
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
    return { count: { have: Math.min(fittingRuns(check, evidence).length, want), want } }
  }
  if (check.kind !== 'distinct') return {}
  return { count: { have: Math.min(countedRuns(check, evidence).length, check.runs), want: check.runs } }
}

function isAbove(above: CardRef, below: CardRef, { pipelines }: Document): boolean {
  return pipelines.some(({ nodes }) => {
    const first = nodes.findIndex(node => fits(node, above))
    return first !== -1 && nodes.slice(first + 1).some(node => fits(node, below))
  })
}
