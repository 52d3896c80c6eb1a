import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import type { RunEvent, RunEventOf } from '../model/events'
import { cardsOf } from './cards'
import type { CardRef, CardState, Check, EventCount } from './check'
import { type CheckCondition, fieldAt, meetsCondition } from './condition'
import { beginCard, cardNamed, choiceOf, fieldOf, theCard } from './describe-check'
import type { Evidence } from './evidence'
import { colorNames } from './plain-colors'
import {
  countedRuns,
  documentOf,
  eventsOf,
  hasEnded,
  hasEvents,
  newestValues,
  type Run,
  ranWithCard,
  ranWithField,
} from './runs'

type IsMet = (check: Check, evidence: Evidence) => boolean

/**
 * Why a tick is missing, by what the newest run did. Nothing before the first run of a step: until then the label says
 * what to do.
 */
export function whyMissing(check: Check, evidence: Evidence, isMet: IsMet): LocalizedText | undefined {
  if (evidence.isLate && isOfRuns(check)) return msg('You saw it before you guessed. Run it once more.')
  const newest = evidence.runs.at(-1)
  // Of a run that goes on nothing can be said yet, and an older one is not what the person looks at.
  if (newest && !hasEnded(newest, 'any')) return isWaiting(newest) && isOfRuns(check) ? WAITING : undefined
  const run = newest
  if (!run) return undefined
  switch (check.kind) {
    case 'all':
    case 'any': {
      const missing = check.of.find(part => !isMet(part, evidence))
      return check.why ?? (missing && whyMissing(missing, evidence, isMet))
    }
    case 'not':
      return check.why ?? msg('Nothing has changed.')
    case 'card':
      return whyNoCard(check, evidence)
    case 'changed':
      return check.why ?? msg('“{field}” is the same as before.', { field: fieldOf(check.card, check.path, evidence) })
    case 'order': {
      const missing = [check.above, check.below].find(card => cardsOf(evidence, card).length === 0)
      if (missing) return noSuchCard(missing, evidence)
      return check.why ?? msg('It is not above {card} yet.', { card: theCard(check.below, evidence) })
    }
    case 'edge':
      return check.why ?? msg('They are not connected yet.')
    case 'run':
      return whyNoRun(check, run, evidence)
    case 'distinct':
      return whyNotDistinct(check, run, evidence)
    case 'answer':
      if (evidence.answer === undefined) return msg('You have not chosen an answer yet.')
      return check.why ?? msg('That answer does not fit. Choose another one.')
  }
}

const WAITING = msg('It is waiting for you: choose an answer on the card.')

/** The run asked the person something, and has no answer yet. */
const isWaiting = (run: Run) => {
  const last = run.findLast(({ type }) => type === 'await-user' || type === 'user-answer')
  return last?.type === 'await-user'
}

/** Whether a check needs a run to end. */
const isOfRuns = (check: Check): boolean =>
  check.kind === 'run' || check.kind === 'distinct' || ('of' in check && [check.of].flat().some(isOfRuns))

const noSuchCard = (card: CardRef, evidence: Evidence) =>
  cardsOf(evidence.before, card).length > 0
    ? msg('{card} is gone.', { card: beginCard(card, evidence) })
    : msg('There is no such card yet: {card}.', { card: cardNamed(card, evidence) })

function whyNoCard({ card, where, atMost, why }: Extract<Check, { kind: 'card' }>, evidence: Evidence): LocalizedText {
  if (atMost === 0) return why ?? msg('{card} is still there.', { card: beginCard(card, evidence) })
  const found = cardsOf(evidence, card)[0]
  if (!found) return noSuchCard(card, evidence)
  if (why) return why
  const unmet = where?.find(condition => !meetsCondition(condition, found))
  if (!unmet) return msg('There are not enough of them yet.')
  return withFound(
    msg('“{field}” is not like that yet.', { field: fieldOf(card, unmet.path, evidence) }),
    unmet,
    found && shownValue(card, unmet.path, fieldAt(found, unmet.path), evidence),
  )
}

/** A value as the settings of its card say it: “single letters”, not “characters”. */
function shownValue(card: CardRef, path: string, value: unknown, evidence: Evidence): unknown {
  return typeof value === 'string' ? (choiceOf(card, path, value, evidence) ?? value) : value
}

