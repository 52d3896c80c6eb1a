import { msg } from '../../language/message'
import { starter } from './starter'

export const simpleChat = starter(
  {
    id: 'simple-chat',
    title: msg('Simple chat'),
    teaches: msg('The system prompt is what the model is told before you speak. Change it, and the voice changes.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('Say hello, or ask something'),
        defaultValue: msg('Hello! What are you, and how do you work?'),
      },
    },
    {
      id: 'voice',
      type: 'system_prompt',
      config: { prompt: msg('You are a friendly helper. Keep your answers short.') },
    },
    { id: 'answer', type: 'text_display', config: { label: msg('The answer') } },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.7 } },
  ],
)
