import { MessageSquareText } from 'lucide-react'
import { TextAreaField } from '../../components/TextAreaField'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { InputProps, NodeView } from '../view'
import type { UserInputConfig } from './node'

function Input({ config, value, onInput }: InputProps<UserInputConfig>) {
  return (
    <TextAreaField
      label={t('Message')}
      value={typeof value === 'string' ? value : (config.defaultValue ?? '')}
      onChange={onInput}
      aside
      placeholder={config.placeholder ?? t('What would you like to say?')}
    />
  )
}

const view: NodeView<UserInputConfig> = {
  Icon: MessageSquareText,
  shelf: 'everyday',
  alsoCalled: msg({
    message: 'message chat question prompt text ask',
    context: 'other words that find the card “Message”',
  }),
  Input,
  summary: ({ defaultValue }) => (defaultValue ? t('starts with a text') : t('starts empty')),
}

export default view
