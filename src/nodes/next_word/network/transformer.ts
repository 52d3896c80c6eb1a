/**
 * A small transformer: it reads a row of tokens and says, at each place, what may come next.
 *
 * Forward and backward are written by hand, without a library for derivatives, so that each step can be shown. The
 * design is that of current language models without what a small one does not need: no biases, normalization by the
 * root of the mean square, one table for tokens on the way in and out, and a squared ReLU.
 *
 * Shapes are named by B sequences of T tokens, M = B · T rows, D numbers a row, H heads of D / H numbers, V tokens.
 */
import { type Kernel, type Matrix, matrixOf, type Numbers, transposed } from './matrix'
import { normalDraws } from './random'

/** The size of a network. */
export interface NetworkShape {
  /** Number of tokens; a multiple of 8. */
  vocabulary: number
  /** Numbers of a row; a multiple of 8 times the heads. */
  width: number
  heads: number
  layers: number
  /** Tokens that it sees; a multiple of 8. */
  context: number
}

/** The weights of one layer: matrices of `out` rows with `in` numbers. */
interface LayerWeights {
  /** Queries, keys and values: 3D × D. */
  attend: Numbers
  /** D × D. */
  join: Numbers
  /** 4D × D. */
  widen: Numbers
  /** D × 4D. */
  narrow: Numbers
}

/** All weights, or their gradients, as one row of numbers with views. */
export interface Weights {
  all: Numbers
  /** V × D: a row for each token, for reading it and for guessing it. */
  tokens: Numbers
  /** T × D: a row for each place. */
  places: Numbers
  layers: LayerWeights[]
}

/** The count of weights of a network of this shape. */
export function countWeights({ vocabulary, width, layers, context }: NetworkShape): number {
  return (vocabulary + context + layers * 12 * width) * width
}

/** The numbers that a network of this shape, its gradients and its optimizer need in the memory of a kernel. */
export function countMemory(shape: NetworkShape, sequences: number): number {
  const { vocabulary, width, heads, layers, context } = shape
  const rows = sequences * context
  const activations = rows * (layers * (22 * width + 4) + 20 * width + 2 * vocabulary + 4)
  const attention = layers * sequences * heads * context * context
  const turned = Math.max(vocabulary, context, 4 * width) * width
  return countWeights(shape) * 4 + activations + attention + turned + 8 * context * (context + width) + 1024
}

function viewWeights(all: Numbers, { vocabulary, width, layers, context }: NetworkShape): Weights {
  let at = 0
  const next = (rows: number, columns: number) => {
    const view = all.subarray(at, at + rows * columns)
    at += rows * columns
    return view
  }
  return {
    all,
    tokens: next(vocabulary, width),
    places: next(context, width),
    layers: Array.from({ length: layers }, () => ({
      attend: next(3 * width, width),
      join: next(width, width),
      widen: next(4 * width, width),
      narrow: next(width, 4 * width),
    })),
  }
}

/** What a layer computed on the way forward, which the way back needs again. */
interface LayerState {
  input: Numbers
  normed: Numbers
  scale: Numbers
  /** Queries, keys and values, M × 3D. */
  attend: Numbers
  /** For each sequence and head, T × T: how much each place looks at each earlier one. */
  attention: Numbers
  /** What the heads gathered, M × D. */
  gathered: Numbers
  middle: Numbers
  middleNormed: Numbers
  middleScale: Numbers
  widened: Numbers
  squared: Numbers
}

/** What one head reads and writes in one sequence. */
interface HeadParts {
  /** T × T. */
  looks: Matrix
  /** T × D / H each. */
  queries: Matrix
  keys: Matrix
  values: Matrix
  gathered: Matrix
}

const EPSILON = 1e-5

/** A network with memory for a count of sequences at once. */
export class Transformer {
  readonly weights: Weights
  readonly gradients: Weights
  readonly shape: NetworkShape
  readonly sequences: number
  /** M × V: a score for each token at each place, of the last call of `forward`. */
  readonly scores: Numbers
  readonly #kernel: Kernel
  readonly #states: LayerState[]
  readonly #output: Numbers
  readonly #outputNormed: Numbers
  readonly #outputScale: Numbers
  readonly #scoreGradients: Numbers
  readonly #work: ReturnType<typeof allocateWork>

