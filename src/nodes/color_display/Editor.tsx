import { CheckField } from '../../components/CheckField'
import { Fields } from '../../components/Field'
import { NameFields } from '../kit/NameFields'
import type { EditorProps } from '../view'
import type { ColorConfig } from './node'

export function Editor({ config, onChange, isLocked }: EditorProps<ColorConfig>) {
  return (
    <Fields>
      <NameFields config={config} onChange={onChange} isLocked={isLocked} />
      <CheckField
        label="Show the hex code"
        checked={config.showHex}
        onChange={showHex => onChange({ showHex })}
        locked={isLocked('showHex')}
      />
    </Fields>
  )
}
