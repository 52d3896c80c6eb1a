import { findBrowserModel } from '../in-browser/models'
import { keptWeights } from '../in-browser/weights'
import { type PageTokenizer, readPageTokenizer } from './page-tokenizer'

/** The last one: a vocabulary takes tens of megabytes. */
let last: { fullId: string; tokenizer: Promise<PageTokenizer | undefined> } | undefined

/**
 * The tokenizer of a model in the page, by an id like "page/smollm2-360m"; undefined where its file is not on this
 * device or has none that is known.
 */
export async function findPageTokenizer(fullId: string, kept = keptWeights): Promise<PageTokenizer | undefined> {
  const weights = findBrowserModel(fullId)?.weights
  // Without a secure address, a browser keeps no files.
  const file = weights && (await kept(weights).catch(() => null))
  if (!file) return undefined
  if (last?.fullId !== fullId) last = { fullId, tokenizer: readPageTokenizer(file).catch(() => undefined) }
  return last.tokenizer
}