  /** @param shared a network of the same shape: both are then one, for another count of sequences. */
  constructor(shape: NetworkShape, sequences: number, kernel: Kernel, shared?: Transformer) {
    this.shape = shape
    this.sequences = sequences
    this.#kernel = kernel
    const { vocabulary, width, heads, layers, context } = shape
    const rows = sequences * context
    this.weights = shared?.weights ?? viewWeights(kernel.allocate(countWeights(shape)), shape)
    this.gradients = shared?.gradients ?? viewWeights(kernel.allocate(countWeights(shape)), shape)
    const matrix = (columns: number) => kernel.allocate(rows * columns)
    this.#states = Array.from({ length: layers }, () => ({
      input: matrix(width),
      normed: matrix(width),
      scale: matrix(1),
      attend: matrix(3 * width),
      attention: kernel.allocate(sequences * heads * context * context),
      gathered: matrix(width),
      middle: matrix(width),
      middleNormed: matrix(width),
      middleScale: matrix(1),
      widened: matrix(4 * width),
      squared: matrix(4 * width),
    }))
    this.#output = matrix(width)
    this.#outputNormed = matrix(width)
    this.#outputScale = matrix(1)
    this.scores = matrix(vocabulary)
    this.#scoreGradients = matrix(vocabulary)
    this.#work = allocateWork(shape, rows, kernel)
  }

  /** Random weights: small, and those that write into the row smaller with each layer. */
  randomize(seed: number): void {
    const { width, layers } = this.shape
    const draw = normalDraws(seed)
    const fill = (matrix: Numbers, spread: number) => {
      for (let i = 0; i < matrix.length; i++) matrix[i] = draw() * spread
    }
    const spread = 1 / Math.sqrt(width)
    fill(this.weights.tokens, 0.02)
    fill(this.weights.places, 0.02)
    for (const { attend, join, widen, narrow } of this.weights.layers) {
      fill(attend, spread)
      fill(join, spread / Math.sqrt(2 * layers))
      fill(widen, spread)
      fill(narrow, spread / (2 * Math.sqrt(2 * layers)))
    }
  }

  /** Computes the scores of all places of M tokens. */
  forward(tokens: ArrayLike<number>): void {
    const { width, layers, context } = this.shape
    const rows = this.sequences * context
    const first = (this.#states[0] as LayerState).input
    first.fill(0)
    for (let row = 0; row < rows; row++) {
      addRow(this.weights.tokens, (tokens[row] as number) * width, first, row * width, width)
      addRow(this.weights.places, (row % context) * width, first, row * width, width)
    }
    for (let layer = 0; layer < layers; layer++) {
      const next = this.#states[layer + 1]?.input ?? this.#output
      this.#layerForward(this.#states[layer] as LayerState, this.weights.layers[layer] as LayerWeights, next)
    }
    this.#guess(this.#output, this.#outputNormed, this.#outputScale, this.scores)
  }

  /**
   * Adds the gradients of the mean surprise to those of the weights, after `forward` of the same tokens.
   * @returns the mean of -ln(chance of the right token).
   */
  backward(tokens: ArrayLike<number>, targets: ArrayLike<number>): number {
    const { vocabulary, width, layers, context } = this.shape
    const rows = this.sequences * context
    const surprise = surpriseOf(this.scores, targets, rows, vocabulary, this.#scoreGradients)
    const { forward, back } = this.#work
    // The table of tokens, on the way out.
    this.#addWeightGradients(this.#scoreGradients, this.#outputNormed, this.gradients.tokens, vocabulary, width)
    this.#multiplyBack(this.#scoreGradients, this.weights.tokens, back, vocabulary, width)
    forward.fill(0)
    normBack(this.#outputNormed, this.#outputScale, back, forward, rows, width)
    for (let layer = layers - 1; layer >= 0; layer--) {
      this.#layerBack(
        this.#states[layer] as LayerState,
        this.weights.layers[layer] as LayerWeights,
        this.gradients.layers[layer] as LayerWeights,
      )
    }
    for (let row = 0; row < rows; row++) {
      addRow(forward, row * width, this.gradients.tokens, (tokens[row] as number) * width, width)
      addRow(forward, row * width, this.gradients.places, (row % context) * width, width)
    }
    return surprise
  }

  /** The mean surprise of the last call of `forward` about the tokens that came. */
  surprise(targets: ArrayLike<number>): number {
    return surpriseOf(this.scores, targets, this.sequences * this.shape.context, this.shape.vocabulary)
  }

  /** How much a place of a sequence looks at itself and at each earlier place, by layer and head, after `forward`. */
  attentionOf(sequence: number, place: number): number[][][] {
    const { heads, context } = this.shape
    return this.#states.map(({ attention }) =>
      Array.from({ length: heads }, (_, head) => {
        const from = ((sequence * heads + head) * context + place) * context
        return Array.from(attention.subarray(from, from + place + 1))
      }),
    )
  }

  /**
   * The scores that each layer would give at a row, if it were the last: first those of the token's own row, then one
   * for each layer. After `forward`.
   */
  scoresByLayer(row: number): Numbers[] {
    const { width, vocabulary } = this.shape
    return [...this.#states.map(({ input }) => input), this.#output].map(matrix => {
      const scores = this.weights.all.slice(0, vocabulary)
      const line = matrix.subarray(row * width, (row + 1) * width)
      const scale = scaleOf(line, 0, width)
      for (let token = 0; token < vocabulary; token++) {
        let sum = 0
        for (let i = 0; i < width; i++) sum += (line[i] as number) * (this.weights.tokens[token * width + i] as number)
        scores[token] = sum / scale
      }
      return scores
    })
  }

  #guess(matrix: Numbers, normed: Numbers, scale: Numbers, scores: Numbers): void {
    const { vocabulary, width, context } = this.shape
    const rows = this.sequences * context
    norm(matrix, normed, scale, rows, width)
    this.#multiplyForward(normed, this.weights.tokens, scores, vocabulary, width, false)
  }

  #layerForward(state: LayerState, weights: LayerWeights, output: Numbers): void {
    const { width, context } = this.shape
    const rows = this.sequences * context
    norm(state.input, state.normed, state.scale, rows, width)
    this.#multiplyForward(state.normed, weights.attend, state.attend, 3 * width, width, false)
    this.#attend(state)
    state.middle.set(state.input)
    this.#multiplyForward(state.gathered, weights.join, state.middle, width, width, true)
    norm(state.middle, state.middleNormed, state.middleScale, rows, width)
    this.#multiplyForward(state.middleNormed, weights.widen, state.widened, 4 * width, width, false)
    square(state.widened, state.squared)
    output.set(state.middle)
    this.#multiplyForward(state.squared, weights.narrow, output, width, 4 * width, true)
  }

  /** Each place gathers from itself and the earlier ones, as much as its query fits their keys. */
  #attend(state: LayerState): void {
    const { width, heads, context } = this.shape
    const { multiply } = this.#kernel
    const { turned } = this.#work
    const size = width / heads
    const scale = 1 / Math.sqrt(size)
    const parts = this.#heads(state.attend, state.attention, state.gathered)
    for (const { looks, queries, keys, values, gathered } of parts) {
      multiply(queries, transposedCopy(keys, turned, context, size), looks, context, context, size, false)
      for (let place = 0; place < context; place++)
        softmax(looks.numbers, looks.from + place * context, place + 1, context, scale)
      multiply(looks, values, gathered, context, size, context, false)
    }
  }

  /** The parts of a layer's matrices that one head reads and writes in one sequence, for each of them. */
  #heads(attend: Numbers, attention: Numbers, gathered: Numbers): HeadParts[] {
    const { width, heads, context } = this.shape
    return Array.from({ length: this.sequences * heads }, (_, index) => {
      const row = Math.floor(index / heads) * context
      const column = (index % heads) * (width / heads)
      const part = (which: number) => matrixOf(attend, 3 * width, row * 3 * width + which * width + column)
      return {
        looks: matrixOf(attention, context, (index * context * context) % attention.length),
        queries: part(0),
        keys: part(1),
        values: part(2),
        gathered: matrixOf(gathered, width, row * width + column),
      }
    })
  }

  /** Takes the gradients of a layer's output in `work.forward`, and leaves those of its input there. */
  #layerBack(state: LayerState, weights: LayerWeights, gradients: LayerWeights): void {
    const { width, context } = this.shape
    const rows = this.sequences * context
    const { forward, back, wide, attend } = this.#work
    this.#addWeightGradients(forward, state.squared, gradients.narrow, width, 4 * width)
    this.#multiplyBack(forward, weights.narrow, wide, width, 4 * width)
    squareBack(state.widened, wide)
    this.#addWeightGradients(wide, state.middleNormed, gradients.widen, 4 * width, width)
    this.#multiplyBack(wide, weights.widen, back, 4 * width, width)
    normBack(state.middleNormed, state.middleScale, back, forward, rows, width)

    this.#addWeightGradients(forward, state.gathered, gradients.join, width, width)
    this.#multiplyBack(forward, weights.join, back, width, width)
    this.#attendBack(state, back, attend)
    this.#addWeightGradients(attend, state.normed, gradients.attend, 3 * width, width)
    this.#multiplyBack(attend, weights.attend, back, 3 * width, width)
    normBack(state.normed, state.scale, back, forward, rows, width)
  }

  /** From the gradients of what was gathered to those of queries, keys and values. */
  #attendBack(state: LayerState, gathered: Numbers, attend: Numbers): void {
    const { width, heads, context } = this.shape
    const { multiply } = this.#kernel
    const { looks: gradients, turned } = this.#work
    const size = width / heads
    const scale = 1 / Math.sqrt(size)
    // One head's gradients of attention at a time: nothing needs them later.
    const into = this.#heads(attend, gradients, gathered)
    for (const [index, given] of this.#heads(state.attend, state.attention, gathered).entries()) {
      const to = into[index] as HeadParts
      multiply(transposed(given.looks), given.gathered, to.values, context, size, context, false)
      // Attention, and through the softmax to the products of queries and keys.
      const values = transposedCopy(given.values, turned, context, size)
      multiply(given.gathered, values, to.looks, context, context, size, false)
      for (let place = 0; place < context; place++)
        softmaxBack(given.looks, gradients, place * context, place + 1, context, scale)
      multiply(to.looks, given.keys, to.queries, context, size, context, false)
      multiply(transposed(to.looks), given.queries, to.keys, context, size, context, false)
    }
  }

  /** `output = input · matrixᵀ`, for a matrix of `out` rows with `size` numbers; added with `add`. */
  #multiplyForward(input: Numbers, matrix: Numbers, output: Numbers, out: number, size: number, add: boolean): void {
    const turned = transposedCopy(matrixOf(matrix, size), this.#work.turned, out, size)
    this.#kernel.multiply(matrixOf(input, size), turned, matrixOf(output, out), this.#rows, out, size, add)
  }

  /** `gradients += outputᵀ · input`: those of a matrix, from those of what it gave and what it was given. */
  #addWeightGradients(output: Numbers, input: Numbers, gradients: Numbers, out: number, size: number): void {
    const { multiply } = this.#kernel
    multiply(
      transposed(matrixOf(output, out)),
      matrixOf(input, size),
      matrixOf(gradients, size),
      out,
      size,
      this.#rows,
      true,
    )
  }

  /** `input = output · matrix`: from the gradients of what a matrix gave to those of what it was given. */
  #multiplyBack(output: Numbers, matrix: Numbers, input: Numbers, out: number, size: number): void {
    const { multiply } = this.#kernel
    multiply(matrixOf(output, out), matrixOf(matrix, size), matrixOf(input, size), this.#rows, size, out, false)
  }

  get #rows(): number {
    return this.sequences * this.shape.context
  }
}

