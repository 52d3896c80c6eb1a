import type { JsonValue } from '../../model/json'
import type { NodeContext, NodeResult } from '../../model/node-type'
import type { Learner } from './learner'
import type { NextWordConfig, NextWordOutput } from './node'
import { readyLearner } from './ready-learner'
import { trainingDataOf } from './training-data'

/** Trains, and continues the card's own input, else the text above. */
export async function generateText(
  config: NextWordConfig,
  { texts, given, above, signal, onDevice }: NodeContext,
): Promise<NodeResult> {
  const data = await trainingDataOf(config, texts)
  const continued = async () => {
    const learner = await readyLearner(data, signal)
    return (await continueBy(learner, config, { given, above, signal })) as unknown as JsonValue
  }
  // How far a network has learned differs from device to device; counting gives the same everywhere.
  return { output: data.network ? await onDevice(continued) : await continued() }
}

async function continueBy(
  learner: Learner,
  config: NextWordConfig,
  { given, above, signal }: Pick<NodeContext, 'given' | 'above' | 'signal'>,
): Promise<NextWordOutput> {
  const own = typeof given === 'string' ? given : config.begin
  const begin = own.trim() || above.trim()
  const { temperature, topK, topP, order, seed, most } = config
  const dice = { temperature, topK, topP }
  const { pieces, atEnd, prompt } = await learner.write({
    begin,
    taken: [],
    order,
    dice,
    seed,
    most,
    untilFullStop: false,
  })
  const taken = pieces.map(({ text }) => text)
  const copied = await learner.copied({ begin, taken })
  const origins = await learner.origins({ begin, taken }, order)
  const { unread } = await learner.bars({ begin, taken: [], order, dice })
  signal.throwIfAborted()
  return {
    text: begin + taken.join(''),
    begin,
    pieces,
    cut: prompt,
    copied,
    origins,
    unread,
    atEnd,
    learnedFrom: learner.facts.texts.map(({ name }) => name).slice(0, 50),
  }
}
