import * as v from 'valibot'

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
  return `${print(tokens.prompt)} tokens in, ${print(tokens.completion)} out · ${printCost(cost)}`
}

function printCost(cost: Usage['cost']): string {
  if (!cost) return 'price not known'
  if (cost.total === 0) return 'free'
  return `$${cost.total < 0.01 ? cost.total.toPrecision(2) : cost.total.toFixed(2)}`
}

function print(count: number): string {
  return count.toLocaleString('en')
}
