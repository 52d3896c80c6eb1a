import type { JsonObject } from '../../../engine/model/json'

/** A migration to the next version. Pure; changes only what that version changed. */
type Migration = (document: JsonObject) => JsonObject

/** The migration at index 0 is from version 1 to 2, and so on. None so far: version 1 is the first. */
const migrations: readonly Migration[] = []

/** The version that this page writes. */
export const newestVersion = 1

/**
 * Migrates a document of any released version to the newest. A document of the newest version is returned unchanged.
 */
export function migrate(document: JsonObject): { document: JsonObject } | { problem: string } {
  const { version } = document
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newestVersion) {
    return {
      problem: `This pipeline has no version that this page knows (it says ${JSON.stringify(version) ?? 'nothing'}).`,
    }
  }
  return { document: migrations.slice(version - 1).reduce((older, step) => step(older), document) }
}
