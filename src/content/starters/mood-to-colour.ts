import { msg } from '../../language/message'
import { starter } from './starter'

export const moodToColor = starter(
  {
    id: 'mood-to-colour',
    title: msg('Mood to color'),
    teaches: msg('At temperature 0 the same words give the same color. Turn it up, and run it again.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('Describe a mood'),
        defaultValue: msg('A quiet evening by the lake, with nothing left to do.'),
      },
    },
    {
      id: 'painter',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You turn moods into colors. Show the one color that fits the message best with {display_mood_color}, and give it a name of your own. Then say in one sentence why you took it.',
          { display_mood_color: msg({ message: 'display_mood_color', context: 'name of a tool' }) },
        ),
      },
    },
    {
      id: 'mood-color',
      type: 'color_display',
      config: { name: msg({ message: 'mood', context: 'name of a card' }), showHex: true },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0 } },
  ],
)
