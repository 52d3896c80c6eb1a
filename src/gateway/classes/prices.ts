import { findModel } from '../../providers/catalog/catalog'
import type { ClassPrice, ClassSettings } from './class-record'

/** Dollars per million tokens, as the teacher gave it or as we know it; null where neither does. */
export function priceOf({ prices }: Pick<ClassSettings, 'prices'>, model: string): ClassPrice | null {
  const own = Object.hasOwn(prices, model) ? prices[model] : undefined
  return own ?? findModel(model)?.price ?? null
}

/** Whether a limit in dollars can hold for a model. */
export function isModelPriced(settings: Pick<ClassSettings, 'prices'>, model: string): boolean {
  return priceOf(settings, model) !== null
}
