import { Fields } from '../../components/Field'
import { SelectField } from '../../components/SelectField'
import { boundFields } from '../kit/bound-fields'
import { NameFields } from '../kit/NameFields'
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
