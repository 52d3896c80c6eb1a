import { msg } from '../../language/message'
import { ModelError } from '../../model/language-model'

/**
 * Loads a lazy chunk of the page.
 * @throws ModelError when it cannot be loaded, as when offline.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new ModelError(
      'offline',
      msg('A part of this page could not be loaded. Load the page again: your work is kept.'),
    )
  }
}
