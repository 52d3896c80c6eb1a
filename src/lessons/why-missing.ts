import type { Document } from '../engine/model/document'
import type { RunEvent } from '../engine/model/events'
import { cardsOf } from './cards'
import type { Check, EventCount } from './check'
import { type CheckCondition, fieldAt, meetsCondition } from './condition'
import type { Evidence } from './evidence'
import { countedRuns, eventsOf, hasEnded, hasEvents, newestValues, type Run, ranWithField } from './runs'
import { fieldName, nameOf } from './say-check'

type IsMet = (check: Check, evidence: Evidence) => boolean

/**
 * Why a tick is missing, by what the newest run did. Nothing before the first run of a step: until then the label says
 * what to do.
 */
export function whyMissing(check: Check, evidence: Evidence, isMet: IsMet): string | undefined {
  const run = evidence.runs.findLast(each => hasEnded(each, 'any'))
  if (!run) return undefined
  switch (check.kind) {
    case 'all':
    case 'any': {
      const missing = check.of.find(part => !isMet(part, evidence))
      return check.why ?? (missing && whyMissing(missing, evidence, isMet))
    }
    case 'not':
      return check.why ?? 'It is still so.'
    case 'card':
      return check.why ?? whyNoCard(check, evidence)
    case 'changed':
      return check.why ?? `“${fieldName(check.path)}” is as it was before.`
    case 'order':
      return check.why ?? `It is not above ${nameOf(check.below, evidence.document)} yet.`
    case 'edge':
      return check.why ?? 'They are not joined yet.'
    case 'run':
      return whyNoRun(check, run, evidence)
    case 'distinct':
      return whyNotDistinct(check, run, evidence)
    case 'answer':
      if (evidence.answer === undefined) return 'You have not chosen an answer yet.'
      return check.why ?? 'That answer does not fit. Choose another one.'
  }
}

function whyNoCard({ card, where, atMost }: Extract<Check, { kind: 'card' }>, evidence: Evidence): string {
  const name = nameOf(card, evidence.document)
  if (atMost === 0) return `${capital(name)} is still there.`
  const found = cardsOf(evidence, card)[0]
  if (!found) return `There is no such card yet: ${name.replace(/^the /, '')}.`
  const unmet = where?.find(condition => !meetsCondition(condition, found))
  if (!unmet) return 'There are not enough of them yet.'
  return `“${fieldName(unmet.path)}” is not like that yet.${sayFound(unmet, fieldAt(found, unmet.path))}`
}

function whyNoRun(check: Extract<Check, { kind: 'run' }>, run: Run, evidence: Evidence): string | undefined {
  const { ended = 'finished', events = [], fields = [], why } = check
  const status = run.at(-1)
  if (status?.type !== 'run-end') return undefined
  if (!hasEnded(run, ended)) return whyOtherEnding(status, run, ended)
  const field = fields.find(each => !ranWithField(run, each, evidence.before))
  if (field) {
    const of = `“${fieldName(field.path)}” of ${nameOf(field.card, evidence.document)}`
    return why ?? (field.changed ? `In your last run, ${of} was as before.` : `In your last run, ${of} was changed.`)
  }
  const event = events.find(wanted => !hasEvents(run, wanted, evidence.document))
  return event && (event.why ?? why ?? whyNoEvent(event, run, evidence.document))
}

function whyOtherEnding({ status, message }: Extract<RunEvent, { type: 'run-end' }>, run: Run, wanted: string): string {
  if (status === 'finished') {
    return wanted === 'stopped' ? 'The run went on to its end: press Stop before.' : 'Nothing failed in your last run.'
  }
  if (status === 'stopped') return 'The last run was stopped before its end. Run it again.'
  const failed = run.findLast(event => event.type === 'node-error')
  const said = message ?? (failed?.type === 'node-error' ? failed.message : '')
  return `The last run did not come to its end.${said ? ` ${said}` : ''}`
}

const nothingCame: Partial<Record<RunEvent['type'], string>> = {
  request: 'No model was asked.',
  response: 'No answer came.',
  route: 'The router chose no way.',
  'await-user': 'You were not asked anything.',
  'user-answer': 'You were not asked anything, or did not answer.',
  'node-error': 'Nothing failed in your last run.',
}

function whyNoEvent(wanted: EventCount, run: Run, document: Document): string {
  const { type, card, where = [], atMost } = wanted
  const found = eventsOf(run, wanted, document)
  if (atMost !== undefined && found.length > atMost) return whyTooMany(type, found)
  const { where: _, ...any } = wanted
  const last = eventsOf(run, any, document).at(-1)
  if (!last) {
    if (type === 'tool-result' || type === 'tool-call')
      return card ? `The model did not use ${nameOf(card, document)}.` : 'The model used no tool.'
    return card && type === 'node-end'
      ? `${capital(nameOf(card, document))} did not run.`
      : (nothingCame[type] ?? 'It did not happen in your last run.')
  }
  const unmet = where.find(condition => !meetsCondition(condition, last))
  if (last.type === 'route') return `It went to “${last.selectedPath.blockTitle}”.`
  if (last.type === 'tool-result' && last.isError) return `The model used the tool, but it went wrong: ${last.content}`
  return `It did not come out like that in your last run.${unmet ? sayFound(unmet, fieldAt(last, unmet.path)) : ''}`
}

function whyTooMany(type: RunEvent['type'], [first]: RunEvent[]): string {
  if (first?.type === 'tool-call') return `The model used a tool: ${first.call.name}.`
  if (first?.type === 'tool-result') return `A tool was used: ${first.toolName}.`
  return type === 'await-user' ? 'The model asked you something.' : 'It happened in your last run.'
}

function whyNotDistinct(check: Extract<Check, { kind: 'distinct' }>, run: Run, evidence: Evidence): string | undefined {
  const { among = [], event, runs, atLeast = 1, why } = check
  const values = newestValues(check, evidence)
  if (values.length >= runs) {
    if (why) return why
    return new Set(values).size < atLeast
      ? 'They all came out the same so far.'
      : `The last ${runs} did not come out the same.`
  }
  if (!hasEnded(run, 'finished')) return 'The last run did not come to its end, so it does not count.'
  const missing = [...among, event].find(wanted => !hasEvents(run, wanted, evidence.document))
  if (missing)
    return `The last run does not count. ${'why' in missing && missing.why ? missing.why : whyNoEvent(missing, run, evidence.document)}`
  return countedRuns(check, evidence).length === 1 ? 'That was one run. Run it again.' : 'A few more runs are needed.'
}

/** What was there instead, where it is short enough to be said. */
function sayFound({ above, below, near, is }: CheckCondition, found: unknown): string {
  if (found === undefined || found === null || found === '') return ''
  if (typeof found === 'number') {
    if (below !== undefined && found >= below) return ` It is ${found}; it should be less than ${below}.`
    if (above !== undefined && found <= above) return ` It is ${found}; it should be more than ${above}.`
  }
  if (near !== undefined && typeof found === 'string') return ` It is ${found}, which is not ${near}.`
  return is !== undefined && ['number', 'string'].includes(typeof found) && String(found).length < 40
    ? ` It is “${found}”.`
    : ''
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
