import type { JsonObject } from '../../engine/json'

/** A step from one version to the next. Pure; touches only what that version changed. */
type Migration = (document: JsonObject) => JsonObject

/** The migration at index 0 goes from version 1 to 2, and so on. None so far: version 1 is the first. */
const migrations: readonly Migration[] = []

/** The version that this page writes. */
export const newestVersion = 1

/** Brings a document of any released version to the newest. One that is the newest already is given back as it is. */
export function migrate(document: JsonObject): { document: JsonObject } | { problem: string } {
  const { version } = document
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newestVersion) {
    return {
      problem: `This pipeline has no version that this page knows (it says ${JSON.stringify(version) ?? 'nothing'}).`,
    }
  }
  return { document: migrations.slice(version - 1).reduce((older, step) => step(older), document) }
}
