/*
 * Predicts each bit of a text from the bytes before it by mixing the predictions of several contexts (after lpaq, by
 * Matt Mahoney). Integer arithmetic only, so that every browser computes the same. Released with tag 3 of links: a
 * change of any number here makes them unreadable.
 */

/** Contexts of the last n bytes. Further ones: none, the word, the word with the one before it, the one before it. */
const orders = [1, 2, 3, 4, 6] as const
const wordContexts = 3
const models = 1 + orders.length + wordContexts
/** 2 to this power: slots of a model, in groups of 16, one group for each half of a byte. */
const slotBits = 17
const groupBits = slotBits - 4
/** One for each model, one for the repeated text, and a constant. */
const inputs = models + 2
const matchBits = 15
/** A repeated text has at least so many bytes; more than the second count as that. */
const minMatch = 5
const maxMatch = 60
const matchSteps = 64
/** A slot is its probability (16 bits), a check of its context (8), and how often it was used (8). */
const initialProbability = 1 << 15
const certain = 65_535
const knots = 33

/** The logistic function from -2048…2047, which is -8 to 8, to 0…4095, interpolated without floating point. */
const squashed = new Int32Array(4096)
/** Its inverse. */
const stretched = new Int32Array(4096)
{
  const curve = [
    ...[1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901],
    ...[3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094],
  ]
  let next = 0
  for (let at = 0; at < 4096; at++) {
    const [from, to] = [curve[at >> 7] as number, curve[(at >> 7) + 1] as number]
    const value = (from * (128 - (at & 127)) + to * (at & 127) + 64) >> 7
    squashed[at] = value
    for (; next <= value; next++) stretched[next] = at - 2048
  }
  for (; next < 4096; next++) stretched[next] = 2047
}

/** How far a probability moves to the bit that came, by how often its slot was used; of 65,536. */
const rates = new Int32Array(256)
for (let uses = 0; uses < 256; uses++) rates[uses] = Math.trunc(655_360 / (10 * uses + 16))
const mostUses = 120

