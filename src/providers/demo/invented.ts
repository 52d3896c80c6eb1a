import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import type { Asked } from './asked'
import { ranked } from './sample'

const MAKERS = [
  msg('Professor Ida Fernsby'),
  msg('a clockmaker named Otto Brisk'),
  msg('the Duchess of Wallow'),
  msg('Captain Nell Harrow'),
  msg('Doctor Pim Larkin'),
]
const YEARS = ['1846', '1911', '1788', '1923', '1652']
const NUMBERS = ['43', '17', '112', '29', '64']
const DETAILS = [
  msg('Every schoolchild in the region knows the song about it.'),
  msg('There is a small museum about it, beside the bakery.'),
  msg('Each summer it is remembered with a feast.'),
  msg('It is carved into a stone at the market place.'),
]

/** What an invention is made of. */
type Gaps = { maker: LocalizedText; year: string; number: string; detail: LocalizedText }

/** Answers by what a question asks for, in the words of the language. */
const INVENTIONS: readonly { asks: MessageDescriptor; says(gaps: Gaps): MessageDescriptor }[] = [
  {
    asks: msg({
      message:
        'how deep, how many, how much, how old, how long, how high, how tall, how far, how big, how wide, how large',
      note: 'Words of questions that ask for a number, with commas between them and without punctuation.',
    }),
    says: gaps => msg('It was measured by {maker} in {year}: exactly {number}. {detail} This is well known.', gaps),
  },
  {
    asks: msg({
      message: 'when, what year',
      note: 'Words of questions that ask for a time, with commas between them.',
    }),
    says: gaps => msg('It was in the year {year}, and {maker} saw it. {detail} This is well known.', gaps),
  },
  {
    asks: msg({
      message: 'who, whose',
      note: 'Words of questions that ask for a person, with commas between them.',
    }),
    says: gaps => msg('That is {maker}: it says so in the village book of {year}. {detail} This is well known.', gaps),
  },
]

/** A made-up fact, said with certainty as language models do: for lessons. It differs each time at a temperature above 0. */
export function invented({ messages, pick, said, words }: Asked): string {
  const tokensOf = (text: string) => ` ${words.tokens(text).join(' ')} `
  const question = tokensOf(said)
  const kind = INVENTIONS.find(({ asks }) =>
    messages
      .localize(asks)
      .split(/[,،]/)
      .some(entry => question.includes(tokensOf(entry))),
  )
  const gaps = {
    maker: pick(ranked(MAKERS, 0.9)),
    year: pick(ranked(YEARS, 0.9)),
    number: pick(ranked(NUMBERS, 0.9)),
    detail: pick(ranked(DETAILS, 0.9)),
  }
  return messages.localize(
    kind?.says(gaps) ??
      msg('All of it is in a book by {maker}, of the year {year}. {detail} This is well known.', gaps),
  )
}
