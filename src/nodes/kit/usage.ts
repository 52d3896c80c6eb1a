import * as v from 'valibot'
import { activeMessages, t } from '../../language/active'

/** The usage of a node's model calls, from its output. */
export const Usage = v.looseObject({
  model: v.string(),
  tokens: v.looseObject({ prompt: v.number(), completion: v.number() }),
  /** Dollars; null where the price is unknown. */
  cost: v.nullable(v.looseObject({ total: v.number() })),
})
export type Usage = v.InferOutput<typeof Usage>

/** "420 tokens in, 8 out · $0.0044". */
export function printUsage({ tokens, cost }: Usage): string {
  const { prompt, completion } = tokens
  return t('{prompt, number} tokens in, {completion, number} out · {cost}', {
    prompt,
    completion,
    cost: printCost(cost),
  })
}

function printCost(cost: Usage['cost']): string {
  if (!cost) return t('price unknown')
  if (cost.total === 0) return t({ message: 'free', context: 'a cost' })
  const digits =
    cost.total < 0.01
      ? { minimumSignificantDigits: 2, maximumSignificantDigits: 2 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return activeMessages().number(cost.total, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...digits,
  })
}
