import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { ProgressLine } from '../../src/cli/progress'
import { parseRecording, recordingAsJson, recordingOf } from '../../src/documents/recordings/recording'
import type { AnswerEnding } from '../../src/model/answer-ending'
import type { RunEvent } from '../../src/model/events'
import type { LanguageModel } from '../../src/model/language-model'
import { outcomeOfRun } from '../../src/model/run-outcome'
import { describeNoReply, describeReplyEnd } from '../../src/nodes/kit/Reply'
import { nodeTypes } from '../../src/nodes/registry'
import { outcomeOfCard, outcomeOfPipeline } from '../../src/store/run/card-outcome'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun, idlePipeline } from '../../src/store/run/run-state'
import { outcomeOfStep } from '../../src/toolkit/execution-outcome'
import { executionsOf } from '../../src/toolkit/executions'
import { responseFrom } from '../../src/toolkit/invoke'
import { endOf, reasons, type Serving, startAnswers, streamOf, type Wire, wires } from '../support/answer-streams'
import { ofType, person, run, scriptedModel, stack, testHost, turns } from '../support/engine'
import { inEnglish } from '../support/in-english'
import { cases } from '../support/soak'
import { testRows } from '../support/test-rows'

let answers: Awaited<ReturnType<typeof startAnswers>>
beforeAll(async () => {
  answers = await startAnswers()
})
afterAll(() => answers.stop())

const ask = stack(['user_input', {}, 'said'], ['inference', { maxTokens: 30 }, 'model'])
const askTwice = stack(
  ['user_input', {}, 'said'],
  ['color_display', {}, 'color'],
  ['inference', { maxTokens: 30 }, 'model'],
  ['inference', {}, 'next'],
)
const inputs = { said: 'Tell me a story.' }
const paint = { name: 'display_color', json: '{"hex":"#ff0000"}' }

function outcome(events: readonly RunEvent[], nodeId: string, document = askTwice) {
  const node = document.pipelines[0]?.nodes.find(({ id }) => id === nodeId)
  const type = nodeTypes.get(node?.type ?? '')
  const nodeRun = foldEvents(emptyRun, events).nodes[nodeId]
  return nodeRun && type && outcomeOfCard(nodeRun, type)
}

const sentenceOn = (events: readonly RunEvent[], nodeId: string) => {
  const reply = foldEvents(emptyRun, events).nodes[nodeId]?.reply
  if (!reply) return ''
  return (reply.text ? describeReplyEnd(reply) : describeNoReply(reply)) ?? ''
}

/** How each place shows an ending. */
interface Cells {
  card: string
  header: string
  sentence: RegExp
  /** The input of the next inference. Null: there is none. */
  next: RegExp | null
  execution: string
  response: AnswerEnding | undefined
  line: RegExp
}

const ok: Cells = {
  card: 'done',
  header: 'finished',
  sentence: /^$/,
  next: /^$/,
  execution: 'completed',
  response: undefined,
  line: /^$/,
}
const cut = {
  card: 'failed',
  header: 'cut-short',
  sentence: /cut off/,
  next: null,
  execution: 'failed',
  response: undefined,
}

const table: Record<AnswerEnding, Cells> = {
  complete: ok,
  'tool-calls': ok,
  'token-limit': {
    card: 'token-limit',
    header: 'cut-short',
    sentence: /ran out of tokens.*30 tokens/,
    next: /ran out of tokens.*30 tokens/,
    execution: 'cut-short',
    response: 'token-limit',
    line: /! .*ran out of tokens.*30 tokens/,
  },
  refused: {
    card: 'refused',
    header: 'cut-short',
    sentence: /refused to say more/,
    next: /refused to say more/,
    execution: 'cut-short',
    response: 'refused',
    line: /! .*refused/,
  },
  stopped: {
    card: 'stopped',
    header: 'stopped',
    sentence: /stopped here/,
    next: null,
    execution: 'failed',
    response: undefined,
    line: /^$/,
  },
  'connection-cut': { ...cut, line: /✗ .*broke off/ },
  'rounds-used-up': {
    card: 'stopped-early',
    header: 'cut-short',
    sentence: /after 10 rounds/,
    next: /after 10 rounds/,
    execution: 'cut-short',
    response: 'rounds-used-up',
    line: /! .*after 10 rounds/,
  },
  unknown: {
    card: 'unknown',
    header: 'finished',
    sentence: /not known how/,
    next: /not known how/,
    execution: 'unknown',
    response: 'unknown',
    line: /! .*not known how/,
  },
}

/** The server's answers for an ending. */
function serve(wire: Wire, ending: AnswerEnding): Serving[] {
  const text = 'Once upon a time'
  const whole = { body: streamOf(wire, { text: 'The end.', reason: reasons.complete[wire] }) }
  const called = { body: streamOf(wire, { call: paint, reason: reasons['tool-calls'][wire] }) }
  if (ending === 'tool-calls') return [called, whole, whole]
  if (ending === 'rounds-used-up') {
    const talking = { body: streamOf(wire, { text, call: paint, reason: reasons['tool-calls'][wire] }) }
    return [...Array.from({ length: 10 }, () => talking), whole]
  }
  const body = streamOf(wire, {
    text,
    reason: reasons[ending in reasons ? (ending as keyof typeof reasons) : 'complete'][wire],
    used: 30,
  })
  if (ending === 'connection-cut') return [{ body, bytes: Math.floor(endOf(wire, body) * 0.6), breaks: true }, whole]
  return [{ body }, whole]
}

