import { describe, expect, test } from 'vitest'
import { createPlainKernel, createWasmKernel, type Kernel } from './matrix'
import { uniformDraws } from './random'
import { countMemory, type NetworkShape, Transformer } from './transformer'

const small: NetworkShape = { vocabulary: 8, width: 16, heads: 2, layers: 2, context: 8 }

/** A plain kernel with 64-bit numbers, precise enough for differences. */
function preciseKernel(): Kernel {
  const { multiply } = createPlainKernel(1)
  return { isFast: false, allocate: count => new Float64Array(count), multiply }
}

function tokensFor({ vocabulary, context }: NetworkShape, sequences: number, seed: number): number[] {
  const draw = uniformDraws(seed)
  return Array.from({ length: sequences * context }, () => Math.floor(draw() * vocabulary))
}

describe('the gradients by hand', () => {
  test.each([
    ['two layers, two heads', small],
    ['one layer, one head', { ...small, layers: 1, heads: 1 }],
    ['three layers, four heads', { ...small, layers: 3, heads: 4 }],
  ])('are those of central differences: %s', (_, shape) => {
    const network = new Transformer(shape, 2, preciseKernel())
    network.randomize(7)
    // Larger weights than at the beginning, so that each one matters.
    for (let i = 0; i < network.weights.all.length; i++) network.weights.all[i] = (network.weights.all[i] as number) * 2
    const tokens = tokensFor(shape, 2, 1)
    const targets = tokensFor(shape, 2, 2)
    network.forward(tokens)
    network.backward(tokens, targets)
    const surpriseWith = (index: number, change: number) => {
      const before = network.weights.all[index] as number
      network.weights.all[index] = before + change
      network.forward(tokens)
      network.weights.all[index] = before
      return network.surprise(targets)
    }
    const step = 1e-5
    let difference = 0
    let size = 0
    for (let index = 0; index < network.weights.all.length; index += 3) {
      const measured = (surpriseWith(index, step) - surpriseWith(index, -step)) / (2 * step)
      const byHand = network.gradients.all[index] as number
      difference = Math.max(difference, Math.abs(measured - byHand))
      size = Math.max(size, Math.abs(byHand))
    }
    expect(size).toBeGreaterThan(0.01)
    expect(difference / size).toBeLessThan(1e-5)
  })
})

test('the fast and the plain product give the same scores and gradients, but for rounding', () => {
  const shape = { ...small, width: 32, vocabulary: 16 }
  const [fast, plain] = [createWasmKernel, createPlainKernel].map(create => {
    const network = new Transformer(shape, 2, create(countMemory(shape, 2)) as Kernel)
    network.randomize(3)
    const tokens = tokensFor(shape, 2, 1)
    network.forward(tokens)
    network.backward(tokens, tokensFor(shape, 2, 2))
    return network
  }) as [Transformer, Transformer]
  const apart = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Math.max(...Array.from(a, (value, index) => Math.abs(value - (b[index] as number))))
  expect(apart(fast.scores, plain.scores)).toBeLessThan(1e-5)
  expect(apart(fast.gradients.all, plain.gradients.all)).toBeLessThan(1e-5)
})

test('a place does not see what comes after it', () => {
  const network = new Transformer(small, 1, preciseKernel())
  network.randomize(5)
  const tokens = tokensFor(small, 1, 1)
  network.forward(tokens)
  const before = Array.from(network.scores.subarray(0, 4 * small.vocabulary))
  network.forward([...tokens.slice(0, 4), ...tokens.slice(4).map(token => (token + 1) % small.vocabulary)])
  expect(Array.from(network.scores.subarray(0, 4 * small.vocabulary))).toEqual(before)
})

test('attention is a share of each earlier place, and the last layer guesses what the network guesses', () => {
  const network = new Transformer(small, 1, preciseKernel())
  network.randomize(5)
  network.forward(tokensFor(small, 1, 1))
  const attention = network.attentionOf(0, 5)
  expect(attention.map(heads => heads.map(looks => looks.length))).toEqual([
    [6, 6],
    [6, 6],
  ])
  for (const looks of attention.flat()) expect(looks.reduce((sum, share) => sum + share)).toBeCloseTo(1, 10)
  const layers = network.scoresByLayer(5)
  expect(layers).toHaveLength(3)
  const scores = network.scores.subarray(5 * small.vocabulary, 6 * small.vocabulary)
  for (const [token, score] of (layers.at(-1) as Float64Array).entries())
    expect(score).toBeCloseTo(scores[token] as number, 10)
})
