import { describe, expect, it } from 'vitest'
import { errorText } from '../../language/localized-error'
import { train } from './counting-learner'
import type { Learner } from './learner'
import type { FromLearner, LearnerWorker, ToLearner } from './messages'
import { UnreadableError } from './ngrams/unreadable'
import { trainInWorker } from './worker-learner'

const lesson = (text: string) => ({ unit: 'words' as const, sources: [{ name: 'text', text }] })
const learning = (text: string) => ({ learn: lesson(text) })
const farm = 'The dog barked. The dog slept.'
const question = { begin: 'The', taken: [], order: 2, dice: { temperature: 1, topK: 0, topP: 1 } }

/** A worker that responds as the real one does; with `silent`, never. */
function fakeWorker(silent = false) {
  const state = { ended: false, asked: 0 }
  let learner: ReturnType<typeof train> | undefined
  const worker: LearnerWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => {
      state.ended = true
    },
    async postMessage(message: ToLearner) {
      state.asked++
      if (silent) return
      const say = (data: FromLearner) => worker.onmessage?.({ data })
      try {
        if ('learn' in message) {
          learner = train(message.learn)
          say({ id: message.id, facts: learner.facts })
        } else {
          const ask = learner?.[message.ask.name as keyof Learner] as unknown as
            | ((...args: unknown[]) => Promise<unknown>)
            | undefined
          say({ id: message.id, answer: await ask?.(...message.ask.args) })
        }
      } catch (error) {
        say({ id: message.id, problem: errorText(error), isUnreadable: error instanceof UnreadableError })
      }
    },
  }
  return { worker, state }
}

describe('a learner in a worker', () => {
  it('answers as one in place', async () => {
    const beside = await trainInWorker(learning(farm), fakeWorker().worker, new AbortController().signal)
    const here = train(lesson(farm))
    expect(beside.facts).toEqual(here.facts)
    expect(await beside.bars(question)).toEqual(await here.bars(question))
    expect(await beside.places(question, ' dog')).toEqual(await here.places(question, ' dog'))
  })

  it('is ended by a stop while it reads, which rejects the pending calls', async () => {
    const { worker, state } = fakeWorker(true)
    const stop = new AbortController()
    const reading = trainInWorker(learning(farm), worker, stop.signal)
    stop.abort(new Error('stopped by the person'))
    await expect(reading).rejects.toThrow('stopped by the person')
    expect(state.ended).toBe(true)
  })

  it('says what is wrong with a text, and is ended', async () => {
    const { worker, state } = fakeWorker()
    await expect(trainInWorker(learning(''), worker, new AbortController().signal)).rejects.toThrow(UnreadableError)
    expect(state.ended).toBe(true)
  })

  it('fails all questions when its worker breaks, and after its end', async () => {
    const { worker } = fakeWorker(true)
    const reading = trainInWorker(learning(farm), worker, new AbortController().signal)
    worker.onerror?.(new Error('out of memory'))
    await expect(reading).rejects.toThrow('Try it once more')
    const beside = await trainInWorker(learning(farm), fakeWorker().worker, new AbortController().signal)
    beside.end()
    await expect(beside.bars(question)).rejects.toThrow('stopped')
  })
})
