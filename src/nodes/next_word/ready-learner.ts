import type { Learner, TrainingData } from './learner'
import { learnerOf } from './learner-cache'
import { trainedNetwork } from './network-control'

/**
 * The learner of a card when it runs: one that has counted, or a network that has learned.
 * @throws UnreadableError; the signal's reason on abort.
 */
export function readyLearner(data: TrainingData, signal: AbortSignal): Promise<Learner> {
  return data.network ? trainedNetwork(data, signal) : learnerOf(data, signal)
}
