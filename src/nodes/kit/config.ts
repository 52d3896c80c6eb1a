import * as v from 'valibot'
import type { NodeConfig } from '../../engine/document'

/** The config that a set of fields describes, with the fields that every node has. */
export type ConfigOf<Fields extends v.ObjectEntries> = NodeConfig & v.InferOutput<v.ObjectSchema<Fields, undefined>>

/**
 * The schema of a node's config: its own fields beside `name` and `label`, open to fields that we do not know, so that
 * they survive. Give every field a default, or make it optional: `{}` must parse.
 */
export function configSchema<const Fields extends v.ObjectEntries>(
  fields: Fields,
): v.GenericSchema<unknown, ConfigOf<Fields>> {
  const schema = v.looseObject({ name: v.optional(v.string()), label: v.optional(v.string()), ...fields })
  return schema as unknown as v.GenericSchema<unknown, ConfigOf<Fields>>
}
