import { createReader, type ReadWorker, type StoreReader } from './reader'

/** A reader in a worker of the page. */
export function startReader(): StoreReader {
  return createReader(
    () =>
      // Written in one piece: so the bundler sees that a program of its own begins there.
      new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module', name: 'reader' }) as ReadWorker,
  )
}