function whyNoRun(check: Extract<Check, { kind: 'run' }>, run: Run, evidence: Evidence): LocalizedText | undefined {
  const { ended = 'finished', events = [], fields = [], cards = [], why } = check
  const status = run.at(-1)
  if (status?.type !== 'run-end') return undefined
  if (!hasEnded(run, ended)) return whyOtherEnding(status, run, ended)
  const field = fields.find(each => !ranWithField(run, each, evidence.before))
  if (field) {
    if (!wasThere(field.card, run, evidence)) return notThere(field.card, evidence)
    if (why) return why
    const values = { field: fieldOf(field.card, field.path, evidence), card: theCard(field.card, evidence) }
    return field.changed
      ? msg('In your last run, “{field}” of {card} was the same as before.', values)
      : msg('In your last run, “{field}” of {card} was changed.', values)
  }
  const state = cards.find(each => !ranWithCard(run, each))
  if (state) {
    if (!wasThere(state.card, run, evidence)) return notThere(state.card, evidence)
    return state.why ?? why ?? whyOtherCard(state, evidence)
  }
  const event = events.find(wanted => !hasEvents(run, wanted, evidence.document))
  return event && whyNoEvent(event, why, run, evidence)
}

/** What a card had otherwise when it ran. */
function whyOtherCard({ card, where }: CardState, evidence: Evidence): LocalizedText {
  const field = fieldOf(card, where[0]?.path ?? '', evidence)
  return msg('“{field}” was not like that in your last run.', { field })
}

/**
 * Why a run lacks an event. A lesson's sentence is about what its cards did, so what they could not do, because they were
 * not there, did not run or failed, comes first.
 */
const whyNoEvent = (wanted: EventCount, why: LocalizedText | undefined, run: Run, evidence: Evidence): LocalizedText =>
  whyNothing(wanted, run, evidence) ?? wanted.why ?? why ?? whyOtherEvent(wanted, run, evidence)

function whyNothing(wanted: EventCount, run: Run, evidence: Evidence): LocalizedText | undefined {
  const { type, card, where = [], atMost } = wanted
  const { document } = evidence
  if (atMost !== undefined) return undefined
  if (card && !wasThere(card, run, evidence)) return notThere(card, evidence)
  if (type === 'tool-result') {
    if (where.some(({ path, is }) => path === 'isError' && is === true)) return undefined
    // A failed call has no data.
    const others = where.filter(({ path }) => path !== 'isError' && !path.startsWith('data.'))
    const last = eventsOf(run, { ...wanted, where: others }, document).at(-1)
    return last?.type === 'tool-result' && last.isError ? wentWrong(last) : undefined
  }
  if (!ofRunningCards.has(type) || eventsOf(run, { ...wanted, where: [] }, document).length > 0) return undefined
  if (card === undefined) return nothingCame[type]
  return eventsOf(run, { type: 'node-start', card }, document).length === 0
    ? msg('{card} did not run.', { card: beginCard(card, evidence) })
    : undefined
}

const wasThere = (card: CardRef, run: Run, { document }: Evidence) =>
  cardsOf({ document: documentOf(run, document), inputs: {} }, card).length > 0

const notThere = (card: CardRef, evidence: Evidence) =>
  msg('{card} was not there in your last run.', { card: beginCard(card, evidence) })

/** A failed call, with its reason for the person, or that of a response (`data.error`); else with what the model got. */
function wentWrong(result: RunEventOf<'tool-result'>): LocalizedText {
  const error = fieldAt(result, 'data.error')
  const reason = result.error ?? (typeof error === 'string' ? error : result.content)
  return msg('The model used the tool, but it went wrong: {reason}', { reason })
}

function whyOtherEnding(
  { status, message }: Extract<RunEvent, { type: 'run-end' }>,
  run: Run,
  wanted: string,
): LocalizedText {
  if (status === 'finished') {
    return wanted === 'stopped'
      ? msg('The run went on to its end. Press Stop before that.')
      : msg('Nothing failed in your last run.')
  }
  if (status === 'stopped') return msg('The last run was stopped before its end. Run it again.')
  const failed = run.findLast(event => event.type === 'node-error')
  const said = message ?? (failed?.type === 'node-error' ? failed.message : '')
  const ended = msg('The last run did not finish.')
  return said ? after(ended, said) : ended
}

/** Events that a card has when it runs itself; those of tools come when a model calls them. */
const ofRunningCards: ReadonlySet<RunEvent['type']> = new Set([
  'request',
  'text-delta',
  'reasoning-delta',
  'usage',
  'response',
  'route',
  'node-end',
] as const)

