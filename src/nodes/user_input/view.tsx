import { MessageSquareText } from 'lucide-react'
import { Fields } from '../kit/Field'
import { TextAreaField } from '../kit/TextAreaField'
import { TextField } from '../kit/TextField'
import type { EditorProps, InputProps, NodeView } from '../view'
import type { UserInputConfig } from './node'

function Input({ config, value, onInput }: InputProps<UserInputConfig>) {
  return (
    <TextAreaField
      label="Message"
      value={typeof value === 'string' ? value : (config.defaultValue ?? '')}
      onChange={onInput}
      placeholder={config.placeholder ?? 'What would you like to say?'}
    />
  )
}

function Editor({ config, onChange, isLocked }: EditorProps<UserInputConfig>) {
  return (
    <Fields>
      <TextField
        label="Hint"
        value={config.placeholder}
        onChange={placeholder => onChange({ placeholder })}
        locked={isLocked('placeholder')}
        help="Shown in the box while it is empty."
      />
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

const view: NodeView<UserInputConfig> = {
  Icon: MessageSquareText,
  Input,
  Editor,
  summary: ({ defaultValue }) => (defaultValue ? `starts with “${defaultValue.trim()}”` : 'starts empty'),
}

export default view
