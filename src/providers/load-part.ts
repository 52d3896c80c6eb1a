import { ModelError } from '../engine/model'

/**
 * Loads a part of ours that is fetched when it is first needed.
 * @throws ModelError when it cannot be fetched, as on a train.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new ModelError(
      'offline',
      'A part of this page could not be loaded. Check your connection, then load the page again.',
    )
  }
}
