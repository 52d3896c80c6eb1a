/**
 * Code that is fetched with its first use, and is at hand from then on: asking for a module again and again costs more
 * than many a step does. What could not be fetched is tried again.
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
