import type { Document } from '../engine/model/document'
import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import type { CardRef, Check, EventCount } from './check'
import { fieldName } from './field-name'
import { colorNames } from './plain-colors'

/** The name of a node type, as its cards have it. */
export type NameOfType = (type: string) => LocalizedText | undefined

/** The label of a check: what to do, in a short line. */
export function describeCheck(check: Check, document: Document, nameOfType?: NameOfType): LocalizedText {
  if (check.say) return check.say
  const card = (ref: CardRef) => theCard(ref, document, nameOfType)
  switch (check.kind) {
    case 'all':
      return joined(
        check.of,
        part => describeCheck(part, document, nameOfType),
        (first, second) => msg('{first}, and {second}', { first, second }),
      )
    case 'any':
      return joined(
        check.of,
        part => describeCheck(part, document, nameOfType),
        (first, second) => msg('{first}, or {second}', { first, second }),
      )
    case 'not':
      return msg('Not: {what}', { what: describeCheck(check.of, document, nameOfType) })
    case 'card':
      return describeCard(check, document, nameOfType)
    case 'changed':
      return msg('Change “{field}” of {card}', { field: fieldName(check.path), card: card(check.card) })
    case 'order':
      return msg('Put {card} above {other}', { card: card(check.above), other: card(check.below) })
    case 'edge':
      return check.edge === 'tool' ? msg('Offer a pipeline as a tool') : msg('Lead on to another pipeline')
    case 'run':
      return describeRun(check, document, nameOfType)
    case 'distinct':
      return msg('Run it {times, plural, =1 {once} =2 {twice} other {# times}}', { times: check.runs })
    case 'answer':
      return check.option === undefined ? msg('Say what you think') : msg('Find the right answer')
  }
}

/** Several parts in one line, two at a time: halves of halves, so that none is deep within others. */
function joined(
  parts: readonly Check[],
  say: (part: Check) => LocalizedText,
  join: (first: LocalizedText, second: LocalizedText) => LocalizedText,
): LocalizedText {
  const [first] = parts
  if (!first) return ''
  if (parts.length === 1) return say(first)
  const half = Math.ceil(parts.length / 2)
  return join(joined(parts.slice(0, half), say, join), joined(parts.slice(half), say, join))
}

function describeCard(
  { card: ref, where = [], atMost, atLeast = 1 }: Extract<Check, { kind: 'card' }>,
  document: Document,
  nameOfType?: NameOfType,
): MessageDescriptor {
  const [condition] = where
  const words = condition?.has ?? condition?.is
  const card = theCard(ref, document, nameOfType)
  if (atMost === 0) return msg('Take away {card}', { card })
  if (condition && words !== undefined && words !== null && words !== '') {
    return msg('Write “{words}” into “{field}” of {card}', {
      words: String(words),
      field: fieldName(condition.path),
      card,
    })
  }
  if (condition) return msg('Change “{field}” of {card}', { field: fieldName(condition.path), card })
  if (ref.id === undefined && atLeast === 1) {
    const named = cardNamed(ref, document, nameOfType)
    // English alone asks how it begins.
    const vowel = /^[aeiou]/i.test(kindOf(ref, document)) ? 'yes' : 'no'
    return msg('Add {vowel, select, yes {an} other {a}} {card}', { vowel, card: named })
  }
  return msg('Have {card}{times, plural, =1 {} =2 { twice} other { # times}}', { card, times: atLeast })
}

function describeRun(
  { times = 1, ended = 'finished', events = [] }: Extract<Check, { kind: 'run' }>,
  document: Document,
  nameOfType?: NameOfType,
): MessageDescriptor {
  const value = events.map(event => describeValue(event, document, nameOfType)).find(said => said !== undefined)
  if (value && ended === 'finished')
    return msg('Run it{times, plural, =1 {} =2 { twice} other { # times}}, and get {value}', { times, value })
  const seen = events.some(({ where }) => where?.length) ? 'yes' : 'no'
  if (ended === 'failed')
    return msg(
      'Have a run that fails{times, plural, =1 {} =2 {, twice} other {, # times}}{seen, select, yes {, and see it happen} other {}}',
      { times, seen },
    )
  if (ended === 'stopped')
    return msg(
      'Stop a run{times, plural, =1 {} =2 {, twice} other {, # times}}{seen, select, yes {, and see it happen} other {}}',
      { times, seen },
    )
  return msg(
    'Press Run{times, plural, =1 {} =2 {, twice} other {, # times}}{seen, select, yes {, and see it happen} other {}}',
    { times, seen },
  )
}

/** "more than 50 on the gauge card"; undefined where nothing of a card is compared. */
function describeValue(
  { card: ref, where = [] }: EventCount,
  document: Document,
  nameOfType?: NameOfType,
): MessageDescriptor | undefined {
  if (!ref) return undefined
  const card = theCard(ref, document, nameOfType)
  for (const { near, above, below, has } of where) {
    if (near !== undefined) return msg('{color} on {card}', { color: colorNames[near], card })
    if (above !== undefined) return msg('more than {number} on {card}', { number: above, card })
    if (below !== undefined) return msg('less than {number} on {card}', { number: below, card })
    if (has !== undefined) return msg('“{words}” on {card}', { words: has, card })
  }
  return undefined
}

const nodeOf = ({ id }: CardRef, document: Document) =>
  document.pipelines.flatMap(({ nodes }) => nodes).find(each => each.id === id)

/** The type of a card in words: "color" for "color_display". */
function kindOf(ref: CardRef, document: Document): string {
  const type = ref.type ?? nodeOf(ref, document)?.type ?? ''
  return type.replace(/_(display|trigger)$/, '').replaceAll('_', ' ')
}

/** "color card “mood”" */
export function cardNamed(ref: CardRef, document: Document, nameOfType?: NameOfType): MessageDescriptor {
  const node = nodeOf(ref, document)
  const name = ref.name ?? node?.config.name ?? node?.config.label
  const kind = nameOfType?.(ref.type ?? node?.type ?? '') ?? kindOf(ref, document)
  return name ? msg('{kind} card “{name}”', { kind, name }) : msg('{kind} card', { kind })
}

/** "the color card “mood”" */
export const theCard = (ref: CardRef, document: Document, nameOfType?: NameOfType): MessageDescriptor =>
  msg(
    { message: 'the {card}', note: 'A card in a sentence: “the Color card “mood””. May be without an article.' },
    { card: cardNamed(ref, document, nameOfType) },
  )

/** The same at the beginning of a sentence. */
export const beginCard = (ref: CardRef, document: Document, nameOfType?: NameOfType): MessageDescriptor =>
  msg(
    { message: 'The {card}', context: 'at the beginning of a sentence' },
    { card: cardNamed(ref, document, nameOfType) },
  )