const nothingCame: Partial<Record<RunEvent['type'], LocalizedText>> = {
  request: msg('No model was asked.'),
  response: msg('No answer came.'),
  route: msg('The router did not choose a path.'),
  'await-user': msg('You were not asked anything.'),
  'user-answer': msg('You were not asked anything, or did not answer.'),
  'node-error': msg('Nothing failed in your last run.'),
}

function whyOtherEvent(wanted: EventCount, run: Run, evidence: Evidence): LocalizedText {
  const { document } = evidence
  const { type, card, where = [], atMost } = wanted
  const found = eventsOf(run, wanted, document)
  if (atMost !== undefined && found.length > atMost) return whyTooMany(type, found)
  const { where: _, ...any } = wanted
  const last = eventsOf(run, any, document).at(-1)
  if (!last) {
    if (type === 'tool-result' || type === 'tool-call')
      return card
        ? msg('The model did not use {card}.', { card: theCard(card, evidence) })
        : msg('The model used no tool.')
    // A run can fail without an error of a card.
    const nothing = type === 'node-error' && !hasEnded(run, 'finished') ? undefined : nothingCame[type]
    return nothing ?? msg('It did not happen in your last run.')
  }
  const unmet = where.find(condition => !meetsCondition(condition, last))
  if (last.type === 'route') return msg('It went to “{pipeline}”.', { pipeline: last.selectedPath.blockTitle })
  if (last.type === 'tool-result' && last.isError) return wentWrong(last)
  const other = msg('It did not turn out like that in your last run.')
  return unmet ? withFound(other, unmet, fieldAt(last, unmet.path)) : other
}

function whyTooMany(type: RunEvent['type'], [first]: RunEvent[]): LocalizedText {
  if (first?.type === 'tool-call') return msg('The model used a tool: {tool}.', { tool: first.call.name })
  if (first?.type === 'tool-result') return msg('A tool was used: {tool}.', { tool: first.toolName })
  return type === 'await-user' ? msg('The model asked you something.') : msg('It happened in your last run.')
}

function whyNotDistinct(
  check: Extract<Check, { kind: 'distinct' }>,
  run: Run,
  evidence: Evidence,
): LocalizedText | undefined {
  const { among = [], event, runs, atLeast = 1, why } = check
  const values = newestValues(check, evidence)
  if (values.length >= runs) {
    if (why) return why
    return new Set(values).size < atLeast
      ? msg('They have all come out the same so far.')
      : msg('The last {runs} did not come out the same.', { runs })
  }
  if (!hasEnded(run, 'finished')) return msg('The last run did not finish, so it does not count.')
  const missing: EventCount | undefined = [...among, event].find(wanted => !hasEvents(run, wanted, evidence.document))
  if (missing) return after(msg('The last run does not count.'), whyNoEvent(missing, undefined, run, evidence))
  return countedRuns(check, evidence).length === 1
    ? atLeast > 1
      ? msg('That was one run. Now do what the step says, and run it again.')
      : msg('That was one run. Run it again.')
    : msg('A few more runs are needed.')
}

/** Two sentences. */
const after = (first: LocalizedText, second: LocalizedText) =>
  msg({ message: '{first} {second}', note: 'Two sentences after one another.' }, { first, second })

/** With what was there instead, where it is short enough to be said. */
function withFound(sentence: LocalizedText, { above, below, near, is }: CheckCondition, found: unknown): LocalizedText {
  if (found === undefined || found === null || found === '') return sentence
  if (typeof found === 'number') {
    if (below !== undefined && found >= below)
      return after(sentence, msg('It is {found}; it should be less than {most}.', { found, most: below }))
    if (above !== undefined && found <= above)
      return after(sentence, msg('It is {found}; it should be more than {least}.', { found, least: above }))
  }
  if (near !== undefined && typeof found === 'string')
    return after(sentence, msg('It is {found}, which is not {color}.', { found, color: colorNames[near] }))
  if (is === undefined) return sentence
  // A label of a choice is a message.
  if (typeof found === 'object') return after(sentence, msg('It is “{found}”.', { found: found as MessageDescriptor }))
  return (typeof found === 'string' || Number.isInteger(found)) && String(found).length < 40
    ? after(sentence, msg('It is “{found}”.', { found: String(found) }))
    : sentence
}