/** Stops the run after the first text. */
function stopping(model: LanguageModel, stop: AbortController): LanguageModel {
  return {
    async *stream(request, signal) {
      for await (const event of model.stream(request, signal)) {
        yield event
        if (event.type === 'text-delta') stop.abort(new DOMException('Stopped.', 'AbortError'))
        signal.throwIfAborted()
      }
    },
  }
}

const cells = wires.flatMap(wire => (Object.keys(table) as AnswerEnding[]).map(ending => [wire, ending] as const))

testRows(cells)('how an answer ended is the same in every place', async (wire, ending) => {
  const expected = table[ending]
  const stop = new AbortController()
  const model = answers.model(wire)
  const languageModel = ending === 'stopped' ? stopping(model, stop) : model
  answers.serve(...serve(wire, ending))
  const events = await run(askTwice, testHost(languageModel), { inputs, signal: stop.signal })
  const ofModel = ofType(events, 'response').filter(({ nodeId }) => nodeId === 'model')

  // The event.
  expect(ofModel.at(ending === 'tool-calls' ? 0 : -1)?.ending).toBe(ending)
  // The card and its text.
  expect(outcome(events, 'model')).toBe(expected.card)
  expect(sentenceOn(events, 'model')).toMatch(expected.sentence)
  // The tab of its pipeline, and its vertex in the graph.
  expect(outcomeOfPipeline(foldEvents(emptyRun, events).pipelines.main ?? idlePipeline)).toBe(expected.card)
  // The header, and the list of runs.
  expect(foldEvents(emptyRun, events).status).toBe(expected.header)
  expect(outcomeOfRun(events)).toBe(expected.header)
  // The input of the next inference.
  const request = ofType(events, 'request').find(({ nodeId }) => nodeId === 'next')
  const note = request?.request.messages.find((_, index) => request.origins.messages[index]?.added === 'cut-short')
  if (expected.next === null) expect(request).toBeUndefined()
  else expect(JSON.stringify(note ?? '').slice(1, -1)).toMatch(expected.next)
  // Executions, and the response to a caller of the pipeline.
  const [execution] = executionsOf(askTwice, events, nodeTypes)
  const step = execution?.steps.find(({ nodeId }) => nodeId === 'model')
  expect(step && outcomeOfStep(step)).toBe(expected.execution)
  const response = responseFrom(askTwice, events, nodeTypes)
  const told = response?.success ? response.meta.steps.find(({ ending }) => ending)?.ending : undefined
  expect(told).toBe(expected.response)
  if (response?.success && expected.response) expect(response.nextSteps).toMatch(/not whole/)
  // The command line.
  const lines: string[] = []
  const stderr = { isTTY: false, write: (text: string) => void lines.push(text) }
  const progress = new ProgressLine(askTwice, nodeTypes, { stderr, env: {} })
  for (const event of events) progress.tell(event)
  expect(lines.filter(line => !line.includes('Wait')).join('')).toMatch(expected.line)
  // The exported recording.
  const recording = recordingOf(events)
  const opened = recording && parseRecording(JSON.parse(JSON.stringify(recordingAsJson(recording))))
  const kept = opened && 'recording' in opened ? ofType(opened.recording.events, 'response') : []
  expect(kept.map(({ ending }) => ending)).toEqual(ofType(events, 'response').map(({ ending }) => ending))
})

