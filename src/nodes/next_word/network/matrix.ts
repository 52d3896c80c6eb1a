/**
 * The one product of matrices that the network needs, in WebAssembly and in plain JavaScript.
 *
 * Every matrix is a row of numbers in one memory: row by row, without gaps. The two products round differently, so
 * that the same training ends in slightly different weights with one and with the other.
 */
import { KERNEL_BYTES } from './kernel-bytes'

/** Numbers in the memory of a kernel. 64 bits are for checks of gradients in tests. */
export type Numbers = Float32Array | Float64Array

/** Memory for matrices, and their product. */
export interface Kernel {
  /** Zeros, aligned to 16 bytes. @throws RangeError when the memory is used up. */
  allocate(count: number): Numbers
  /**
   * `c = a · bᵀ`, or `c += a · bᵀ` with `add`. `a` has `rows` and `b` has `columns` rows of `depth` numbers, `c` has
   * `rows` rows of `columns` numbers. `rows` and `depth` are multiples of 4, `columns` is one of 2.
   */
  multiply(a: Numbers, b: Numbers, c: Numbers, rows: number, columns: number, depth: number, add: boolean): void
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
        exports.multiply(a.byteOffset, b.byteOffset, c.byteOffset, rows, columns, depth, add ? 1 : 0),
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

/** Two rows and two columns at once, so that each number that is read serves two products. */
const multiplyPlainly: Kernel['multiply'] = (a, b, c, rows, columns, depth, add) => {
  for (let i = 0; i < rows; i += 2) {
    for (let j = 0; j < columns; j += 2) {
      let sum00 = 0
      let sum01 = 0
      let sum10 = 0
      let sum11 = 0
      const row = i * depth
      const column = j * depth
      for (let k = 0; k < depth; k++) {
        const a0 = a[row + k] as number
        const a1 = a[row + depth + k] as number
        const b0 = b[column + k] as number
        const b1 = b[column + depth + k] as number
        sum00 += a0 * b0
        sum01 += a0 * b1
        sum10 += a1 * b0
        sum11 += a1 * b1
      }
      const at = i * columns + j
      const below = at + columns
      c[at] = (add ? (c[at] as number) : 0) + sum00
      c[at + 1] = (add ? (c[at + 1] as number) : 0) + sum01
      c[below] = (add ? (c[below] as number) : 0) + sum10
      c[below + 1] = (add ? (c[below + 1] as number) : 0) + sum11
    }
  }
}
