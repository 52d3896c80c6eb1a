import { starter } from './starter'

export const moodToColor = starter(
  {
    id: 'mood-to-colour',
    title: 'Mood to color',
    teaches: 'At temperature 0 the same words give the same color. Turn it up, and run it again.',
  },
  [
    { id: 'mood-color', type: 'color_display', config: { name: 'mood', showHex: true } },
    {
      id: 'painter',
      type: 'system_prompt',
      config: {
        prompt:
          'You turn moods into colors. Show the one color that fits the message best with display_mood_color, and give it a name of your own. Then say in one sentence why you took it.',
      },
    },
    {
      id: 'message',
      type: 'user_input',
      config: { placeholder: 'Describe a mood', defaultValue: 'A quiet evening by the lake, with nothing left to do.' },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0 } },
  ],
)
