import { type MessageDescriptor, msg } from '../../../language/message'
import type { JsonObject } from '../../../model/json'

/** A migration to the next version. Pure; changes only what that version changed. */
type Migration = (document: JsonObject) => JsonObject

/** The migration at index 0 is from version 1 to 2, and so on. None so far: version 1 is the first. */
const migrations: readonly Migration[] = []

/** The version that this page writes. */
export const newestVersion = 1

/**
 * Migrates a document of any released version to the newest. A document of the newest version is returned unchanged.
 */
export function migrate(document: JsonObject): { document: JsonObject } | { problem: MessageDescriptor } {
  const { version } = document
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newestVersion) {
    const problem =
      version === undefined
        ? msg('This pipeline has no version that this page knows (it says nothing).')
        : msg('This pipeline has no version that this page knows (it says {version}).', {
            version: JSON.stringify(version),
          })
    return { problem }
  }
  return { document: migrations.slice(version - 1).reduce((older, step) => step(older), document) }
}
