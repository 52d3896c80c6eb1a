/**
 * Training by gradient descent: a few stretches of the text at a time, AdamW, and a rate that falls.
 *
 * The rates, the decay and the size were found by trials on texts of 20 kB (docs/decisions).
 */
import { LocalizedError } from '../../../language/localized-error'
import { msg } from '../../../language/message'
import type { Kernel, Numbers } from './matrix'
import { uniformDraws } from './random'
import { EDGE, type NetworkText } from './tokens'
import { countMemory, countWeights, type NetworkShape, Transformer } from './transformer'

/** How long a network learns. */
export type TrainingLength = 'quick' | 'longer'

/** What a training depends on, besides its text: the same settings give the same network. */
export interface TrainingSettings {
  layers: number
  heads: number
  /** Tokens that the network sees. */
  context: number
  length: TrainingLength
  seed: number
}

/** Steps of a training, and its largest rate. */
const plans = {
  quick: { steps: 1_200, rate: 4e-3 },
  longer: { steps: 6_000, rate: 3e-3 },
}

/** The count of steps of a training. */
export const stepsOf = (length: TrainingLength): number => plans[length].steps

const WIDTH = 64
/** Stretches of text in a step. */
const SEQUENCES = 8
const WARM_UP = 20
const FLAT = 0.3
const LAST_RATE = 0.1
const DECAY = 1
const MOMENTUM = 0.9
const MOMENTUM_OF_SQUARES = 0.98
const LARGEST_GRADIENT = 1
/** Steps between copies of the weights to go back to. */
const SAFE_EACH = 25
/** Most stretches of the kept tenth for a measurement. */
const MOST_MEASURED = 64

/** How a network does on what it never reads. */
export interface Measurement {
  /** Mean of -ln(chance of the right token). */
  surprise: number
  /** The share of tokens that its first guess is not. */
  missed: number
}

/** All that a training goes on from. */
export interface TrainingState {
  step: number
  /** Halved each time that the numbers got out of hand. */
  care: number
  weights: Float32Array
  momentum: Float32Array
  squares: Float32Array
}

/** The shape of a network for a text. */
export function shapeFor(text: NetworkText, { layers, heads, context }: TrainingSettings): NetworkShape {
  // A short text has no room for long stretches.
  const room = Math.floor((text.learned.length - 1) / 8) * 8
  return {
    vocabulary: Math.ceil(text.table.texts.length / 8) * 8,
    width: WIDTH,
    heads,
    layers,
    context: Math.max(8, Math.min(context, room)),
  }
}

/** The numbers that a training needs in the memory of a kernel. */
export function memoryFor(shape: NetworkShape): number {
  return countMemory(shape, SEQUENCES) + countMemory(shape, 1) + 2 * countWeights(shape)
}

/** A network in training. */
export class Training {
  readonly network: Transformer
  readonly #text: NetworkText
  readonly #settings: TrainingSettings
  readonly #momentum: Numbers
  readonly #squares: Numbers
  readonly #tokens: Int32Array
  readonly #targets: Int32Array
  /** Where texts begin. */
  readonly #beginnings: readonly number[]
  #step = 0
  #care = 1
  #safe: TrainingState

  constructor(text: NetworkText, settings: TrainingSettings, kernel: Kernel) {
    const shape = shapeFor(text, settings)
    this.#text = text
    this.#settings = settings
    this.network = new Transformer(shape, SEQUENCES, kernel)
    this.network.randomize(settings.seed)
    this.#momentum = kernel.allocate(countWeights(shape))
    this.#squares = kernel.allocate(countWeights(shape))
    this.#tokens = new Int32Array(SEQUENCES * shape.context)
    this.#targets = new Int32Array(SEQUENCES * shape.context)
    const last = text.learned.length - shape.context - 1
    this.#beginnings = [...text.learned.keys()].filter(at => text.learned[at] === EDGE && at <= last)
    this.#safe = this.state()
  }

  /** Steps taken. */
  get step(): number {
    return this.#step
  }

  /** Whether all steps of its length are taken. */
  get isOver(): boolean {
    return this.#step >= stepsOf(this.#settings.length)
  }

