/**
 * A lazily imported module that is available synchronously once loaded: awaiting a resolved import for each step would
 * cost more than most steps. A failed import is retried.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Module | Promise<Module> {
  let atHand: Module | undefined
  return () =>
    atHand ??
    load().then(module => {
      atHand = module
      return module
    })
}
