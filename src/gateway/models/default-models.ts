import { offeredModels } from '../../providers/catalog/catalog'
import type { Upstream } from './upstream'

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