  /** A copy of all that a training goes on from. */
  state(): TrainingState {
    return {
      step: this.#step,
      care: this.#care,
      weights: Float32Array.from(this.network.weights.all),
      momentum: Float32Array.from(this.#momentum),
      squares: Float32Array.from(this.#squares),
    }
  }

  /** Goes on from a state. @throws LocalizedError if it is that of a network of another size. */
  restore(state: TrainingState): void {
    this.network.weights.all.set(sameLength(state.weights, this.network.weights.all))
    this.#momentum.set(sameLength(state.momentum, this.#momentum))
    this.#squares.set(sameLength(state.squares, this.#squares))
    this.#step = state.step
    this.#care = state.care
    this.#safe = this.state()
  }

  /**
   * Reads some stretches of the text, and changes each weight a little, in the direction that would have surprised it
   * less. Where the numbers get out of hand, it goes back to the last good weights with half the rate.
   * @returns the surprise before the change; null when it went back.
   */
  takeStep(): number | null {
    this.#pick()
    this.network.gradients.all.fill(0)
    this.network.forward(this.#tokens)
    const surprise = this.network.backward(this.#tokens, this.#targets)
    const size = lengthOf(this.network.gradients.all)
    if (!Number.isFinite(surprise) || !Number.isFinite(size)) {
      this.restore({ ...this.#safe, care: this.#care / 2 })
      return null
    }
    if (this.#step % SAFE_EACH === 0) this.#safe = this.state()
    this.#change(Math.min(1, LARGEST_GRADIENT / (size + 1e-12)))
    this.#step++
    return surprise
  }

  /** The first stretch of the last step. */
  stretch(): number[] {
    return Array.from(this.#tokens.subarray(0, this.network.shape.context))
  }

  /** The surprise about the stretches of the last step, with the weights as they are now. */
  surpriseOfStep(): number {
    this.network.forward(this.#tokens)
    return this.network.surprise(this.#targets)
  }

  /** How the network does on the tenth that it never reads; null where there is too little of it. */
  measure(): Measurement | null {
    const { keptApart } = this.#text
    const { context, vocabulary } = this.network.shape
    const stretches = Math.min(MOST_MEASURED, Math.floor((keptApart.length - 1) / context))
    if (stretches < 1) return null
    let surprise = 0
    let missed = 0
    for (let first = 0; first < stretches; first += SEQUENCES) {
      const count = Math.min(SEQUENCES, stretches - first)
      for (let i = 0; i < SEQUENCES; i++) this.#copy(keptApart, (first + Math.min(i, count - 1)) * context, i)
      this.network.forward(this.#tokens)
      for (let row = 0; row < count * context; row++) {
        const [chance, isFirst] = guessOf(
          this.network.scores,
          row * vocabulary,
          vocabulary,
          this.#targets[row] as number,
        )
        surprise -= Math.log(chance)
        if (!isFirst) missed++
      }
    }
    const count = stretches * context
    return { surprise: surprise / count, missed: missed / count }
  }

  /** The stretches of a step depend on the seed and the step alone, so that a training can be resumed. */
  #pick(): void {
    const { learned } = this.#text
    const draw = uniformDraws(this.#settings.seed * 7919 + this.#step)
    const last = learned.length - this.network.shape.context - 1
    for (let i = 0; i < SEQUENCES; i++) this.#copy(learned, Math.floor(draw() * (last + 1)), i)
    // One stretch is the beginning of a text, so that it learns how texts begin.
    const beginning = this.#beginnings[Math.floor(draw() * this.#beginnings.length)]
    if (beginning !== undefined) this.#copy(learned, beginning, 0)
  }

  #copy(row: Int32Array, from: number, sequence: number): void {
    const { context } = this.network.shape
    this.#tokens.set(row.subarray(from, from + context), sequence * context)
    this.#targets.set(row.subarray(from + 1, from + context + 1), sequence * context)
  }

  #rate(): number {
    const { steps, rate } = plans[this.#settings.length]
    const part = this.#step / steps
    const falling = part < FLAT ? 1 : 1 - ((part - FLAT) / (1 - FLAT)) * (1 - LAST_RATE)
    return rate * this.#care * Math.min(1, (this.#step + 1) / WARM_UP) * Math.max(falling, LAST_RATE)
  }

  /** AdamW: Loshchilov and Hutter, "Decoupled Weight Decay Regularization", 2019. */
  #change(scale: number): void {
    const weights = this.network.weights.all
    const gradients = this.network.gradients.all
    const rate = this.#rate()
    const first = 1 - MOMENTUM ** (this.#step + 1)
    const second = 1 - MOMENTUM_OF_SQUARES ** (this.#step + 1)
    for (let i = 0; i < weights.length; i++) {
      const gradient = (gradients[i] as number) * scale
      const momentum = MOMENTUM * (this.#momentum[i] as number) + (1 - MOMENTUM) * gradient
      const squares =
        MOMENTUM_OF_SQUARES * (this.#squares[i] as number) + (1 - MOMENTUM_OF_SQUARES) * gradient * gradient
      this.#momentum[i] = momentum
      this.#squares[i] = squares
      const change = momentum / first / (Math.sqrt(squares / second) + 1e-8)
      const weight = weights[i] as number
      weights[i] = weight - rate * (change + DECAY * weight)
    }
  }
}

function guessOf(scores: Numbers, from: number, vocabulary: number, right: number): [chance: number, isFirst: boolean] {
  const score = scores[from + right] as number
  let sum = 0
  let isFirst = true
  for (let i = from; i < from + vocabulary; i++) {
    const other = scores[i] as number
    sum += Math.exp(other - score)
    if (other > score) isFirst = false
  }
  return [1 / sum, isFirst]
}

function lengthOf(numbers: Numbers): number {
  let sum = 0
  for (let i = 0; i < numbers.length; i++) sum += (numbers[i] as number) ** 2
  return Math.sqrt(sum)
}

function sameLength(from: Float32Array, to: Numbers): Float32Array {
  if (from.length !== to.length)
    throw new LocalizedError(
      msg('These are the weights of a network of another size. Train it again, or choose another file.'),
    )
  return from
}
