/* Counters in the code count iterations of loops, but not the work inside of a built-in. So while counting, each
   built-in whose work grows with its input adds as many steps as it reads. Regular expressions are charged the text
   that they pass, which is right for those without backtracking: `regular-expressions.test.ts` checks that. Free are
   substrings (V8 shares the characters), single items of lists and texts, single entries of maps and sets, and the
   construction of typed arrays. */

type Method = (this: never, ...args: never[]) => unknown
/** Approximate characters of a program that would do one step of a built-in: `count-steps.ts` counts in characters. */
const lettersOfStep = 30
/** The number of steps of a call, once its result is known. */
type Price = (self: never, args: never, result: never) => number

interface Sized {
  readonly length: number
}

const own = (self: Sized) => self.length
const removed = (self: Sized, _: unknown, rest: Sized) => self.length - rest.length
const result = (_: unknown, __: unknown, made: Sized) => made.length
/** What a search read from a start to its match, or to the end. */
const scanned = (self: Sized, args: [unknown, number?], found: number) =>
  Math.max(0, (found < 0 ? self.length : found) - (args[1] ?? 0))
const included = (self: Sized & { indexOf(item: unknown, from?: number): number }, args: [unknown, number?]) =>
  scanned(self, args, untouched.indexOf(self, args))

const untouched = {
  indexOf: (self: { indexOf(item: unknown, from?: number): number }, args: [unknown, number?]) => {
    const isText = typeof self === 'string'
    return Reflect.apply(isText ? textIndexOf : listIndexOf, self, args) as number
  },
}
const textIndexOf = String.prototype.indexOf
const listIndexOf = Array.prototype.indexOf

const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object

/** Costs by the object that has the methods. */
const prices: [target: object, methods: Record<string | symbol, unknown>][] = [
  [
    String.prototype,
    {
      indexOf: scanned,
      includes: included,
      split: own,
      replace: own,
      replaceAll: own,
      match: own,
      search: own,
      trim: removed,
      trimStart: removed,
      trimEnd: removed,
      normalize: own,
      toLowerCase: own,
      toUpperCase: own,
      repeat: result,
      padStart: result,
      padEnd: result,
      [Symbol.iterator]: own,
    },
  ],
  [String, { fromCharCode: (_: unknown, args: Sized) => args.length }],
  [
    RegExp.prototype,
    {
      exec: (self: RegExp, [text]: [string], found: RegExpExecArray | null) => {
        if (found) return found[0].length + 1
        return self.sticky ? 1 : String(text).length
      },
    },
  ],
  [
    Array.prototype,
    {
      indexOf: scanned,
      includes: included,
      lastIndexOf: own,
      slice: result,
      concat: result,
      splice: own,
      shift: own,
      unshift: own,
      join: own,
      reverse: own,
      fill: own,
      copyWithin: own,
      flat: result,
      sort: (self: Sized) => self.length * Math.ceil(Math.log2(self.length + 1)),
      [Symbol.iterator]: own,
      entries: own,
      values: own,
      keys: own,
    },
  ],
  [Array, { from: result }],
  [
    typedArray,
    {
      indexOf: scanned,
      slice: result,
      set: (_: unknown, [from]: [Sized]) => from.length,
      fill: own,
      copyWithin: (_: unknown, [__, start, end]: [number, number, number]) => Math.max(0, end - start),
      [Symbol.iterator]: own,
    },
  ],
  [Set.prototype, entriesOf()],
  [Map.prototype, entriesOf()],
  [
    Object,
    {
      keys: result,
      values: result,
      entries: result,
      getOwnPropertyNames: result,
      assign: (_: unknown, [__, ...from]: object[]) =>
        from.reduce((sum, each) => sum + untouchedKeys(Object(each)).length, 0),
      fromEntries: (_: unknown, __: unknown, made: object) => untouchedKeys(made).length,
    },
  ],
  [
    JSON,
    {
      parse: (_: unknown, [text]: [string]) => String(text).length,
      stringify: (_: unknown, __: unknown, made: string | undefined) => made?.length ?? 1,
    },
  ],
  [TextEncoder.prototype, { encode: result }],
  [TextDecoder.prototype, { decode: result }],
]

const untouchedKeys = Reflect.ownKeys

function entriesOf(): Record<string | symbol, unknown> {
  const size = (self: { size: number }) => self.size
  return { [Symbol.iterator]: size, entries: size, values: size, keys: size, forEach: size }
}

/** Makes every built-in report its work, until the returned function is called. */
export function chargeBuiltIns(onLetters: (letters: number) => void): () => void {
  const restore: (() => void)[] = []
  for (const [target, methods] of prices) {
    for (const name of Reflect.ownKeys(methods)) {
      const before = Object.getOwnPropertyDescriptor(target, name)
      const method = before?.value as Method | undefined
      if (!before || !method) throw new Error(`There is no built-in “${String(name)}”.`)
      const price = methods[name as string] as Price
      const charged = function (this: unknown, ...args: unknown[]): unknown {
        const made = Reflect.apply(method, this, args)
        onLetters(lettersOfStep * (1 + price(this as never, args as never, made as never)))
        return made
      }
      Object.defineProperty(target, name, { ...before, value: charged })
      restore.push(() => Object.defineProperty(target, name, before))
    }
  }
  return () => {
    for (const undo of restore) undo()
  }
}
