import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import type { ViewServices } from '../view'

interface TargetFieldProps {
  label: string
  /** A pipeline's id, or empty. */
  value: string
  /** Label of the empty choice: "the last one". */
  none: string
  onChange(id: string): void
  locked: boolean
  services: ViewServices
}

/** A select of connected pipelines; shows the id where they are unknown. */
export function TargetField({ label, value, none, onChange, locked, services: { targets } }: TargetFieldProps) {
  if (!targets) {
    return (
      <TextField
        label={label}
        value={value}
        onChange={id => onChange(id?.trim() ?? '')}
        locked={locked}
        placeholder={none}
        help="The id of a pipeline."
      />
    )
  }
  const isStranger = value !== '' && !targets.some(({ id }) => id === value)
  const options = [
    { value: '', label: none },
    ...targets.map(({ id, title }) => ({ value: id, label: title })),
    ...(isStranger ? [{ value, label: `${value} (not connected)` }] : []),
  ]
  return <SelectField label={label} value={value} options={options} onChange={onChange} locked={locked} />
}
