import { CheckField } from '../../components/CheckField'
import { FieldRow, Fields } from '../../components/Field'
import { NumberField } from '../../components/NumberField'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { boundFields } from '../kit/bound-fields'
import { NameFields } from '../kit/NameFields'
import type { EditorProps } from '../view'
import type { GaugeConfig } from './node'

const faces = [
  { value: 'bar', label: 'Bar' },
  { value: 'dial', label: 'Dial' },
  { value: 'number', label: 'Number' },
] as const

export function Editor(props: EditorProps<GaugeConfig>) {
  const bind = boundFields(props)
  const { value: checked, ...showValue } = bind('showValue')
  return (
    <Fields>
      <NameFields {...props} />
      <FieldRow>
        <SelectField label="Style" options={faces} {...bind('style')} />
        <TextField label="Unit" {...bind('unit')} placeholder="model’s choice" />
      </FieldRow>
      <FieldRow>
        <NumberField label="Lowest" {...bind('min')} placeholder="model’s choice" />
        <NumberField label="Highest" {...bind('max')} placeholder="model’s choice" />
      </FieldRow>
      {props.config.style !== 'number' && <CheckField label="Show the number" checked={checked} {...showValue} />}
    </Fields>
  )
}
