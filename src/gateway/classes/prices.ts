import { findModel } from '../../providers/catalog/catalog'
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
