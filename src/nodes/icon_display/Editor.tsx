import { boundFields } from '../kit/bound-fields'
import { Fields } from '../kit/Field'
import { NameFields } from '../kit/NameFields'
import { SelectField } from '../kit/SelectField'
import type { EditorProps } from '../view'
import type { IconConfig } from './node'
import { sizes } from './sizes'

export function Editor({ config, onChange, isLocked }: EditorProps<IconConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Fields>
      <NameFields config={config} onChange={onChange} isLocked={isLocked} />
      <SelectField label="Size" {...bind('size')} options={sizes} />
    </Fields>
  )
}
