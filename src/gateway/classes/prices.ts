import { findModel, offeredModels } from '../../providers/catalog/catalog'
import type { Upstream } from '../models/upstream'
import type { ClassPrice, ClassSettings } from './class-record'

/** Words in ids of models that search or draw unasked, and bill for each search or picture in addition to tokens. */
const MORE_THAN_TOKENS = /(?:^|[-_/:. ])(?:search|sonar|online|deep-research|compound|images?)(?![a-z])/i

/** Whether a model is known to bill for more than tokens, so that no price of tokens says what it costs. */
export function billsMoreThanTokens(model: string): boolean {
  return MORE_THAN_TOKENS.test(model)
}

/** Dollars per million tokens, as the teacher gave it or as we know it; null where neither does, or tokens are not all. */
export function priceOf({ prices }: Pick<ClassSettings, 'prices'>, model: string): ClassPrice | null {
  if (billsMoreThanTokens(model)) return null
  const own = Object.hasOwn(prices, model) ? prices[model] : undefined
  return own ?? findModel(model)?.price ?? null
}

/** Whether a limit in dollars can hold for a model. */
export function isModelPriced(settings: Pick<ClassSettings, 'prices'>, model: string): boolean {
  return priceOf(settings, model) !== null
}

/** The priced models of these providers, cheapest first. Other addresses may have any model. */
export function pricedModels(upstreams: readonly Upstream[]): string[] {
  return upstreams.flatMap(({ wire, baseUrl }) => (makers[wire].test(baseUrl) ? priced(wire) : []))
}

/** The cheapest model of each of the makers' own addresses; nothing for an address that may have any model. */
export function defaultModels(upstreams: readonly Upstream[]): string[] {
  return upstreams.flatMap(({ wire, baseUrl }) => {
    const [cheapest] = makers[wire].test(baseUrl) ? priced(wire) : []
    return cheapest ? [cheapest] : []
  })
}

function priced(wire: Upstream['wire']): string[] {
  return offeredModels
    .filter(({ provider, price }) => provider === wire && price)
    .sort((a, b) => (a.price?.outputPerMillion ?? 0) - (b.price?.outputPerMillion ?? 0))
    .map(({ id }) => id)
}

const makers = { anthropic: /^https:\/\/api\.anthropic\.com$/, openai: /^https:\/\/api\.openai\.com\/v1$/ }
