import { msg } from '../../language/message'
import { starter } from './starter'

export const moodToIcon = starter(
  {
    id: 'mood-to-icon',
    title: msg('Mood to icon'),
    teaches: msg('A tool says what can be chosen: here it is eighteen icons, and nothing else.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('What happened?'),
        defaultValue: msg('I lost my temper because the printer ate my homework. I am still so angry!'),
      },
    },
    {
      id: 'picker',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You say with one picture what others need a page for. Choose the icon that fits the message best and show it with {display_mood_icon}. Then say in one sentence why.',
          { display_mood_icon: msg({ message: 'display_mood_icon', context: 'name of a tool' }) },
        ),
      },
    },
    {
      id: 'mood-icon',
      type: 'icon_display',
      config: { name: msg({ message: 'mood', context: 'name of a card' }), size: 'lg' },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.4 } },
  ],
)
