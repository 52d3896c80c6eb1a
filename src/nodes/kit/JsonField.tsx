import type { JsonValue } from '../../engine/json'
import type { FieldProps } from './Field'
import { printStoredJson, readStoredJson } from './json'
import { TextAreaField } from './TextAreaField'

interface JsonFieldProps extends FieldProps {
  value: JsonValue | undefined
  /** Gets the text as it is typed, JSON or not yet; undefined when the field was emptied. */
  onChange(text: string | undefined): void
  placeholder?: string
  rows?: number
}

/** JSON as text. What cannot be read is kept, with a sentence that says where it goes wrong. */
export function JsonField({ value, onChange, error, rows = 4, ...field }: JsonFieldProps) {
  return (
    <TextAreaField
      {...field}
      code
      rows={rows}
      value={printStoredJson(value)}
      onChange={text => onChange(text || undefined)}
      error={readStoredJson(value).problem ?? error}
    />
  )
}
