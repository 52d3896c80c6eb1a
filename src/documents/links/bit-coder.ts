import { damagedLink } from './link-error'
import type { Predictor } from './predictor'

/*
 * An arithmetic coder: an interval of 32 bits is narrowed to the part of each bit, as wide as the bit was probable. Its
 * leading bytes are written once they are certain.
 */

/** Of an interval, the end of the part for a 1. */
const divide = (low: number, high: number, probability: number): number => {
  const range = high - low
  return low + Math.floor(range / 4096) * probability + (((range & 4095) * probability) >>> 12)
}

const sameStart = (low: number, high: number) => (low ^ high) >>> 24 === 0

/** Writes bytes as bits that a predictor expects. */
export class BitWriter {
  readonly #bytes: number[] = []
  #low = 0
  #high = 0xffffffff
  constructor(readonly predictor: Predictor) {}

  write(byte: number): void {
    for (let place = 7; place >= 0; place--) {
      const bit = (byte >> place) & 1
      const middle = divide(this.#low, this.#high, this.predictor.prediction)
      if (bit) this.#high = middle
      else this.#low = middle + 1
      while (sameStart(this.#low, this.#high)) {
        this.#bytes.push(this.#high >>> 24)
        this.#low = (this.#low << 8) >>> 0
        this.#high = ((this.#high << 8) | 255) >>> 0
      }
      this.predictor.update(bit)
    }
  }

  /** All bytes. The reader takes zeros for what follows, so one byte inside of the interval ends it. */
  end(): number[] {
    return [...this.#bytes, (this.#low >>> 24) + 1]
  }
}

/** Reads what was written with an equal predictor. */
export class BitReader {
  #at: number
  #low = 0
  #high = 0xffffffff
  #code = 0
  constructor(
    readonly predictor: Predictor,
    readonly source: Uint8Array,
    start: number,
  ) {
    this.#at = start
    for (let byte = 0; byte < 4; byte++) this.#shift()
  }

  /** @throws LinkError past the end */
  read(): number {
    let byte = 0
    for (let place = 0; place < 8; place++) {
      const middle = divide(this.#low, this.#high, this.predictor.prediction)
      const bit = this.#code <= middle ? 1 : 0
      if (bit) this.#high = middle
      else this.#low = middle + 1
      while (sameStart(this.#low, this.#high)) {
        this.#low = (this.#low << 8) >>> 0
        this.#high = ((this.#high << 8) | 255) >>> 0
        this.#shift()
      }
      byte = (byte << 1) | bit
      this.predictor.update(bit)
    }
    return byte
  }

  #shift(): void {
    if (this.#at >= this.source.length + 4) throw damagedLink()
    this.#code = ((this.#code << 8) | (this.source[this.#at++] ?? 0)) >>> 0
  }
}
