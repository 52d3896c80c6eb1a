import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import type { Document } from '../model/document'
import type { CardRef, Check, EventCount } from './check'
import type { TypeOf } from './evidence'
import { choiceName, fieldName } from './field-name'
import { colorNames } from './plain-colors'

/** The cards that sentences name. */
interface NamedCards {
  document: Document
  /** As of the start of the step, for the names of cards that were removed since. */
  before?: { document: Document }
  typeOf?: TypeOf
}

/** The label of a check: what to do, in a short line. */
export function describeCheck(check: Check, cards: NamedCards): LocalizedText {
  if (check.say) return check.say
  const card = (ref: CardRef) => theCard(ref, cards)
  switch (check.kind) {
    case 'all':
      return joined(
        check.of,
        part => describeCheck(part, cards),
        (first, second) => msg('{first}, and {second}', { first, second }),
      )
    case 'any':
      return joined(
        check.of,
        part => describeCheck(part, cards),
        (first, second) => msg('{first}, or {second}', { first, second }),
      )
    case 'not':
      return msg('Not: {what}', { what: describeCheck(check.of, cards) })
    case 'card':
      return describeCard(check, cards)
    case 'changed':
      return msg('Change “{field}” of {card}', {
        field: fieldOf(check.card, check.path, cards),
        card: card(check.card),
      })
    case 'order':
      return msg('Put {card} above {other}', { card: card(check.above), other: card(check.below) })
    case 'edge':
      return check.edge === 'tool' ? msg('Offer a pipeline as a tool') : msg('Lead on to another pipeline')
    case 'run':
      return describeRun(check, cards)
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
  cards: NamedCards,
): MessageDescriptor {
  const [condition] = where
  const words = condition?.has ?? condition?.is
  const card = theCard(ref, cards)
  if (atMost === 0) return msg('Take away {card}', { card })
  if (condition && words !== undefined && words !== null && words !== '') {
    return msg('Write “{words}” into “{field}” of {card}', {
      words: String(words),
      field: fieldOf(ref, condition.path, cards),
      card,
    })
  }
  if (condition) return msg('Change “{field}” of {card}', { field: fieldOf(ref, condition.path, cards), card })
  if (ref.id === undefined && atLeast === 1) {
    const named = cardNamed(ref, cards)
    // English alone asks how it begins.
    const vowel = /^[aeiou]/i.test(kindOf(ref, cards)) ? 'yes' : 'no'
    return msg('Add {vowel, select, yes {an} other {a}} {card}', { vowel, card: named })
  }
  return msg('Have {card}{times, plural, =1 {} =2 { twice} other { # times}}', { card, times: atLeast })
}

function describeRun(
  { times = 1, ended = 'finished', events = [] }: Extract<Check, { kind: 'run' }>,
  cards: NamedCards,
): MessageDescriptor {
  const value = events.map(event => describeValue(event, cards)).find(said => said !== undefined)
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
function describeValue({ card: ref, where = [] }: EventCount, cards: NamedCards): MessageDescriptor | undefined {
  if (!ref) return undefined
  const card = theCard(ref, cards)
  for (const { near, above, below, has } of where) {
    if (near !== undefined) return msg('{color} on {card}', { color: colorNames[near], card })
    if (above !== undefined) return msg('more than {number} on {card}', { number: above, card })
    if (below !== undefined) return msg('less than {number} on {card}', { number: below, card })
    if (has !== undefined) return msg('“{words}” on {card}', { words: has, card })
  }
  return undefined
}

const nodeOf = ({ id }: CardRef, { document, before = { document } }: NamedCards) =>
  [document, before.document]
    .flatMap(({ pipelines }) => pipelines)
    .flatMap(({ nodes }) => nodes)
    .find(each => each.id === id)

const typeName = (ref: CardRef, cards: NamedCards): string => ref.type ?? nodeOf(ref, cards)?.type ?? ''

/** The type of a card in words: "color" for "color_display". */
const kindOf = (ref: CardRef, cards: NamedCards): string =>
  typeName(ref, cards)
    .replace(/_(display|trigger)$/, '')
    .replaceAll('_', ' ')

/** The label of a card's field, as the card says it. */
export const fieldOf = (ref: CardRef, path: string, cards: NamedCards): LocalizedText =>
  fieldName(path, cards.typeOf?.(typeName(ref, cards)))

/** The label of a chosen value, as the card says it. */
export const choiceOf = (ref: CardRef, path: string, value: string, cards: NamedCards): LocalizedText | undefined =>
  choiceName(path, value, cards.typeOf?.(typeName(ref, cards)))

/** "color card “mood”" */
export function cardNamed(ref: CardRef, cards: NamedCards): MessageDescriptor {
  const node = nodeOf(ref, cards)
  const name = ref.name ?? node?.config.name ?? node?.config.label
  const kind = cards.typeOf?.(typeName(ref, cards))?.name ?? kindOf(ref, cards)
  return name ? msg('{kind} card “{name}”', { kind, name }) : msg('{kind} card', { kind })
}

/** "the color card “mood”" */
export const theCard = (ref: CardRef, cards: NamedCards): MessageDescriptor =>
  msg(
    { message: 'the {card}', note: 'A card in a sentence: “the Color card “mood””. May be without an article.' },
    { card: cardNamed(ref, cards) },
  )

/** The same at the beginning of a sentence. */
export const beginCard = (ref: CardRef, cards: NamedCards): MessageDescriptor =>
  msg({ message: 'The {card}', context: 'at the beginning of a sentence' }, { card: cardNamed(ref, cards) })
