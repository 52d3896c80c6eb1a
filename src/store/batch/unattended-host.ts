import { msg } from '../../language/message'
import type { Host } from '../../model/host'
import type { LanguageModel } from '../../model/language-model'
import { createDemoModel, type DemoModel } from '../../providers/demo'

const UNANSWERED = msg('many runs go on at once, and nobody can answer each of them.')

/**
 * The host of one run of a batch. No one can be asked. Memories are read but not written, so that all runs start equal.
 * Requests are sent only to permanently allowed hosts, if the person permits it.
 */
export function unattendedHost(host: Omit<Host, 'ask' | 'gate'>, mayCallOut: boolean): Host {
  const { memory } = host
  return {
    ...host,
    ask: async () => ({ unavailable: UNANSWERED }),
    async model(id) {
      const resolved = await host.model(id)
      return resolved.provider === 'demo'
        ? { ...resolved, languageModel: briskDemo(resolved.languageModel, host) }
        : resolved
    },
    isAllowedHost: name => mayCallOut && host.isAllowedHost(name),
    ...(memory && { memory: { recall: nodeId => memory.recall(nodeId), keep: () => {} } }),
  }
}

/** Longer pauses are cut to this, in milliseconds; shorter ones, between words, are left out. */
const LONGEST_PAUSE = 120

/** The demo as it is, without its typing speed: thirty at once are not watched. */
function briskDemo(demo: LanguageModel, { random, sleep }: Pick<Host, 'random' | 'sleep'>): LanguageModel {
  const brisk: Host['sleep'] = async (ms, signal) => {
    signal.throwIfAborted()
    if (ms >= LONGEST_PAUSE) await sleep(LONGEST_PAUSE, signal)
  }
  // The page's own knows the help line that was set.
  return isDemoModel(demo) ? demo.paced(brisk) : createDemoModel({ random, sleep: brisk })
}

const isDemoModel = (model: LanguageModel): model is DemoModel => 'paced' in model
