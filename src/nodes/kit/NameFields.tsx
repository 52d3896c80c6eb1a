import type { JsonObject, JsonValue } from '../../engine/json'
import { FieldRow } from './Field'
import { FilledIn } from './FilledIn'
import { TextField } from './TextField'

interface NameFieldsProps {
  config: { name?: string; label?: string; prefilled?: JsonValue }
  onChange(patch: { name?: string; label?: string; prefilled?: JsonObject }): void
  isLocked(field: string): boolean
}

/**
 * The fields of every node that offers a tool: the name that goes into the tool's name, the caption, and the arguments
 * that are filled in already.
 */
export function NameFields({ config, onChange, isLocked }: NameFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextField
          label="Name"
          verbatim
          value={config.name}
          onChange={name => onChange({ name })}
          locked={isLocked('name')}
          help="The model sees this in the tool’s name."
        />
        <TextField
          label="Label"
          value={config.label}
          onChange={label => onChange({ label })}
          locked={isLocked('label')}
          help="Shown above the result, for people only."
        />
      </FieldRow>
      <FilledIn
        value={config.prefilled}
        onChange={prefilled => onChange({ prefilled })}
        locked={isLocked('prefilled')}
      />
    </>
  )
}
