/** One item of a list with what precedes it. */
interface Cell<T> {
  readonly before: Cell<T> | null
  readonly item: T
  /** Items up to and including this one. */
  readonly count: number
  /** The result of a fold up to here, and its function. */
  folded: { readonly add: unknown; readonly sum: unknown } | null
}

/**
 * An immutable list that shares its items with the lists that it was made from: each request of a run repeats what was
 * said before, and the events keep all requests. Adding an item takes constant time and memory.
 */
export class SharedList<T> {
  /** The items as an array, as long as anything else holds it. */
  #array: WeakRef<readonly T[]> | undefined

  private constructor(
    /** The cell before the first item. */
    private readonly start: Cell<T> | null,
    private readonly last: Cell<T> | null,
  ) {}

  static of<T>(items: Iterable<T> = []): SharedList<T> {
    return new SharedList<T>(null, null).with(items)
  }

  get length(): number {
    return (this.last?.count ?? 0) - (this.start?.count ?? 0)
  }

  /** The last item. */
  get newest(): T | undefined {
    return this.length === 0 ? undefined : this.last?.item
  }

  /** This list and one more item. */
  plus(item: T): SharedList<T> {
    const { start, last } = this
    return new SharedList(start, { before: last, item, count: (last?.count ?? 0) + 1, folded: null })
  }

  /** This list and more items. */
  with(items: Iterable<T>): SharedList<T> {
    let list: SharedList<T> = this
    for (const item of items) list = list.plus(item)
    return list
  }

  /** The items that this list has beyond `earlier`, which it was made from. */
  after(earlier: SharedList<T>): SharedList<T> {
    return new SharedList(earlier.last, this.last)
  }

  /** The items in order. Linear in their number, unless the array of an earlier call still exists. */
  toArray(): readonly T[] {
    const known = this.#array?.deref()
    if (known) return known
    const items = new Array<T>(this.length)
    let cell = this.last
    for (let index = items.length - 1; index >= 0 && cell; index--, cell = cell.before) items[index] = cell.item
    this.#array = new WeakRef(items)
    return items
  }

  /**
   * A left fold over the items. What lists share is folded once, as long as `add` is the same function and `initial` the
   * same value; a list that begins within another is folded as a whole.
   */
  fold<A>(initial: A, add: (sum: A, item: T) => A): A {
    if (this.start) return this.toArray().reduce(add, initial)
    const open: Cell<T>[] = []
    let cell = this.last
    while (cell && cell.folded?.add !== add) {
      open.push(cell)
      cell = cell.before
    }
    let sum = cell ? (cell.folded?.sum as A) : initial
    for (const next of open.reverse()) {
      sum = add(sum, next.item)
      next.folded = { add, sum }
    }
    return sum
  }
}
