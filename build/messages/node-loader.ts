import { type LoadHook, register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import type { CatalogPart } from '../../src/language/languages.ts'
import { catalogModule } from './catalog.ts'

// For programs that Node runs from source: node --import tsx --import ./build/messages/node-loader.ts. Node calls the hook
// in a thread of its own, which loads this module once more.
if (isMainThread) register(import.meta.url)

/** Compiles catalogs where they are imported, as `messagesPlugin` does. */
export const load: LoadHook = async (url, context, nextLoad) => {
  const { pathname, searchParams } = new URL(url)
  const part = searchParams.get('part')
  if (!part || !pathname.endsWith('.po')) return nextLoad(url, context)
  const source = await catalogModule(fileURLToPath(new URL(pathname, url)), part as CatalogPart)
  return { format: 'module', source, shortCircuit: true }
}
