import type { EarlierRun } from './carry-over'
import { Deadline } from './deadline'
import type { Document, RunInputs } from './document'
import { EventQueue } from './event-queue'
import type { RunEvent } from './events'
import { callPipeline, runFlow } from './flow'
import { checkGraph, graphOf } from './graph'
import type { Host } from './host'
import { durationLimit, LimitError } from './limits'
import { type RunScope, Spending } from './run-scope'

/**
 * Runs a document and tells everything that happens, in order. The list of events is the run: cards, X-ray, cost and
 * recordings are folds over it.
 *
 * @param inputs what a person typed or drew, by node id.
 * @param signal stops the run; a last event still says so. Leaving the loop early stops it too.
 * @param earlier where to go on from, for "Run from here".
 */
export async function* runDocument(
  document: Document,
  inputs: RunInputs,
  host: Host,
  signal: AbortSignal,
  earlier?: EarlierRun,
): AsyncGenerator<RunEvent, void> {
  const queue = new EventQueue<RunEvent>()
  const left = new AbortController()
  const done = play(document, inputs, host, AbortSignal.any([signal, left.signal]), queue, earlier)
  try {
    yield* queue.drain()
  } finally {
    left.abort(new Error('Nobody reads this run any more.'))
    await done
  }
}

async function play(
  document: Document,
  inputs: RunInputs,
  host: Host,
  signal: AbortSignal,
  queue: EventQueue<RunEvent>,
  earlier: EarlierRun | undefined,
): Promise<void> {
  const startedAt = host.now()
  const limit = durationLimit(document.settings?.limits)
  const broken = new AbortController()
  const run: RunScope = {
    document,
    graph: graphOf(document),
    inputs,
    host,
    emit: event => queue.push(event),
    deadline: new Deadline(host, limit.ms, AbortSignal.any([signal, broken.signal]), limit.over),
    spent: new Spending(),
    outgoingCalls: { made: 0 },
    nextId: idsOf(host),
    callPipeline: call => callPipeline(run, call),
  }
  run.emit({
    at: startedAt,
    type: 'run-start',
    runId: run.nextId(),
    documentId: document.id,
    documentName: document.name,
    inputs,
  })
  const end = (status: 'finished' | 'failed' | 'stopped' | 'limit', message?: string) => {
    const at = host.now()
    run.emit({ at, type: 'run-end', status, durationMs: at - startedAt, ...(message !== undefined && { message }) })
  }
  try {
    checkGraph(document)
    await runFlow(run, reason => broken.abort(reason), earlier)
    end('finished')
  } catch (error) {
    if (error instanceof LimitError) {
      run.emit({ at: host.now(), type: 'limit-reached', limit: error.limit, message: error.message })
      end('limit', error.message)
    } else if (signal.aborted) end('stopped')
    else end('failed', error instanceof Error ? error.message : String(error))
  } finally {
    run.deadline.end()
    queue.close()
  }
}

function idsOf(host: Host): () => string {
  let count = 0
  const run = Math.floor(host.random() * 36 ** 6).toString(36)
  return () => `${run}-${(count++).toString(36)}`
}
