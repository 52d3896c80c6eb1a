import type { Document } from '../../engine/document'
import type { CardRef, Check } from './check'
import type { Condition } from './condition'

/** What a check asks for, in a short line that a person can follow. */
export function sayCheck(check: Check, document: Document): string {
  if (check.say) return check.say
  switch (check.kind) {
    case 'all':
      return check.of.map(part => sayCheck(part, document)).join(', and ')
    case 'any':
      return check.of.map(part => sayCheck(part, document)).join(', or ')
    case 'not':
      return `Not: ${sayCheck(check.of, document)}`
    case 'card':
      if (check.atMost === 0) return `Take away ${nameOf(check.card, document)}`
      return `Have ${nameOf(check.card, document)}${sayWhere(check.where)}`
    case 'changed':
      return `Change “${fieldName(check.path)}” of ${nameOf(check.card, document)}`
    case 'order':
      return `Put ${nameOf(check.above, document)} above ${nameOf(check.below, document)}`
    case 'edge':
      return check.edge === 'tool' ? 'Offer a pipeline as a tool' : 'Lead on to another pipeline'
    case 'run':
      return sayRun(check)
    case 'distinct':
      return `Run it ${timesInWords(check.runs)}`
    case 'answer':
      return check.option === undefined ? 'Say what you think' : 'Find the right answer'
  }
}

function sayRun({ times = 1, ended = 'finished', events = [] }: Extract<Check, { kind: 'run' }>): string {
  const run = ended === 'failed' ? 'Have a run that fails' : ended === 'stopped' ? 'Stop a run' : 'Press Run'
  const seen = events.some(({ where }) => where?.length) ? ', and see it happen' : ''
  return `${run}${times > 1 ? `, ${timesInWords(times)}` : ''}${seen}`
}

const timesInWords = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`)

function nameOf({ id, type, name }: CardRef, document: Document): string {
  const node = document.pipelines.flatMap(({ nodes }) => nodes).find(each => each.id === id)
  const given = name ?? node?.config.name ?? node?.config.label
  const kind = (type ?? node?.type ?? 'card').replaceAll('_', ' ')
  return given ? `the ${kind} “${given}”` : `the ${kind}`
}

function sayWhere(where: readonly Condition[] | undefined): string {
  const [first] = where ?? []
  const text = first?.has ?? first?.is
  return text === undefined || text === null || text === '' ? '' : ` with “${text}”`
}

function fieldName(path: string): string {
  const last = path.split('.').at(-1) ?? path
  return last === 'input' ? 'Message' : last.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
