import { lazyOnce } from './lazy-once'

// biome-ignore lint/suspicious/noExplicitAny: what the methods take is checked where they are called.
type Methods<T> = { [K in keyof T]: (...args: any[]) => Promise<unknown> }

/** An object of methods whose code is fetched with the first call. A fetch that failed is tried again. */
export function lazyMethods<T extends Methods<T>>(names: Record<keyof T, true>, load: () => Promise<T>): T {
  const fetched = lazyOnce(load)
  const methods = (Object.keys(names) as (keyof T)[]).map(name => [
    name,
    async (...args: unknown[]) => (await fetched())[name](...args),
  ])
  return Object.fromEntries(methods)
}
