import type { JsonValue } from '../../model/json'
import type { NodeContext, NodeResult } from '../../model/node-type'
import type { NextWordConfig, NextWordOutput } from './node'
import { readyLearner } from './ready-learner'
import { trainingDataOf } from './training-data'

/** Trains, and continues the card's own input, else the text above. */
export async function generateText(
  config: NextWordConfig,
  { texts, given, above, signal }: NodeContext,
): Promise<NodeResult> {
  const learner = await readyLearner(await trainingDataOf(config, texts), signal)
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
  signal.throwIfAborted()
  const output: NextWordOutput = {
    text: begin + taken.join(''),
    begin,
    pieces,
    cut: prompt,
    copied,
    origins,
    atEnd,
    learnedFrom: learner.facts.texts.map(({ name }) => name).slice(0, 50),
  }
  return { output: output as unknown as JsonValue }
}
