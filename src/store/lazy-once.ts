/** A lazily loaded value, cached. A failed load is retried on the next call. */
export function lazyOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined
  return () => {
    fetched ??= fetch().catch(error => {
      fetched = undefined
      throw error
    })
    return fetched
  }
}
