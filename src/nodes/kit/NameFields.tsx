import { FieldRow } from '../../components/Field'
import { TextField } from '../../components/TextField'
import type { JsonObject, JsonValue } from '../../engine/model/json'
import { boundFields } from './bound-fields'
import { PrefilledFields } from './PrefilledFields'

interface NameFieldsProps {
  config: { name?: string; label?: string; prefilled?: JsonValue }
  onChange(patch: { name?: string; label?: string; prefilled?: JsonObject }): void
  isLocked(field: string): boolean
}

/**
 * Common fields of nodes with a tool: the name that becomes part of the tool's name, the caption, and prefilled
 * arguments.
 */
export function NameFields({ config, onChange, isLocked }: NameFieldsProps) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <>
      <FieldRow>
        <TextField label="Name" verbatim {...bind('name')} help="The model sees this in the tool’s name." />
        <TextField label="Label" {...bind('label')} help="Shown above the result, for people only." />
      </FieldRow>
      <PrefilledFields {...bind('prefilled')} />
    </>
  )
}
