import type { RunEvent, RunEventOf } from '../../model/events'
import { findModel } from '../../providers/catalog/catalog'
import { findBrowserModel } from '../../providers/in-browser/models'
import { connectionPresets } from '../../providers/presets'

/** One thing that is counted. No property holds a word that a person or a model wrote: each is a number or from a list. */
export interface Fact {
  name: '$ai_generation' | 'run' | 'opened'
  properties: Record<string, string | number | boolean>
}

/** All that facts are made of. Whatever is not here does not leave the page. */
export const factNames: readonly Fact['name'][] = ['$ai_generation', 'run', 'opened']
export const factProperties: readonly string[] = [
  '$ai_trace_id',
  '$ai_model',
  '$ai_provider',
  '$ai_stream',
  '$ai_latency',
  '$ai_time_to_first_token',
  '$ai_input_tokens',
  '$ai_output_tokens',
  '$ai_is_error',
  '$ai_error',
  '$ai_stop_reason',
  'status',
  'nodes',
  'seconds',
  'place',
]

/** What has been reported of a model call in progress. */
interface OpenCall {
  request: RunEventOf<'request'>
  usage?: RunEventOf<'usage'>['usage']
}

/**
 * A fold over the events of runs that gives what may be counted of them: how each model call went, and how each run.
 * @param freshId names a run; it must say nothing about it.
 */
export function factsOfRuns(freshId: () => string): (event: RunEvent) => Fact[] {
  let run = freshId()
  let nodes = 0
  const open = new Map<string, OpenCall>()

  return event => {
    switch (event.type) {
      case 'run-start':
        run = freshId()
        nodes = 0
        open.clear()
        return []
      case 'node-start':
        nodes += 1
        return []
      case 'request':
        open.set(event.nodeId, { request: event })
        return []
      case 'usage': {
        const call = open.get(event.nodeId)
        if (call) call.usage = event.usage
        return []
      }
      case 'response': {
        const call = open.get(event.nodeId)
        open.delete(event.nodeId)
        if (!call) return []
        const { durationMs, firstTokenMs, ending } = event
        return [
          generation(run, call, durationMs, {
            $ai_is_error: ending === 'connection-cut',
            $ai_stop_reason: ending,
            ...(firstTokenMs !== null && { $ai_time_to_first_token: seconds(firstTokenMs) }),
          }),
        ]
      }
      case 'node-error': {
        const call = open.get(event.nodeId)
        open.delete(event.nodeId)
        // Its message may quote a provider; its code is one of our own.
        return call
          ? [generation(run, call, event.at - call.request.at, { $ai_is_error: true, $ai_error: event.code })]
          : []
      }
      case 'run-end':
        return [{ name: 'run', properties: { status: event.status, nodes, seconds: seconds(event.durationMs) } }]
      default:
        return []
    }
  }
}

function generation(run: string, { request, usage }: OpenCall, ms: number, more: Fact['properties']): Fact {
  return {
    name: '$ai_generation',
    properties: {
      $ai_trace_id: run,
      $ai_model: modelName(request),
      $ai_provider: providerName(request.provider),
      $ai_stream: true,
      $ai_latency: seconds(ms),
      ...(usage && { $ai_input_tokens: usage.input, $ai_output_tokens: usage.output }),
      ...more,
    },
  }
}

/** A model's id can be typed by hand, and then be anything. */
function modelName({ provider, request: { model } }: RunEventOf<'request'>): string {
  if (provider === 'demo') return 'demo'
  return findModel(model)?.id ?? findBrowserModel(`${provider}/${model}`)?.id ?? 'other'
}

/** So can what a connection is called. */
function providerName(provider: string): string {
  const known: readonly string[] = [
    'demo',
    'trained',
    'chrome',
    'page',
    ...connectionPresets.map(({ connection }) => connection.provider),
    'class',
  ]
  return known.includes(provider) ? provider : 'other'
}

function seconds(ms: number): number {
  return Math.max(0, Math.round(ms) / 1000)
}
