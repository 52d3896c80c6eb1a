import { MessageSquareText } from 'lucide-react'
import { TextAreaField } from '../../components/TextAreaField'
import type { InputProps, NodeView } from '../view'
import type { UserInputConfig } from './node'

function Input({ config, value, onInput }: InputProps<UserInputConfig>) {
  return (
    <TextAreaField
      label="Message"
      value={typeof value === 'string' ? value : (config.defaultValue ?? '')}
      onChange={onInput}
      aside
      placeholder={config.placeholder ?? 'What would you like to say?'}
    />
  )
}

const view: NodeView<UserInputConfig> = {
  Icon: MessageSquareText,
  Input,
  summary: ({ defaultValue }) => (defaultValue ? 'starts with a text' : 'starts empty'),
}

export default view
