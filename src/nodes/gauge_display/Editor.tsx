import { CheckField } from '../kit/CheckField'
import { FieldRow, Fields } from '../kit/Field'
import { NameFields } from '../kit/NameFields'
import { NumberField } from '../kit/NumberField'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import type { EditorProps } from '../view'
import type { GaugeConfig } from './node'

const faces = [
  { value: 'bar', label: 'Bar' },
  { value: 'dial', label: 'Dial' },
  { value: 'number', label: 'Number' },
] as const

export function Editor({ config, onChange, isLocked }: EditorProps<GaugeConfig>) {
  return (
    <Fields>
      <NameFields config={config} onChange={onChange} isLocked={isLocked} />
      <FieldRow>
        <SelectField
          label="Style"
          value={config.style}
          options={faces}
          onChange={style => onChange({ style })}
          locked={isLocked('style')}
        />
        <TextField
          label="Unit"
          value={config.unit}
          onChange={unit => onChange({ unit })}
          placeholder="model’s choice"
          locked={isLocked('unit')}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          label="Lowest"
          value={config.min}
          onChange={min => onChange({ min })}
          placeholder="model’s choice"
          locked={isLocked('min')}
        />
        <NumberField
          label="Highest"
          value={config.max}
          onChange={max => onChange({ max })}
          placeholder="model’s choice"
          locked={isLocked('max')}
        />
      </FieldRow>
      {config.style !== 'number' && (
        <CheckField
          label="Show the number"
          checked={config.showValue}
          onChange={showValue => onChange({ showValue })}
          locked={isLocked('showValue')}
        />
      )}
    </Fields>
  )
}
