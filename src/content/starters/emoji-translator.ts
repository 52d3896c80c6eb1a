import { starter } from './starter'

export const emojiTranslator = starter(
  {
    id: 'emoji-translator',
    title: 'Emoji translator',
    teaches: 'A tool can take one thing only. See what is lost when a whole message must fit into one sign.',
  },
  [
    { id: 'sign', type: 'emoji_display', config: { name: 'sign' } },
    {
      id: 'translator',
      type: 'system_prompt',
      config: {
        prompt:
          'You translate messages into emoji. Find the one emoji that says the most of the message, and show it with display_sign_emoji. Then say in one sentence what it leaves out.',
      },
    },
    {
      id: 'message',
      type: 'user_input',
      config: { placeholder: 'Anything at all', defaultValue: 'Our cat fell asleep in the washing basket again.' },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.7 } },
  ],
)
