import { msg } from '../../language/message'
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

const ASKS_HOW_MUCH = msg({
  message: 'how deep, how many, how much, how old, how long, how high, how tall, how far, how big, how wide, how large',
  note: 'Words of questions that ask for a number, with commas between them and without punctuation.',
})

/** A made-up fact, said with certainty as language models do: for lessons. It differs each time at a temperature above 0. */
export function invented({ messages, pick, said, words }: Asked): string {
  const tokensOf = (text: string) => ` ${words.tokens(text).join(' ')} `
  const asksHowMuch = messages
    .localize(ASKS_HOW_MUCH)
    .split(/[,،]/)
    .some(entry => tokensOf(said).includes(tokensOf(entry)))
  const gaps = {
    maker: pick(ranked(MAKERS, 0.9)),
    year: pick(ranked(YEARS, 0.9)),
    number: pick(ranked(NUMBERS, 0.9)),
    detail: pick(ranked(DETAILS, 0.9)),
  }
  return messages.localize(
    asksHowMuch
      ? msg('It was measured by {maker} in {year}: exactly {number}. {detail} This is well known.', gaps)
      : msg('That was {maker}, in the year {year}. {detail} This is well known.', gaps),
  )
}
