import { offeredModels } from '../providers/catalogue'
import type { Upstream } from './upstream'

/** The cheapest model of each of the makers' own addresses; nothing for an address that may have any model. */
export function defaultModels(upstreams: readonly Upstream[]): string[] {
  return upstreams.flatMap(({ wire, baseUrl }) => {
    if (!makers[wire].test(baseUrl)) return []
    const priced = offeredModels.filter(({ provider, price }) => provider === wire && price)
    const [cheapest] = priced.sort((a, b) => (a.price?.outputPerMillion ?? 0) - (b.price?.outputPerMillion ?? 0))
    return cheapest ? [cheapest.id] : []
  })
}

const makers = { anthropic: /^https:\/\/api\.anthropic\.com$/, openai: /^https:\/\/api\.openai\.com\/v1$/ }
