import type { ModelRequest } from '../../../engine/model/language-model'
import { tell } from '../languages/active'
import type { Sentence } from '../languages/sentence'
import { textOf } from '../read/reading'
import { isStopword, tokenize } from '../read/words'
import { ranked, sampler } from '../sample'
import { talks } from './rules'

const MAKERS = [
  'Professor Ida Fernsby',
  'a clockmaker named Otto Brisk',
  'the Duchess of Wallow',
  'Captain Nell Harrow',
  'two brothers from Upper Dunn',
] as const satisfies readonly Sentence[]
const YEARS = [1846, 1911, 1788, 1923, 1652]
const DETAILS = [
  'It took eleven years, and not one nail was used.',
  'The first one was lost in a fire, and the second one is what we see today.',
  'Every schoolchild in the region knows the song about it.',
  'A copper plate beside the door still bears the date.',
] as const satisfies readonly Sentence[]

/**
 * A made-up fact, stated with certainty, as language models do. At a temperature above 0 it differs each time, which
 * reveals it.
 */
export function invent(request: ModelRequest, random: () => number): string {
  const asked = request.messages.findLast(({ role }) => role === 'user')
  const names = tokenize(asked ? textOf(asked.content) : '').filter(
    ({ word }) => word.length > 3 && !isStopword(word) && !talks(word, rules => rules.noName),
  )
  const about =
    names
      .map(({ raw }) => raw)
      .slice(0, 2)
      .join(' ') || tell('matter')
  const pick = sampler(request.temperature ?? 0, random)
  const maker = pick(ranked(MAKERS, 0.9))
  const year = pick(ranked(YEARS, 0.9))
  return tell('The {thing} goes back to {maker}, in {year}. {detail} This is well known.', {
    thing: about,
    maker: tell(maker),
    year,
    detail: tell(pick(ranked(DETAILS, 0.9))),
  })
}
