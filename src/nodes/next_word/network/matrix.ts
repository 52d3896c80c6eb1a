/**
 * The one product of matrices that the network needs, in WebAssembly and in plain JavaScript.
 *
 * Every matrix is a row of numbers in one memory: row by row, without gaps. The two products round differently, so
 * that the same training ends in slightly different weights with one and with the other.
 */
import { KERNEL_BYTES } from './kernel-bytes'

/** Numbers in the memory of a kernel. 64 bits are for checks of gradients in tests. */
export type Numbers = Float32Array | Float64Array

/** A matrix within a row of numbers: at row r and column c stands `numbers[from + r * row + c * column]`. */
export interface Matrix {
  numbers: Numbers
  from: number
  /** The way from one row to the next. */
  row: number
  /** The way from one column to the next. */
  column: number
}

/** The matrix of all these numbers, or of the columns from `from` on, in rows of `width` numbers. */
export const matrixOf = (numbers: Numbers, width: number, from = 0): Matrix => ({
  numbers,
  from,
  row: width,
  column: 1,
})

/** A matrix with rows and columns exchanged. Nothing is copied. */
export const transposed = ({ numbers, from, row, column }: Matrix): Matrix => ({
  numbers,
  from,
  row: column,
  column: row,
})

/** Memory for matrices, and their product. */
export interface Kernel {
  /** Zeros, aligned to 16 bytes. @throws RangeError when the memory is used up. */
  allocate(count: number): Numbers
  /**
   * `c = a · b`, or `c += a · b` with `add`. `c` has `rows` rows and `columns` columns, `a` has `depth` columns.
   * The columns of `b` and `c` follow each other; `a` may be transposed. `rows` is a multiple of 4, `columns` of 8.
   */
  multiply(a: Matrix, b: Matrix, c: Matrix, rows: number, columns: number, depth: number, add: boolean): void
  /** Whether products are made by WebAssembly. */
  isFast: boolean
}

/** The quickest kernel of this machine, with memory for this count of numbers. */
export function createKernel(count: number): Kernel {
  return createWasmKernel(count) ?? createPlainKernel(count)
}

/** The part of WebAssembly that is used: its types are those of a page, and this runs in a terminal, too. */
interface Wasm {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer }
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: { multiply(...values: number[]): void } }
}

const PAGE = 65_536
const ALIGNED = 4

/** A kernel in WebAssembly with SIMD; null where the machine or the policy of the page has none. */
export function createWasmKernel(count: number): Kernel | null {
  try {
    const wasm = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly
    const memory = new wasm.Memory({ initial: Math.ceil((count * 4) / PAGE) + 1 })
    const bytes = Uint8Array.from(atob(KERNEL_BYTES), letter => letter.charCodeAt(0))
    // Under 4 kB, so that it may be compiled at once everywhere.
    const { exports } = new wasm.Instance(new wasm.Module(bytes), { page: { memory } })
    return {
      isFast: true,
      allocate: allocator(new Float32Array(memory.buffer)),
      multiply: (a, b, c, rows, columns, depth, add) =>
        exports.multiply(
          addressOf(a),
          a.row * 4,
          a.column * 4,
          addressOf(b),
          b.row * 4,
          addressOf(c),
          c.row * 4,
          rows,
          columns,
          depth,
          add ? 1 : 0,
        ),
    }
  } catch {
    return null
  }
}

/** A kernel in JavaScript. It takes about four times as long. */
export function createPlainKernel(count: number): Kernel {
  return { isFast: false, allocate: allocator(new Float32Array(count + PAGE)), multiply: multiplyPlainly }
}

function allocator(memory: Float32Array): Kernel['allocate'] {
  let used = 0
  return count => {
    const from = used
    used += Math.ceil(count / ALIGNED) * ALIGNED
    if (used > memory.length) throw new RangeError(`A network needs more than ${memory.length} numbers.`)
    return memory.subarray(from, from + count)
  }
}

const addressOf = ({ numbers, from }: Matrix) => numbers.byteOffset + from * 4

/** Two rows and four columns at once, so that each number that is read serves several products. */
const multiplyPlainly: Kernel['multiply'] = (
  { numbers: a, from: aFrom, row: aRow, column: aColumn },
  { numbers: b, from: bFrom, row: bRow },
  { numbers: c, from: cFrom, row: cRow },
  rows,
  columns,
  depth,
  add,
) => {
  for (let i = 0; i < rows; i += 2) {
    for (let j = 0; j < columns; j += 4) {
      let sum00 = 0
      let sum01 = 0
      let sum02 = 0
      let sum03 = 0
      let sum10 = 0
      let sum11 = 0
      let sum12 = 0
      let sum13 = 0
      let left = aFrom + i * aRow
      let right = bFrom + j
      for (let k = 0; k < depth; k++) {
        const a0 = a[left] as number
        const a1 = a[left + aRow] as number
        const b0 = b[right] as number
        const b1 = b[right + 1] as number
        const b2 = b[right + 2] as number
        const b3 = b[right + 3] as number
        sum00 += a0 * b0
        sum01 += a0 * b1
        sum02 += a0 * b2
        sum03 += a0 * b3
        sum10 += a1 * b0
        sum11 += a1 * b1
        sum12 += a1 * b2
        sum13 += a1 * b3
        left += aColumn
        right += bRow
      }
      const at = cFrom + i * cRow + j
      const below = at + cRow
      if (add) {
        c[at] = (c[at] as number) + sum00
        c[at + 1] = (c[at + 1] as number) + sum01
        c[at + 2] = (c[at + 2] as number) + sum02
        c[at + 3] = (c[at + 3] as number) + sum03
        c[below] = (c[below] as number) + sum10
        c[below + 1] = (c[below + 1] as number) + sum11
        c[below + 2] = (c[below + 2] as number) + sum12
        c[below + 3] = (c[below + 3] as number) + sum13
      } else {
        c[at] = sum00
        c[at + 1] = sum01
        c[at + 2] = sum02
        c[at + 3] = sum03
        c[below] = sum10
        c[below + 1] = sum11
        c[below + 2] = sum12
        c[below + 3] = sum13
      }
    }
  }
}
