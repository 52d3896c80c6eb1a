import { msg } from '../../language/message'
import { starter } from './starter'

export const emojiTranslator = starter(
  {
    id: 'emoji-translator',
    title: msg('Emoji translator'),
    teaches: msg('This tool takes only one thing. See what is lost when a whole message must fit into one emoji.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('Anything at all'),
        defaultValue: msg('Our cat fell asleep in the washing basket again.'),
      },
    },
    {
      id: 'translator',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You translate messages into emoji. Find the one emoji that says the most of the message, and show it with {display_sign_emoji}. Then say in one sentence what it leaves out.',
          { display_sign_emoji: msg({ message: 'display_sign_emoji', context: 'name of a tool' }) },
        ),
      },
    },
    { id: 'sign', type: 'emoji_display', config: { name: msg({ message: 'sign', context: 'name of a card' }) } },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.7 } },
  ],
)
