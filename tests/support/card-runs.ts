import type { RunEventOf } from '../../src/model/events'
import type { JsonValue } from '../../src/model/json'
import type { NodeRun } from '../../src/nodes/view'

const place = { at: 0, pipelineId: 'p', nodeId: 'n' }
const idle: NodeRun = { status: 'idle', results: [] }

function result(data: JsonValue, more: Partial<RunEventOf<'tool-result'>> = {}): RunEventOf<'tool-result'> {
  return {
    ...place,
    type: 'tool-result',
    round: 1,
    callId: 'call',
    toolName: 'tool',
    toolNodeId: 'n',
    outputType: 'any',
    content: 'What the model was told.',
    data,
    isError: false,
    durationMs: 1,
    ...more,
  }
}

const mistake = result(null, {
  isError: true,
  mistake: { problems: ['hex: is no color'], came: { hex: 'reddish' } },
})
const reply = { text: 'Hello *there*', streaming: false, provider: 'demo', answeredBy: 'Demo', insteadOf: 'claude' }

const nonsense: JsonValue[] = [null, 7, [], {}, { hex: 7, id: 'nope', value: 'much', pixels: 'none', options: 1 }]

/** Every state of a card, including some that only an imported recording can have. */
export const cardRuns: { idle: NodeRun } & Record<string, NodeRun> = {
  idle,
  running: { status: 'running', results: [], reply: { ...reply, text: '', streaming: true } },
  streaming: { status: 'running', results: [], reply: { ...reply, streaming: true } },
  'waiting for an answer': {
    status: 'waiting',
    results: [],
    question: {
      askId: 'a',
      question: {
        kind: 'survey',
        question: 'Tea?',
        allowMultiple: true,
        options: [
          { id: 'y', label: 'Yes' },
          { id: 'n', label: 'No' },
        ],
      },
    },
  },
  'waiting for consent': {
    status: 'waiting',
    results: [],
    question: {
      askId: 'a',
      question: {
        kind: 'consent',
        reason: 'no-list',
        request: { method: 'POST', url: 'https://example.com/hook', headers: {}, body: '{"a":1}' },
      },
    },
  },
  'done without a result': { status: 'done', results: [] },
  'done with a reply': { status: 'done', results: [], reply },
  'cut off': { status: 'done', results: [], reply: { ...reply, ending: 'connection-cut' } },
  'mistaken twice in one round': { status: 'done', results: [mistake, { ...mistake, callId: 'second' }] },
  refused: { status: 'done', results: [result(null, { isError: true })] },
  'done with nonsense': {
    status: 'done',
    results: nonsense.map((data, at) => result(data, { callId: `call-${at}` })),
  },
  failed: {
    status: 'failed',
    results: [],
    error: { ...place, type: 'node-error', code: 'rate_limited', message: 'Too many at once. Wait a little.' },
  },
  skipped: { status: 'skipped', results: [], skipReason: 'Another way was taken.' },
  stopped: { status: 'stopped', results: [] },
  'stopped early': { status: 'stopped-early', results: [], reply },
}
