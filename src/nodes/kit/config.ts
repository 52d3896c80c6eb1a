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

/**
 * A config that a view can show, of one that its schema may refuse: the fields that do not fit are left out, and so
 * take their defaults. The stored config stays as it is.
 */
export function showableConfig<Config extends NodeConfig>(
  schema: v.GenericSchema<unknown, Config>,
  config: NodeConfig,
): Config {
  const read = v.safeParse(schema, config)
  if (read.success) return read.output
  const misfits = new Set(read.issues.map(issue => issue.path?.[0]?.key))
  const fitting = Object.fromEntries(Object.entries(config).filter(([field]) => !misfits.has(field)))
  return v.parse(schema, fitting)
}
