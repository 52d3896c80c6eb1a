import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import type { FieldControlProps } from '../view'

/**
 * A select of connected pipelines, by their ids; the id as text where they are unknown.
 * @param none the label of the empty choice: "the last one".
 */
export function targetField(none: LocalizedText) {
  return function TargetField({
    label,
    value = '',
    onChange,
    locked,
    services: { targets },
  }: FieldControlProps<string | undefined>) {
    if (!targets) {
      return (
        <TextField
          label={label}
          value={value}
          onChange={id => onChange(id?.trim() || undefined)}
          locked={locked}
          placeholder={localize(none)}
          help={t('The id of a pipeline.')}
        />
      )
    }
    const isStranger = value !== '' && !targets.some(({ id }) => id === value)
    const options = [
      { value: '', label: none },
      ...targets.map(({ id, title }) => ({ value: id, label: title })),
      ...(isStranger ? [{ value, label: t('{label} (not connected)', { label: value }) }] : []),
    ]
    return (
      <SelectField
        label={label}
        value={value}
        options={options}
        onChange={id => onChange(id || undefined)}
        locked={locked}
      />
    )
  }
}
