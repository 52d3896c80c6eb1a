import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLoaded } from '../../components/use-loaded'
import { errorText } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import type { NamedText } from '../../model/node-type'
import type { Learner, LearnerStats, TrainingData } from './learner'
import { learnerOf, setWorkerFactory } from './learner-cache'
import type { LearnerWorker } from './messages'
import { controlOf, setNetworkStore } from './network-control'
import { deviceStore } from './network-device'
import type { NextWordConfig } from './node'
import { trainingDataOf } from './training-data'

if (typeof Worker === 'function') {
  setWorkerFactory(
    () =>
      // In one expression, so that the bundler recognizes a worker entry.
      new Worker(new URL('./next-word.worker.ts', import.meta.url), {
        type: 'module',
        name: 'next-word',
      }) as unknown as LearnerWorker,
  )
}
try {
  if (typeof indexedDB !== 'undefined') setNetworkStore(deviceStore())
} catch {
  // With storage blocked its very name throws: a network is lost with the page.
}

/** State of a learner, with actions. */
export type LearnerState =
  | { state: 'reading'; stop(): void }
  | { state: 'stopped' | 'problem'; message: LocalizedText; again(): void }
  | { state: 'ready'; facts: LearnerStats; lesson: TrainingData }

type Outcome =
  | { state: 'ready'; facts: LearnerStats; lesson: TrainingData }
  | { state: 'stopped' | 'problem'; message: LocalizedText }

/** Trains on the texts of a card, and again when they change. */
export function useLearner({ learnFrom, text, unit }: NextWordConfig, above: readonly NamedText[]): LearnerState {
  const [attempt, setAttempt] = useState(0)
  const own = learnFrom === 'own' ? text : ''
  const texts = learnFrom === 'above' ? above : none
  const job = useMemo(
    () => ({ attempt, stop: new AbortController(), choice: { learnFrom, text: own, unit }, texts }),
    [attempt, learnFrom, own, unit, texts],
  )
  const [outcome, setOutcome] = useState<{ job: typeof job; outcome: Outcome }>()

  useEffect(() => {
    let isCurrent = true
    const { signal } = job.stop
    const tell = (outcome: Outcome) => isCurrent && setOutcome({ job, outcome })
    const leave = new AbortController()
    signal.addEventListener('abort', () => leave.abort(), { once: true })
    trainingDataOf(job.choice, job.texts)
      .then(async lesson => {
        const { facts } = await learnerOf(lesson, leave.signal)
        tell({ state: 'ready', facts, lesson })
      })
      .catch((error: unknown) => {
        if (signal.aborted)
          tell({ state: 'stopped', message: msg('Stopped. Your texts and settings are as they were.') })
        else tell({ state: 'problem', message: errorText(error) })
      })
    return () => {
      isCurrent = false
      leave.abort()
    }
  }, [job])

  const again = useCallback(() => setAttempt(count => count + 1), [])
  const stop = useCallback(() => job.stop.abort(), [job])
  const current = outcome?.job === job ? outcome.outcome : undefined
  return useMemo((): LearnerState => {
    if (!current) return { state: 'reading', stop }
    return current.state === 'ready' ? current : { ...current, again }
  }, [current, stop, again])
}

const none: readonly NamedText[] = []

/** Calls the learner of training data. Trains again if it was evicted. */
export async function askLearner<T>(lesson: TrainingData, question: (learner: Learner) => Promise<T>): Promise<T> {
  if (lesson.network) return question((await controlOf(lesson)).learner)
  return question(await learnerOf(lesson, new AbortController().signal))
}

/** The result of a call, repeated when its key changes; the previous result until then. */
export function useAnswer<T>(
  lesson: TrainingData | undefined,
  key: string,
  question: (learner: Learner) => Promise<T>,
): T | undefined {
  const answer = useLoaded(async () => lesson && { lesson, value: await askLearner(lesson, question) }, [lesson, key])
  return answer && answer.lesson === lesson ? answer.value : undefined
}
