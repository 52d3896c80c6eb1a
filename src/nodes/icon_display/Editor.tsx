import { Fields } from '../kit/Field'
import { NameFields } from '../kit/NameFields'
import { SelectField } from '../kit/SelectField'
import type { EditorProps } from '../view'
import type { IconConfig } from './node'
import { sizes } from './sizes'

export function Editor({ config, onChange, isLocked }: EditorProps<IconConfig>) {
  return (
    <Fields>
      <NameFields config={config} onChange={onChange} isLocked={isLocked} />
      <SelectField
        label="Size"
        value={config.size}
        options={sizes}
        onChange={size => onChange({ size })}
        locked={isLocked('size')}
      />
    </Fields>
  )
}