/** Memory that is used anew in each layer and head. */
function allocateWork({ vocabulary, width, context }: NetworkShape, rows: number, { allocate }: Kernel) {
  return {
    forward: allocate(rows * width),
    back: allocate(rows * width),
    wide: allocate(rows * 4 * width),
    attend: allocate(rows * 3 * width),
    looks: allocate(context * context),
    turned: allocate(Math.max(vocabulary, context, 4 * width) * width),
  }
}

// Loops over numbers are functions of their own: engines optimize a short function that is called often sooner and
// better than a loop within a long one.

/** Adds a row of numbers to another. */
function addRow(from: Numbers, at: number, to: Numbers, toAt: number, width: number): void {
  for (let i = 0; i < width; i++) to[toAt + i] = (to[toAt + i] as number) + (from[at + i] as number)
}

/** The squares of what is positive; 0 for the rest. */
function square(from: Numbers, to: Numbers): void {
  for (let i = 0; i < from.length; i++) {
    const positive = Math.max(from[i] as number, 0)
    to[i] = positive * positive
  }
}

/** Turns the gradients of the squares into those of what was squared. */
function squareBack(from: Numbers, gradients: Numbers): void {
  for (let i = 0; i < from.length; i++) gradients[i] = (gradients[i] as number) * 2 * Math.max(from[i] as number, 0)
}

