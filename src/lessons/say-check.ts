import type { Document } from '../engine/model/document'
import type { CardRef, Check, EventCount } from './check'

/** The label of a check: what to do, in a short line. */
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
      return sayCard(check, document)
    case 'changed':
      return `Change “${fieldName(check.path)}” of ${nameOf(check.card, document)}`
    case 'order':
      return `Put ${nameOf(check.above, document)} above ${nameOf(check.below, document)}`
    case 'edge':
      return check.edge === 'tool' ? 'Offer a pipeline as a tool' : 'Lead on to another pipeline'
    case 'run':
      return sayRun(check, document)
    case 'distinct':
      return `Run it ${timesInWords(check.runs)}`
    case 'answer':
      return check.option === undefined ? 'Say what you think' : 'Find the right answer'
  }
}

function sayCard(
  { card, where = [], atMost, atLeast = 1 }: Extract<Check, { kind: 'card' }>,
  document: Document,
): string {
  const [condition] = where
  const words = condition?.has ?? condition?.is
  if (atMost === 0) return `Take away ${nameOf(card, document)}`
  if (condition && words !== undefined && words !== null && words !== '') {
    return `Write “${words}” into “${fieldName(condition.path)}” of ${nameOf(card, document)}`
  }
  if (condition) return `Change “${fieldName(condition.path)}” of ${nameOf(card, document)}`
  if (card.id === undefined && atLeast === 1)
    return `Add ${nameOf(card, document)
      .replace(/^the (?=[aeiou])/, 'an ')
      .replace(/^the /, 'a ')}`
  return `Have ${nameOf(card, document)}${atLeast > 1 ? ` ${timesInWords(atLeast)}` : ''}`
}

function sayRun(
  { times = 1, ended = 'finished', events = [] }: Extract<Check, { kind: 'run' }>,
  document: Document,
): string {
  const value = events.map(event => sayValue(event, document)).find(said => said !== undefined)
  if (value && ended === 'finished') return `Run it${times > 1 ? ` ${timesInWords(times)}` : ''}, and get ${value}`
  const run = ended === 'failed' ? 'Have a run that fails' : ended === 'stopped' ? 'Stop a run' : 'Press Run'
  const seen = events.some(({ where }) => where?.length) ? ', and see it happen' : ''
  return `${run}${times > 1 ? `, ${timesInWords(times)}` : ''}${seen}`
}

/** "more than 50 on the gauge card"; undefined where nothing of a card is compared. */
function sayValue({ card, where = [] }: EventCount, document: Document): string | undefined {
  if (!card) return undefined
  for (const { near, above, below, has } of where) {
    const on = `on ${nameOf(card, document)}`
    if (near !== undefined) return `${near} ${on}`
    if (above !== undefined) return `more than ${above} ${on}`
    if (below !== undefined) return `less than ${below} ${on}`
    if (has !== undefined) return `“${has}” ${on}`
  }
  return undefined
}

const timesInWords = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`)

/** A card in words: “the color card “mood””. */
export function nameOf({ id, type, name }: CardRef, document: Document): string {
  const node = document.pipelines.flatMap(({ nodes }) => nodes).find(each => each.id === id)
  const given = name ?? node?.config.name ?? node?.config.label
  const kind = (type ?? node?.type ?? '').replace(/_(display|trigger)$/, '').replaceAll('_', ' ')
  return ['the', kind, 'card', given && `“${given}”`].filter(Boolean).join(' ')
}

/** The label of a field, by its path. */
export function fieldName(path: string): string {
  const last = path.split('.').at(-1) ?? path
  const words = last === 'input' ? 'message' : last.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
