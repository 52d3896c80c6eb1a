import type { FieldProps } from '../../components/Field'
import { TextAreaField } from '../../components/TextAreaField'
import { localize } from '../../language/active'
import type { JsonValue } from '../../model/json'
import { printStoredJson, readStoredJson } from '../../model/stored-json'

interface JsonFieldProps extends FieldProps {
  value: JsonValue | undefined
  /** Called with the typed text, valid or not; undefined when emptied. */
  onChange(text: string | undefined): void
  placeholder?: string
  rows?: number
}

/** JSON as text. Invalid text is kept, with the position of the error. */
export function JsonField({ value, onChange, error, rows = 4, ...field }: JsonFieldProps) {
  const { problem } = readStoredJson(value)
  return (
    <TextAreaField
      {...field}
      code
      rows={rows}
      value={printStoredJson(value)}
      onChange={text => onChange(text || undefined)}
      error={problem === undefined ? error : localize(problem)}
    />
  )
}
