import { BrokerError } from '../engine/net/broker-error'
import { msg } from '../language/message'
import type { Host } from '../model/host'
import { nodeTypes } from '../nodes/registry'
import { asDemo, createDemoModel } from '../providers/demo'
import { sleep } from './sleep'

const UNATTENDED = msg('There is no person to answer: this runs unattended.')

/**
 * A host without dependencies: the demo answers for every model without waiting; no one is asked, nothing is stored,
 * and no requests are sent.
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
      ...asDemo(languageModel),
      ...(!/^(demo(\/.*)?)?$/.test(id.trim()) && { insteadOf: id.trim() }),
    }),
    ask: async () => ({ unavailable: UNATTENDED }),
    fetch: async () => {
      throw new BrokerError(msg('Nothing goes out from here.'), { why: 'refused' })
    },
    isAllowedHost: () => false,
  }
}
