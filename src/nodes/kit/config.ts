import * as v from 'valibot'
import type { NodeConfig } from '../../model/document'

/** The config of a set of fields, with the common fields of nodes. */
export type ConfigOf<Fields extends v.ObjectEntries> = NodeConfig & v.InferOutput<v.ObjectSchema<Fields, undefined>>

const commonFields = { name: v.optional(v.string()), label: v.optional(v.string()) }

/**
 * The schema of a node's config: its own fields, after `name` and `label` unless it has these itself. Unknown fields
 * are kept. Every field needs a default or must be optional: `{}` must parse.
 */
export function configSchema<const Fields extends v.ObjectEntries>(
  fields: Fields,
): v.GenericSchema<unknown, ConfigOf<Fields>> {
  const common = Object.entries(commonFields).filter(([field]) => !(field in fields))
  const schema = v.looseObject({ ...Object.fromEntries(common), ...fields })
  return schema as unknown as v.GenericSchema<unknown, ConfigOf<Fields>>
}

/**
 * A renderable config from one that may be invalid: invalid fields are dropped and take their defaults. The stored
 * config is unchanged.
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
