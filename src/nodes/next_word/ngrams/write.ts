import { type Dice, pickToken, thrown } from './chances'
import { EDGE, type Learned } from './learned'
import { type Before, type Beginning, type Prediction, piecesBefore, predictNext, written } from './predict'

/** Parameters of generation. */
export interface Writing extends Beginning {
  order: number
  dice: Dice
  seed: number
  /** Maximum tokens. */
  most: number
  /** Stops at the end of a sentence. */
  untilFullStop: boolean
}

/** A sampled token with its text and alternatives. */
export interface Drawn {
  /** Empty for the end of the text. */
  text: string
  id: number
  chance: number
  before: readonly Before[]
  prediction: Prediction
}

const FULL_STOP = /[.!?。！？…]$/u

/**
 * Samples tokens in sequence. The random number depends on the position in the text, so that undo and redo sample the
 * same token.
 */
export function* write(
  learned: Learned,
  { order, dice, seed, most, untilFullStop, ...beginning }: Writing,
): Generator<Drawn> {
  const before = piecesBefore(learned, beginning)
  for (let count = 0; count < most; count++) {
    const prediction = predictNext(learned, before, order, dice)
    const chosen = pickToken(prediction.chances, thrown(seed, beginning.taken.length + count))
    if (!chosen) return
    const text = chosen.id === EDGE ? '' : written(learned, before, chosen.id)
    yield { text, id: chosen.id, chance: chosen.chance, before, prediction }
    if (chosen.id === EDGE || (untilFullStop && FULL_STOP.test(text))) return
    before.push({ piece: text, id: chosen.id })
  }
}
