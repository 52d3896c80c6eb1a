import { FieldRow } from './Field'
import { TextField } from './TextField'

interface NameFieldsProps {
  config: { name?: string; label?: string }
  onChange(patch: { name?: string; label?: string }): void
  isLocked(field: string): boolean
}

/** The two fields of every node that offers a tool: the name that goes into the tool's name, and the caption. */
export function NameFields({ config, onChange, isLocked }: NameFieldsProps) {
  return (
    <FieldRow>
      <TextField
        label="Name"
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
  )
}
