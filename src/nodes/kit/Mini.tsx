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

/**
 * A color as it is. A dark mode that the browser forces on pages changes the grounds of elements, whatever their
 * `color-scheme` is, and leaves the fills of drawings.
 */
export function TrueColor({ hex, className = styles.color }: { hex: string; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  )
}