describe.each(wires)('%s', wire => {
  it('a stream cut at any byte never shows a tick', async () => {
    const model = answers.model(wire)
    const document = stack(['user_input', {}, 'said'], ['color_display', {}, 'color'], ['inference', {}, 'model'])
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          text: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { nil: undefined }),
          call: fc.option(fc.constantFrom(paint, { ...paint, json: '{"he' }), { nil: undefined }),
          reason: fc.oneof(
            fc.constantFrom(...Object.values(reasons).map(words => words[wire])),
            fc.string({ minLength: 1 }),
          ),
          where: fc.double({ min: 0, max: 1, noNaN: true }),
          breaks: fc.boolean(),
        }),
        async ({ text, call, reason, where, breaks }) => {
          const body = streamOf(wire, { reason, ...(text && { text }), ...(call && { call }) })
          const bytes = Math.floor(Buffer.byteLength(body.slice(0, endOf(wire, body))) * where)
          // A stream that breaks after complete calls is interrupted as well.
          answers.serve({ body, bytes, breaks }, { body, bytes, breaks: true })
          const events = await run(document, testHost(model), { inputs })
          expect(outcome(events, 'model', document)).not.toBe('done')
          const { status, pipelines } = foldEvents(emptyRun, events)
          expect(pipelines.main && outcomeOfPipeline(pipelines.main)).not.toBe('done')
          const ended = ofType(events, 'response').at(-1)?.ending
          expect(status === 'finished' && ended !== 'unknown').toBe(false)
          expect(['connection-cut', 'unknown', undefined]).toContain(ended)
        },
      ),
      { numRuns: cases(100) },
    )
  })

  it('a call that the token limit cut is not run, not the model’s mistake, and not asked for again', async () => {
    const call = { name: 'display_color', json: '{"hex":"#f' }
    answers.serve({ body: streamOf(wire, { call, reason: reasons['token-limit'][wire], used: 30 }) })
    const document = stack(
      ['user_input', {}, 'said'],
      ['color_display', {}, 'color'],
      ['inference', { maxTokens: 30 }, 'model'],
    )
    const events = await run(document, testHost(answers.model(wire)), { inputs })
    expect(answers.asked).toHaveLength(1)
    expect(ofType(events, 'tool-result')).toEqual([])
    expect(ofType(events, 'response')).toMatchObject([
      { ending: 'token-limit', tokenLimit: { limit: 30, raiseTo: 1024 } },
    ])
    expect(sentenceOn(events, 'model')).toMatch(/ran out of tokens while it called display_color.*30 tokens/)
    expect(outcome(events, 'color', document)).toBe('nothing')
    expect(foldEvents(emptyRun, events).nodes.color?.call).toBeUndefined()
  })

  it('a lower limit than the request’s cannot be raised there', async () => {
    answers.serve({ body: streamOf(wire, { text: 'Once', reason: reasons['token-limit'][wire], used: 3 }) })
    const events = await run(ask, testHost(answers.model(wire)), { inputs })
    expect(ofType(events, 'response')[0]?.tokenLimit).toEqual({ limit: 30, raiseTo: null })
  })
})

describe('an empty answer', () => {
  const said = async (turn: Parameters<typeof turns>[0], document = ask) => {
    const events = await run(document, testHost(turns(turn, { text: '' }).languageModel), { inputs })
    return { sentence: sentenceOn(events, 'model'), card: outcome(events, 'model', document) }
  }

  it.each([
    ['complete', /empty answer/, 'nothing'],
    ['token-limit', /ran out of tokens before a word came/, 'token-limit'],
    ['refused', /refused to answer/, 'refused'],
  ] as const)('that ended as %s has a sentence of its own, and no tick', async (ending, sentence, card) => {
    const got = await said({ text: '', ending })
    expect(got.sentence).toMatch(sentence)
    expect(got.sentence).not.toContain('used its tools')
    expect(got.card).toBe(card)
  })

  it('after tools that ran is an answer with tools', async () => {
    const document = stack(['color_display', {}, 'color'], ['inference', {}, 'model'])
    const got = await said({ calls: [{ name: 'display_color', args: { hex: '#00ff00' } }] }, document)
    expect(got).toEqual({ sentence: 'The model used its tools and said nothing.', card: 'done' })
  })
})

test('a call of a tool that is not there shows on the card of the inference', async () => {
  const events = await run(ask, testHost(turns({ calls: [{ name: 'fly', args: {} }] }).languageModel), { inputs })
  expect(inEnglish(foldEvents(emptyRun, events).nodes.model?.strayCalls)).toMatchObject([
    { toolName: 'fly', mistake: { problems: [expect.stringContaining('There is no tool named “fly”')] } },
  ])
})

test('a card whose webhook was refused by the person wears no tick', async () => {
  const document = stack(['webhook_trigger', {}, 'bell'], ['inference', {}, 'model'])
  const call = { name: 'trigger_webhook', args: { url: 'https://bell.example/ring', method: 'GET' } }
  const host = testHost(
    turns({ calls: [call] }).languageModel,
    person(() => ({ consent: false })),
  )
  const events = await run(document, host, { inputs })
  expect(outcome(events, 'bell', document)).toBe('not-done')
})

test('a card whose tool was not called wears no tick', async () => {
  const document = stack(['color_display', {}, 'color'], ['inference', {}, 'model'])
  const events = await run(document, testHost(turns({ text: 'Hello.' }).languageModel), { inputs })
  expect(outcome(events, 'color', document)).toBe('nothing')
})

test.each(['router', 'evaluator'] as const)('a %s that runs out of tokens says so, and asks once', async type => {
  const scripted = scriptedModel((_, round) =>
    round === 1 ? { text: 'Hello.' } : { text: 'main', ending: 'token-limit' },
  )
  const document = stack(['user_input', {}, 'said'], ['inference', {}, 'model'], [type, {}, 'judge'])
  if (type === 'router') {
    document.pipelines.push({ id: 'other', name: 'Other', nodes: [] })
    document.edges.push({ id: 'e', source: 'main', target: 'other', kind: 'next' })
  }
  const events = await run(document, testHost(scripted.languageModel), { inputs })
  expect(scripted.requests).toHaveLength(2)
  expect(ofType(events, 'node-error')).toMatchObject([
    { code: 'token_limit', message: expect.stringContaining('out of tokens') },
  ])
  expect(foldEvents(emptyRun, events).status).toBe('cut-short')
})