/** The root of the mean square of a row. */
function scaleOf(matrix: Numbers, from: number, width: number): number {
  let sum = 0
  for (let i = from; i < from + width; i++) sum += (matrix[i] as number) ** 2
  return Math.sqrt(sum / width + EPSILON)
}

function norm(matrix: Numbers, normed: Numbers, scale: Numbers, rows: number, width: number): void {
  for (let row = 0; row < rows; row++) {
    const from = row * width
    const by = scaleOf(matrix, from, width)
    scale[row] = by
    for (let i = from; i < from + width; i++) normed[i] = (matrix[i] as number) / by
  }
}

/** Adds the gradients of what `norm` was given, from those of what it gave. */
function normBack(normed: Numbers, scale: Numbers, given: Numbers, into: Numbers, rows: number, width: number): void {
  for (let row = 0; row < rows; row++) {
    const from = row * width
    let mean = 0
    for (let i = from; i < from + width; i++) mean += (given[i] as number) * (normed[i] as number)
    mean /= width
    const by = scale[row] as number
    for (let i = from; i < from + width; i++)
      into[i] = (into[i] as number) + ((given[i] as number) - (normed[i] as number) * mean) / by
  }
}

/** Turns the first scores of a row into chances, and the rest into 0. */
function softmax(matrix: Numbers, from: number, count: number, width: number, scale: number): void {
  let most = -Infinity
  for (let i = from; i < from + count; i++) most = Math.max(most, matrix[i] as number)
  let sum = 0
  for (let i = from; i < from + count; i++) {
    const weight = Math.exp(((matrix[i] as number) - most) * scale)
    matrix[i] = weight
    sum += weight
  }
  for (let i = from; i < from + count; i++) matrix[i] = (matrix[i] as number) / sum
  matrix.fill(0, from + count, from + width)
}

