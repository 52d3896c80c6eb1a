import type { Host } from '../../engine/host'

const NOBODY = 'many runs go on at once, and nobody can answer each of them.'

/**
 * The host of one run among many. Nobody is there to be asked. What inferences keep is read and not written, so that all
 * begin alike. Nothing goes out to an address, unless the person lets it go to those that they have allowed for good.
 */
export function quietHost(host: Omit<Host, 'ask' | 'gate'>, mayCallOut: boolean): Host {
  const { memory } = host
  return {
    ...host,
    ask: async () => ({ unavailable: NOBODY }),
    isAllowedHost: name => mayCallOut && host.isAllowedHost(name),
    ...(memory && { memory: { recall: nodeId => memory.recall(nodeId), keep: () => {} } }),
  }
}
