import { BrokerError } from '../engine/broker-error'
import type { Host } from '../engine/host'
import { nodeTypes } from '../nodes/registry'
import { createDemoModel } from '../providers/demo'

const NOBODY = 'Nobody is there to answer: this runs by itself.'

/**
 * A host that needs nothing: the demo answers for every model, at once; nobody is there to be asked, nothing is
 * remembered, and nothing goes out to an address.
 */
export function demoHost(): Host {
  const languageModel = createDemoModel({
    random: Math.random,
    sleep: async (_, signal) => signal.throwIfAborted(),
  })
  return {
    nodeTypes,
    now: Date.now,
    random: Math.random,
    sleep,
    model: async id => ({
      provider: 'demo',
      id: 'demo',
      label: 'Demo',
      languageModel,
      price: 'free',
      temperature: { min: 0, max: 1 },
      ...(!/^(demo(\/.*)?)?$/.test(id.trim()) && { insteadOf: id.trim() }),
    }),
    ask: async () => ({ unavailable: NOBODY }),
    fetch: async () => {
      throw new BrokerError('Nothing goes out from here.', { why: 'refused' })
    },
    isAllowedHost: () => false,
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
