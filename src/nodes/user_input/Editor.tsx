import { Fields } from '../../components/Field'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { boundFields } from '../kit/bound-fields'
import type { EditorProps } from '../view'
import type { UserInputConfig } from './node'

export function Editor({ config, onChange, isLocked }: EditorProps<UserInputConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Fields>
      <TextField label="Hint" {...bind('placeholder')} help="Shown in the box while it is empty." />
      <TextAreaField
        label="Text to start with"
        value={config.defaultValue ?? ''}
        onChange={defaultValue => onChange({ defaultValue: defaultValue || undefined })}
        locked={isLocked('defaultValue')}
        help="Stands in the box until somebody types something else."
      />
    </Fields>
  )
}
