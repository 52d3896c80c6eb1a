import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import type { NetworkFacts, NetworkLearner } from './learner'
import type { FromLearner, LearnerCall, LearnerWorker, LearnMessage } from './messages'
import { UnreadableError } from './ngrams/unreadable'

/** A learner in a worker, so that training does not block the page. One that counts has no use of a network's methods. */
interface WorkerLearner extends NetworkLearner {
  end(): void
}

/**
 * Trains in a worker. The signal aborts it and terminates the worker.
 * @throws UnreadableError; the signal's reason on abort.
 */
export async function trainInWorker(
  message: LearnMessage,
  worker: LearnerWorker,
  signal: AbortSignal,
): Promise<WorkerLearner> {
  signal.throwIfAborted()
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: unknown): void }>()
  let count = 0
  let over: { reason: unknown } | undefined
  const failAll = (reason: unknown) => {
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const end = (reason: unknown = new LocalizedError(msg('This was stopped.'))) => {
    over = { reason }
    worker.terminate()
    failAll(reason)
  }
  worker.onmessage = ({ data }: { data: FromLearner }) => {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    if ('facts' in data) resolve?.(data.facts)
    else if ('answer' in data) resolve?.(data.answer)
    else reject?.(data.isUnreadable ? new UnreadableError(data.problem) : new LocalizedError(data.problem))
  }
  worker.onerror = () => failAll(new LocalizedError(msg('The part that reads texts broke. Try it once more.')))

  const send = (message: LearnMessage | { ask: LearnerCall }) =>
    new Promise<unknown>((resolve, reject) => {
      if (over) return reject(over.reason)
      const id = ++count
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...message })
    })
  // Names and types of both sides come from one interface.
  const ask = (name: LearnerCall['name'], ...args: unknown[]) =>
    send({ ask: { name, args } as LearnerCall }) as Promise<never>

  const stop = () => end(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const facts = (await send(message)) as NetworkFacts
    return {
      facts,
      bars: question => ask('bars', question),
      write: writing => ask('write', writing),
      places: (question, text) => ask('places', question, text),
      copied: beginning => ask('copied', beginning),
      origins: (beginning, order) => ask('origins', beginning, order),
      trainFor: milliseconds => ask('trainFor', milliseconds),
      progress: () => ask('progress'),
      kept: () => ask('kept'),
      look: beginning => ask('look', beginning),
      stepAt: token => ask('stepAt', token),
      counted: () => ask('counted'),
      end: () => end(),
    }
  } catch (error) {
    worker.terminate()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
