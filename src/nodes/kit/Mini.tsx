import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { JsonValue } from '../../model/json'
import styles from './mini.module.css'

interface MiniProps<Schema extends v.GenericSchema> {
  schema: Schema
  data: JsonValue
  draw(result: v.InferOutput<Schema>): ReactNode
}

/** A result in the size of a letter; nothing where its data are not what the card shows. */
export function Mini<Schema extends v.GenericSchema>({ schema, data, draw }: MiniProps<Schema>) {
  const { success, output } = v.safeParse(schema, data)
  return success ? draw(output) : null
}

/** A color, the size of a letter. */
export function MiniColor({ hex }: { hex: string }) {
  return <i className={styles.color} style={{ backgroundColor: hex }} aria-hidden="true" />
}
