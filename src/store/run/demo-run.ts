import { runDocument } from '../../engine/run/run'
import type { RunEvent } from '../../model/events'
import type { Host } from '../../model/host'
import { asDemo, createDemoModel } from '../../providers/demo'
import type { Draft } from '../document/draft'
import { foldEvents } from './fold-run'
import { emptyRun, type RunState } from './run-state'

interface DemoHostOptions {
  /** Types as fast as a person reads, and not all at once. */
  paced?: boolean
}

/**
 * A host on which the demo answers for every model, deterministically: for pictures and examples. Questions get the
 * first option, nothing is stored, and only the page itself is requested.
 */
export function demoOnlyHost(host: Omit<Host, 'ask' | 'gate'>, { paced = false }: DemoHostOptions = {}): Host {
  const { memory: _, mcp: __, ...rest } = host
  const sleep: Host['sleep'] = paced ? host.sleep : async () => {}
  const random = () => 0.4
  const languageModel = createDemoModel({ random, sleep })
  return {
    ...rest,
    random,
    model: async () => asDemo(languageModel),
    ask: async question =>
      question.kind === 'survey' ? { selectedIds: [question.options[0]?.id ?? ''] } : { consent: false },
    isAllowedHost: () => false,
  }
}

/** Runs a draft on the demo to its end. */
export async function runOnDemo(
  { document, inputs }: Draft,
  host: Omit<Host, 'ask' | 'gate'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ events: RunEvent[]; state: RunState }> {
  const events: RunEvent[] = []
  for await (const event of runDocument(document, inputs, demoOnlyHost(host), signal)) events.push(event)
  return { events, state: foldEvents(emptyRun, events) }
}
