import { type Dice, draw, thrown } from './chances'
import { EDGE, type Learned } from './learned'
import { type Before, type Beginning, type Prediction, piecesBefore, predict, written } from './predict'

/** How a text is gone on with. */
export interface Writing extends Beginning {
  order: number
  dice: Dice
  seed: number
  /** Pieces at most. */
  most: number
  /** Ends with the end of a sentence. */
  untilFullStop: boolean
}

/** A piece that was drawn, as it is written, and what else could have come. */
export interface Drawn {
  /** Empty for the end of the text. */
  text: string
  id: number
  chance: number
  before: readonly Before[]
  prediction: Prediction
}

const FULL_STOP = /[.!?。！？…]$/u

/** Draws pieces one after the other. The throw of each is that of its place in the text, so that a step back draws the same again. */
export function* write(
  learned: Learned,
  { order, dice, seed, most, untilFullStop, ...beginning }: Writing,
): Generator<Drawn> {
  const before = piecesBefore(learned, beginning)
  for (let count = 0; count < most; count++) {
    const prediction = predict(learned, before, order, dice)
    const chosen = draw(prediction.chances, thrown(seed, beginning.taken.length + count))
    if (!chosen) return
    const text = chosen.id === EDGE ? '' : written(learned, before, chosen.id)
    yield { text, id: chosen.id, chance: chosen.chance, before, prediction }
    if (chosen.id === EDGE || (untilFullStop && FULL_STOP.test(text))) return
    before.push({ piece: text, id: chosen.id })
  }
}
