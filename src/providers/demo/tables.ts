import { msg } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { Asked } from './asked'
import { asSchema } from './form'
import { fold, type Words } from './lexicon'
import { choicesIn, itemsIn, keywordsOf, pairsIn, pastedTable, takes } from './lists'
import { hasSign, read } from './read'
import { PERSONS } from './safety'
import { WEATHER } from './seen'
import { type Chosen, propertiesOf } from './shapes'

/**
 * What a bag gets: what follows a word of taking, or a list with a known thing that can be carried. Weather, places and people
 * go into no bag. A question names only known things.
 */
export function packed({ said, reading }: Asked): string[] {
  const { words, isQuestion } = reading
  const items = itemsIn(said, words).map(item => ({ item, things: read(item, words).things }))
  const isCarried = ({ things }: (typeof items)[number]) => things.some(({ id }) => !IN_NO_BAG.has(id))
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

/** Weather, people and places. */
const IN_NO_BAG: ReadonlySet<string> = new Set([
  ...WEATHER,
  ...PERSONS,
  ...(
    'sand beach desert lava canyon forest tree grass garden park spring sea wave lake river sky winter autumn summer night moon ' +
    'space cave mountain snow-capped_mountain mount_fuji landslide city street building house houses hut castle lighthouse swamp ' +
    'camping desert_island stadium school hospital hotel station bus_stop bank post_office department_store convenience_store ' +
    'factory hot_springs playground_slide ferris_wheel roller_coaster circus_tent fountain airplane train bus car ship library ' +
    'party birthday christmas king queen princess snowman foggy cold sun_with thermometer'
  ).split(' '),
])

/** What a list shows: what the text lists, else the findings of the notes, else its main words. */
export function listItems(asked: Asked): string[] {
  const { reading, said, notes } = asked
  const quotes = asked.isFollowing ? (notes.match(/“[^”]{20,}”/g) ?? []) : []
  if (quotes.length > 0) return quotes.slice(0, 8).map(quote => quote.slice(1, -1))
  const listed = itemsIn(said, reading.words)
  if (listed.length > 1) return listed
  const named = reading.things.map(({ text }) => text)
  return [listed, named, keywordsOf(reading), ['-']].find(list => list.length > 0) as string[]
}

/** A table that was pasted, else the numbers of the text with what they count. */
export function table(asked: Asked): Chosen {
  const { said, reading } = asked
  const pasted = pastedTable(said)
  if (pasted) return { args: pasted, why: msg('The text has this table.') }
  const pairs = pairsIn(said, reading.words)
  const rows =
    pairs.length > 0
      ? pairs.map(({ label, value, unit }) => [label, unit && unit !== '%' ? `${value} ${unit}` : value])
      : listItems(asked).map(item => [item, ''])
  const heads = [
    asked.messages.localize(msg({ message: 'What', note: 'The head of a column with names of things.' })),
    asked.messages.localize(msg({ message: 'How much', note: 'The head of a column with numbers.' })),
  ]
  const numbers = pairs.map(({ label, value }) => [label, value])
  return {
    args: { columns: heads, rows: pairs.length > 0 ? numbers : rows },
    why: pairs.length > 0 ? msg('The text gives these numbers.') : msg('The text gives no numbers.'),
  }
}

/** The numbers of a text as a chart. */
export function chart(asked: Asked, tool: Tool): Chosen {
  const { said, reading } = asked
  const pasted = pastedTable(said)
  const column =
    pasted?.columns.findIndex((_, at) => at > 0 && pasted.rows.every(row => typeof row[at] === 'number')) ?? -1
  const fromTable =
    pasted && column > 0 ? pasted.rows.map(row => ({ label: String(row[0]), value: Number(row[column]) })) : []
  const pairs = (fromTable.length > 0 ? fromTable : pairsIn(said, reading.words)).slice(0, 12)
  const [unit] = pairs.flatMap(pair => ('unit' in pair && pair.unit ? [String(pair.unit)] : []))
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
