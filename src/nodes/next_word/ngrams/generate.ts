import { pickToken, type Sampling, seededRandom } from './chances'
import { EDGE, type NgramIndex } from './ngram-index'
import { type ContextToken, contextTokens, type Prediction, type PromptSoFar, predictNext, tokenText } from './predict'

/** Parameters of generation. */
export interface GenerationOptions extends PromptSoFar {
  order: number
  dice: Sampling
  seed: number
  /** Maximum tokens. */
  most: number
  /** Stops at the end of a sentence. */
  untilFullStop: boolean
  /** Reports the chances as counted, before temperature, top-k and top-p. */
  asCounted?: boolean
}

/** A sampled token with its text and alternatives. */
interface SampledToken {
  /** Empty for the end of the text. */
  text: string
  id: number
  chance: number
  before: readonly ContextToken[]
  prediction: Prediction
}

/** How a sentence ends. */
export const FULL_STOP = /[.!?؟۔。！？…]$/u

/**
 * Samples tokens in sequence. The random number depends on the position in the text, so that undo and redo sample the
 * same token.
 */
export function* generate(
  learned: NgramIndex,
  { order, dice, seed, most, untilFullStop, ...beginning }: GenerationOptions,
): Generator<SampledToken> {
  const before = contextTokens(learned, beginning)
  for (let count = 0; count < most; count++) {
    const prediction = predictNext(learned, before, order, dice)
    const chosen = pickToken(prediction.chances, seededRandom(seed, beginning.taken.length + count))
    if (!chosen) return
    const text = chosen.id === EDGE ? '' : tokenText(learned, before, chosen.id)
    yield { text, id: chosen.id, chance: chosen.chance, before: [...before], prediction }
    if (chosen.id === EDGE || (untilFullStop && FULL_STOP.test(text))) return
    before.push({ piece: text, id: chosen.id })
  }
}