const isLetter = (byte: number) => (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte >= 128

/** Predicts bits, and learns from those that came. */
export class Predictor {
  readonly #table: Int32Array
  readonly #weights: Int32Array
  readonly #lastSeen: Int32Array
  readonly #matchProbability: Int32Array
  readonly #adjusted: Int32Array
  readonly #history: Uint8Array
  #length = 0
  /** Of the current byte: its bits so far, after a leading 1. */
  #partial = 1
  #word = 0
  #wordBefore = 0
  #matchAt = 0
  #matchLength = 0
  #matchStep = -1

  readonly #contexts = new Int32Array(models)
  readonly #groups = new Int32Array(models)
  readonly #checks = new Int32Array(models)
  readonly #slots = new Int32Array(models)
  readonly #inputs = new Int32Array(inputs)
  #weightsAt = 0
  #adjustedAt = 0
  #mixed = 2048
  #prediction = 2048

  /** For as many bytes as are given; continues where another ended. */
  constructor(bytes: number, after?: Predictor) {
    this.#history = new Uint8Array(bytes + (after ? after.#length : 0))
    this.#inputs[inputs - 1] = 256
    if (!after) {
      this.#table = new Int32Array(models << slotBits).fill(initialProbability << 16)
      this.#weights = new Int32Array(inputs * 256 * 3)
      for (let at = 0; at < this.#weights.length; at++) this.#weights[at] = 16_000
      this.#lastSeen = new Int32Array(1 << matchBits)
      this.#matchProbability = new Int32Array(matchSteps).fill(initialProbability)
      this.#adjusted = new Int32Array(256 * knots)
      for (let at = 0; at < this.#adjusted.length; at++) this.#adjusted[at] = squash(((at % knots) - 16) * 128) * 16
    } else {
      this.#table = after.#table.slice()
      this.#weights = after.#weights.slice()
      this.#lastSeen = after.#lastSeen.slice()
      this.#matchProbability = after.#matchProbability.slice()
      this.#adjusted = after.#adjusted.slice()
      this.#history.set(after.#history.subarray(0, after.#length))
      this.#length = after.#length
      this.#word = after.#word
      this.#wordBefore = after.#wordBefore
      this.#matchAt = after.#matchAt
      this.#matchLength = after.#matchLength
    }
    this.#newContexts()
    this.#newGroups()
    this.#predict()
  }

  /** That the next bit is 1: 1 to 4095 of 4096. */
  get prediction(): number {
    return this.#prediction
  }

  /** The bit that came. */
  update(bit: number): void {
    this.#learn(bit)
    this.#partial = (this.#partial << 1) | bit
    if (this.#partial >= 256) {
      this.#endByte(this.#partial & 255)
      this.#partial = 1
      this.#newContexts()
      this.#newGroups()
    } else if (this.#partial >= 16 && this.#partial < 32) this.#newGroups()
    this.#predict()
  }

  #learn(bit: number): void {
    const target = bit ? certain : 0
    const table = this.#table
    const slots = this.#slots
    const weights = this.#weights
    const values = this.#inputs
    const error = ((bit << 12) - this.#mixed) * 10
    for (let at = 0, weight = this.#weightsAt; at < inputs; at++, weight++) {
      weights[weight] = (weights[weight] as number) + (((values[at] as number) * error + 0x2000) >> 14)
    }
    for (let model = 0; model < models; model++) {
      const slot = slots[model] as number
      const kept = table[slot] as number
      const probability = kept >>> 16
      const uses = kept & 255
      const moved = probability + (((target - probability) * (rates[uses] as number)) >> 16)
      table[slot] = (moved << 16) | (kept & 0xff00) | (uses < mostUses ? uses + 1 : uses)
    }
    if (this.#matchStep >= 0) {
      const before = this.#matchProbability[this.#matchStep] as number
      const isRight = this.#repeatedBit() === bit
      this.#matchProbability[this.#matchStep] = before + (((isRight ? certain : 0) - before) >> 6)
      if (!isRight) this.#matchLength = 0
    }
    const adjusted = this.#adjusted
    const low = this.#adjustedAt
    adjusted[low] = (adjusted[low] as number) + ((target - (adjusted[low] as number)) >> 6)
    adjusted[low + 1] = (adjusted[low + 1] as number) + ((target - (adjusted[low + 1] as number)) >> 6)
  }

  #endByte(byte: number): void {
    this.#history[this.#length++] = byte
    if (isLetter(byte)) this.#word = (Math.imul(this.#word + (byte | 32) + 1, 0x2f0b4c47) + 0x1234567) | 0
    else if (this.#word !== 0) {
      this.#wordBefore = this.#word
      this.#word = 0
    }
    this.#findRepeat(byte)
  }

  /** Continues the repeated text, or finds where the last bytes were before. */
  #findRepeat(byte: number): void {
    const history = this.#history
    if (this.#matchLength > 0 && history[this.#matchAt] === byte) {
      this.#matchAt++
      if (this.#matchLength < maxMatch) this.#matchLength++
    } else this.#matchLength = 0
    if (this.#length < minMatch) return
    let hash = 0
    for (let back = 1; back <= minMatch; back++)
      hash = Math.imul(hash + (history[this.#length - back] as number) + 1, 0x2f0b4c47)
    const slot = hash >>> (32 - matchBits)
    if (this.#matchLength === 0) {
      const at = this.#lastSeen[slot] as number
      let length = 0
      while (length < 32 && length < at && history[at - 1 - length] === history[this.#length - 1 - length]) length++
      this.#matchAt = at
      this.#matchLength = length < minMatch ? 0 : length
    }
    this.#lastSeen[slot] = this.#length
  }

  #newContexts(): void {
    const [history, contexts] = [this.#history, this.#contexts]
    const last = (back: number) => (back > this.#length ? 0 : (history[this.#length - back] as number))
    contexts[0] = 0
    let hash = 0
    let back = 1
    for (let order = 0; order < orders.length; order++) {
      for (; back <= (orders[order] as number); back++) hash = Math.imul(hash + last(back) + 1, 0x3d4d51cb)
      contexts[order + 1] = hash ^ Math.imul(order + 1, 0x9e3779b1)
    }
    const first = orders.length + 1
    contexts[first] = Math.imul(this.#word + 77, 0x7feb352d) ^ Math.imul(last(1), 0x9e3779b1)
    contexts[first + 1] = Math.imul(this.#word ^ Math.imul(this.#wordBefore + 5, 0x1b873593), 0x2545f491) ^ last(1)
    contexts[first + 2] = Math.imul(this.#wordBefore + last(1) + 9, 0x5bd1e995) ^ Math.imul(last(2), 0x27d4eb2f)
  }

  /** Where the slots of the next half of a byte are. */
  #newGroups(): void {
    for (let model = 0; model < models; model++) {
      let hash = Math.imul((this.#contexts[model] as number) + Math.imul(this.#partial, 0x51ed270b), 0x9e3779b1)
      hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
      hash ^= hash >>> 13
      this.#groups[model] = (model << slotBits) | ((hash >>> (32 - groupBits)) << 4)
      this.#checks[model] = (hash & 255) << 8
    }
  }

  #repeatedBit(): number {
    const bits = 31 - Math.clz32(this.#partial)
    return ((this.#history[this.#matchAt] as number) >> (7 - bits)) & 1
  }

  #predict(): void {
    const partial = this.#partial
    const table = this.#table
    const slots = this.#slots
    const values = this.#inputs
    const weights = this.#weights
    const groups = this.#groups
    const checks = this.#checks
    // The bits of this half of the byte, after a leading 1.
    const second = 1 << (27 - Math.clz32(partial))
    const inGroup = partial < 16 ? partial : (partial & (second - 1)) | second
    for (let model = 0; model < models; model++) {
      const slot = (groups[model] as number) + inGroup
      let kept = table[slot] as number
      if ((kept & 0xff00) !== checks[model]) {
        kept = (initialProbability << 16) | (checks[model] as number)
        table[slot] = kept
      }
      slots[model] = slot
      const probability = kept >>> 16
      const uses = kept & 255
      values[model] = uses === 0 ? 0 : (stretched[probability >> 4] as number)
    }
    this.#matchStep = -1
    values[models] = 0
    if (this.#matchLength > 0) {
      const bits = 31 - Math.clz32(partial)
      if (((this.#history[this.#matchAt] as number) | 256) >> (8 - bits) === partial) {
        this.#matchStep = this.#matchLength
        const logit = stretched[(this.#matchProbability[this.#matchStep] as number) >> 4] as number
        values[models] = this.#repeatedBit() ? logit : -logit
      } else this.#matchLength = 0
    }
    const kindOfMatch = this.#matchStep < 0 ? 0 : this.#matchStep < 16 ? 1 : 2
    this.#weightsAt = (kindOfMatch * 256 + partial) * inputs
    let sum = 0
    for (let at = 0, weight = this.#weightsAt; at < inputs; at++, weight++)
      sum += ((values[at] as number) * (weights[weight] as number)) >> 8
    const logit = Math.max(-2047, Math.min(2047, sum >> 8))
    this.#mixed = squash(logit)

    // By the last byte, what the mixer says is too certain or not enough.
    const last = this.#length === 0 ? 0 : (this.#history[this.#length - 1] as number)
    const part = (logit + 2048) & 127
    this.#adjustedAt = last * knots + ((logit + 2048) >> 7)
    const low = this.#adjusted[this.#adjustedAt] as number
    const high = this.#adjusted[this.#adjustedAt + 1] as number
    const corrected = (low * (128 - part) + high * part) >> 11
    this.#prediction = Math.max(1, Math.min(4095, (this.#mixed * 3 + corrected + 2) >> 2))
  }
}

function squash(logit: number): number {
  return logit > 2047 ? 4095 : logit < -2048 ? 1 : (squashed[logit + 2048] as number)
}