/** From the gradients of the chances of a row to those of its scores. */
function softmaxBack(
  chances: Matrix,
  gradients: Numbers,
  from: number,
  count: number,
  width: number,
  scale: number,
): void {
  const row = chances.numbers.subarray(chances.from + from, chances.from + from + count)
  let mean = 0
  for (let i = 0; i < count; i++) mean += (row[i] as number) * (gradients[from + i] as number)
  for (let i = 0; i < count; i++)
    gradients[from + i] = (row[i] as number) * ((gradients[from + i] as number) - mean) * scale
  gradients.fill(0, from + count, from + width)
}

/** The mean surprise, and the gradients of the scores where they are asked for. */
function surpriseOf(
  scores: Numbers,
  targets: ArrayLike<number>,
  rows: number,
  vocabulary: number,
  gradients?: Numbers,
): number {
  let total = 0
  for (let row = 0; row < rows; row++) {
    const from = row * vocabulary
    let most = -Infinity
    for (let i = from; i < from + vocabulary; i++) most = Math.max(most, scores[i] as number)
    let sum = 0
    for (let i = from; i < from + vocabulary; i++) {
      const weight = Math.exp((scores[i] as number) - most)
      sum += weight
      if (gradients) gradients[i] = weight
    }
    const right = from + (targets[row] as number)
    total += most + Math.log(sum) - (scores[right] as number)
    if (!gradients) continue
    const by = 1 / (sum * rows)
    for (let i = from; i < from + vocabulary; i++) gradients[i] = (gradients[i] as number) * by
    gradients[right] = (gradients[right] as number) - 1 / rows
  }
  return total / rows
}

/** A copy of a matrix with rows and columns exchanged, where its columns have to follow each other. */
function transposedCopy({ numbers, from, row }: Matrix, to: Numbers, rows: number, columns: number): Matrix {
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) to[c * rows + r] = numbers[from + r * row + c] as number
  return matrixOf(to, rows)
}
