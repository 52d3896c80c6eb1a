import type { Document } from '../model/document'
import { fits } from './cards'
import type { CardRef, Check } from './check'
import type { LessonStep } from './lesson'

/** The ids of the cards that a step is about, the first one first: the one that it names, or else those of its check. */
export function cardsOfStep({ look, check }: Pick<LessonStep, 'look' | 'check'>, { pipelines }: Document): string[] {
  const nodes = pipelines.flatMap(pipeline => pipeline.nodes)
  const idsOf = (ref: CardRef) => nodes.filter(node => fits(node, ref)).map(({ id }) => id)
  const looked = look ? idsOf(look.card) : []
  if (look?.last) looked.reverse()
  return [...new Set([...looked, ...(check ? refsOf(check) : []).flatMap(idsOf)])]
}

/** The cards that a check names, in its order. */
function refsOf(check: Check): CardRef[] {
  switch (check.kind) {
    case 'all':
    case 'any':
      return check.of.flatMap(refsOf)
    case 'not':
      return refsOf(check.of)
    case 'card':
    case 'changed':
      return [check.card]
    case 'order':
      return [check.above, check.below]
    case 'run':
      return [...(check.fields ?? []), ...(check.cards ?? []), ...(check.events ?? [])].flatMap(
        ({ card }) => card ?? [],
      )
    case 'distinct':
      return [check.event, ...(check.among ?? [])].flatMap(({ card }) => card ?? [])
    case 'edge':
    case 'answer':
      return []
  }
}
