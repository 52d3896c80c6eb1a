/** Something that is fetched when it is first asked for, and kept. A fetch that failed is tried again the next time. */
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
