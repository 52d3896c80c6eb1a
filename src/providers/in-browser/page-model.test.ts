import { afterEach, expect, test } from 'vitest'
import type { ModelError, ModelEvent, ModelRequest } from '../../model/language-model'
import { startLlama } from './llama'
import type { FromLlama, LlamaWorker, ToLlama } from './llama-messages'
import { pageModels } from './models'
import { createPageModel, unloadPageModel } from './page-model'

const [model] = pageModels
if (!model) throw new Error('There is a model of the page.')
afterEach(unloadPageModel)

const piece = (delta: object, finish_reason: string | null = null) =>
  ({ id: 'c', choices: [{ index: 0, delta, finish_reason }] }) as Extract<FromLlama, { said: 'piece' }>['piece']

/** A worker that answers by a script, one message after the other, each in a task of its own as a real one's are. */
function fakeWorker(answer: (message: ToLlama) => FromLlama[]) {
  const heard: ToLlama[] = []
  let tell: (event: MessageEvent<FromLlama>) => void = () => {}
  let reported = Promise.resolve()
  const tellNext = (data: FromLlama) => {
    reported = reported.then(async () => {
      await new Promise(resolve => setImmediate(resolve))
      tell({ data } as MessageEvent<FromLlama>)
    })
  }
  const state = { heard, ended: 0, workers: 0 }
  const make = (): LlamaWorker => {
    state.workers += 1
    return {
      postMessage(message) {
        heard.push(message)
        answer(message).forEach(tellNext)
      },
      addEventListener(type: string, listener: never) {
        if (type === 'message') tell = listener
      },
      terminate() {
        state.ended += 1
      },
    }
  }
  return { ...state, state, make }
}

const says =
  (...pieces: ReturnType<typeof piece>[]) =>
  (message: ToLlama): FromLlama[] => {
    const { id } = message
    if (message.do === 'load') return [{ said: 'done', id }]
    if (message.do === 'stop') return []
    return [...pieces.map(piece => ({ said: 'piece' as const, id, piece })), { said: 'done', id }]
  }

function asking(more: Partial<ModelRequest> = {}): ModelRequest {
  const content = [{ type: 'text' as const, text: 'Hello' }]
  return { model: 'm', system: '', messages: [{ role: 'user', content }], tools: [], maxTokens: 64, ...more }
}

async function call(
  worker: ReturnType<typeof fakeWorker>,
  request = asking(),
  controller = new AbortController(),
  stopAfter = 99,
) {
  const events: ModelEvent[] = []
  const parts = {
    openWeights: async () => new Blob(['GGUF']),
    start: (file: Blob, window: number, signal: AbortSignal) => startLlama(file, window, signal, worker.make),
  }
  let error: ModelError | undefined
  try {
    for await (const event of createPageModel(model as NonNullable<typeof model>, parts).stream(
      request,
      controller.signal,
    )) {
      events.push(event)
      if (events.length === stopAfter) controller.abort()
    }
  } catch (thrown) {
    error = thrown as ModelError
  }
  const text = events.map(event => (event.type === 'text-delta' ? event.text : '')).join('')
  return { events, text, error }
}

test('is loaded once, and streams text and calls', async () => {
  const calls = [{ index: 0, id: 'c1', function: { name: 'display_color', arguments: '{"hex":"#00f"}' } }]
  const worker = fakeWorker(
    says(piece({ content: 'Blue ' }), piece({ content: 'it is.' }), piece({ tool_calls: calls }, 'tool_calls')),
  )
  const { events, text } = await call(worker)
  expect(text).toBe('Blue it is.')
  expect(events.slice(-3)).toEqual([
    { type: 'tool-call', call: { id: 'c1', name: 'display_color', arguments: { hex: '#00f' } } },
    { type: 'usage', usage: { input: expect.any(Number), output: expect.any(Number), estimated: true } },
    { type: 'end', ending: 'tool-calls' },
  ])
  await call(worker)
  expect(worker.state.workers).toBe(1)
  expect(worker.heard.map(message => message.do)).toEqual(['load', 'answer', 'answer'])
})

test('stops when it is stopped, and tells its worker', async () => {
  const worker = fakeWorker(says(...Array.from({ length: 50 }, () => piece({ content: 'word ' })), piece({}, 'stop')))
  const { error, events } = await call(worker, asking(), new AbortController(), 3)
  expect(error?.name).toBe('AbortError')
  expect(events.length).toBe(3)
  expect(worker.heard.at(-1)?.do).toBe('stop')
  // The rest of the stopped answer is dropped.
  const next = await call(worker)
  expect(next.events.at(-1)).toEqual({ type: 'end', ending: 'complete' })
  expect(next.text).toBe('word '.repeat(50))
})

test('an answer that breaks keeps what came, and ends as cut', async () => {
  const worker = fakeWorker(message =>
    message.do === 'load'
      ? [{ said: 'done', id: message.id }]
      : [
          { said: 'piece', id: message.id, piece: piece({ content: 'This' }) },
          { said: 'problem', id: message.id, problem: 'gone' },
        ],
  )
  const { text, events } = await call(worker)
  expect(text).toBe('This')
  expect(events.at(-1)).toEqual({ type: 'end', ending: 'connection-cut' })
})

test.each([
  ['too little memory', 'failed to alloc 400 MB', /not enough memory/],
  ['a broken file', 'bad magic', /It said: bad magic/],
])('%s is said in a sentence, and the next try begins from the start', async (_, problem, sentence) => {
  const worker = fakeWorker(message => [{ said: 'problem', id: message.id, problem }])
  expect((await call(worker)).error?.message).toMatch(sentence)
  await call(worker)
  expect(worker.state.workers).toBe(2)
  expect(worker.state.ended).toBe(2)
})

test('a model that was cleared away, and an image, are reported before anything is loaded', async () => {
  const gone = createPageModel(model, { openWeights: async () => null, start: startLlama })
  const first = gone.stream(asking(), new AbortController().signal)[Symbol.asyncIterator]()
  await expect(first.next()).rejects.toThrow('download it again')
  const image = { type: 'image' as const, mediaType: 'image/png', data: 'AAAA' }
  const worker = fakeWorker(says())
  const { error } = await call(worker, asking({ messages: [{ role: 'user', content: [image] }] }))
  expect(error?.message).toContain('cannot see images')
  expect(worker.state.workers).toBe(0)
})
