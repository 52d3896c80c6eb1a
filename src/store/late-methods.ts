// biome-ignore lint/suspicious/noExplicitAny: what the methods take is checked where they are called.
type Methods<T> = { [K in keyof T]: (...args: any[]) => Promise<unknown> }

/** An object of methods whose code is fetched with the first call. A fetch that failed is tried again. */
export function lateMethods<T extends Methods<T>>(names: Record<keyof T, true>, load: () => Promise<T>): T {
  let loaded: Promise<T> | undefined
  const fetched = () => {
    loaded ??= load().catch(error => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  const methods = (Object.keys(names) as (keyof T)[]).map(name => [
    name,
    async (...args: unknown[]) => (await fetched())[name](...args),
  ])
  return Object.fromEntries(methods)
}
