import { msg } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { Asked } from './asked'
import { asSchema } from './form'
import { fold, type Words } from './lexicon'
import { choicesIn, itemsIn, keywordsOf, pairsIn, takes } from './lists'
import { isOfKind } from './looks'
import { hasSign, read } from './read'
import { type Chosen, propertiesOf } from './shapes'

/**
 * What a bag gets: what follows a word of taking, or a list with a known thing that can be carried. Weather, places and people
 * go into no bag. A question names only known things.
 */
export function packed({ said, reading }: Asked): string[] {
  const { words, isQuestion } = reading
  const items = itemsIn(said, words).map(item => ({ item, things: read(item, words).things }))
  const isCarried = ({ things }: (typeof items)[number]) =>
    things.some(({ id }) => !isOfKind(id, 'weather') && !isOfKind(id, 'person') && !isOfKind(id, 'place'))
  const isTaken = takes(said, words)
  const isList = !isQuestion && (isTaken || (items.length > 1 && items.some(isCarried)))
  const mayBe = (each: (typeof items)[number], at: number) => {
    const isPhrase = each.item.includes(' ')
    // What a list begins with may be an introduction: "my class goes swimming, towel, goggles". "Sun cream" is not the sun.
    const isIntroduction = at === 0 && isPhrase && !isTaken && !said.includes(':')
    return isCarried(each) || (!isIntroduction && (each.things.length === 0 || isPhrase))
  }
  return items.filter(isList ? mayBe : isCarried).map(({ item }) => item)
}

/** Whether a list of a prompt is that of a bag. */
export const isOfBag = ({ system, lexicons }: Asked, tool: Tool): boolean =>
  hasWordOfPacking(`${tool.name.replaceAll('_', ' ')} ${system}`, lexicons)

const hasWordOfPacking = (text: string, lexicons: readonly Words[]) =>
  lexicons.some(words => hasSign(words, 'bag', text).length > 0)

/** What a list shows: what the text lists, else its things, else its main words. */
export function listItems(asked: Asked): string[] {
  const { reading, said } = asked
  const listed = itemsIn(said, reading.words)
  if (listed.length > 1) return listed
  const named = reading.things.map(({ text }) => text)
  return [listed, named, keywordsOf(reading), ['-']].find(list => list.length > 0) as string[]
}

/** The numbers of the text with what they count, else what it lists. */
export function table(asked: Asked): Chosen {
  const { said, reading } = asked
  const pairs = pairsIn(said, reading.words)
  const heads = [
    asked.messages.localize(msg({ message: 'What', note: 'The head of a column with names of things.' })),
    asked.messages.localize(msg({ message: 'How much', note: 'The head of a column with numbers.' })),
  ]
  return pairs.length > 0
    ? {
        args: { columns: heads, rows: pairs.map(({ label, value }) => [label, value]) },
        why: msg('The text gives these numbers.'),
      }
    : {
        args: { columns: heads, rows: listItems(asked).map(item => [item, '']) },
        why: msg('The text gives no numbers.'),
      }
}

/** The numbers of a text as a chart. */
export function chart(asked: Asked, tool: Tool): Chosen {
  const { said, reading } = asked
  const pairs = pairsIn(said, reading.words).slice(0, 12)
  const unit = pairs.find(pair => pair.unit)?.unit
  const isDegrees = unit !== undefined && unit !== '%'
  const isWhole = unit === '%' && pairs.every(({ value }) => value >= 0)
  const values = pairs.map(({ label, value }) => ({ label, value }))
  const kinds = asSchema(propertiesOf(tool).kind)
  const kind: JsonObject = Array.isArray(kinds.enum) ? { kind: isDegrees ? 'line' : isWhole ? 'pie' : 'bar' } : {}
  if (values.length > 0)
    return { args: { ...kind, values: [...values], ...(unit && { unit }) }, why: msg('The text gives these numbers.') }
  // A chart must have numbers: those of the words themselves.
  const lengths = listItems(asked)
    .slice(0, 12)
    .map(label => ({ label: label.slice(0, 40), value: [...label].length }))
  return {
    args: { ...kind, values: lengths },
    why: msg('The text gives no numbers. These are the letters of its words.'),
  }
}

/** A question with the choices of the text. */
export function survey(asked: Asked): Chosen {
  const { said, reading, messages } = asked
  const choices = choicesIn(said, reading.words)
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  if (choices.length > 1) {
    const question = messages.localize(msg('Which one do you choose?'))
    return {
      args: { question, options: optionsOf(choices.map(capital)), allowMultiple: false },
      why: msg('The text lists these to choose from.'),
    }
  }
  const answers = [msg({ message: 'Yes', context: 'answer' }), msg({ message: 'No', context: 'answer' })].map(each =>
    messages.localize(each),
  )
  return {
    args: {
      question: messages.localize(msg('I found nothing to choose from in the text. Shall I go on?')),
      options: optionsOf(answers),
      allowMultiple: false,
    },
    why: msg('The text offers no choices.'),
  }
}

function optionsOf(labels: readonly string[]): JsonValue[] {
  const ids = labels.map(
    (label, at) =>
      fold(label)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 24) || `option-${at + 1}`,
  )
  return labels.map((label, at) => ({
    id: ids.indexOf(ids[at] as string) === at ? (ids[at] as string) : `${ids[at]}-${at + 1}`,
    label: label.slice(0, 80),
  }))
}
