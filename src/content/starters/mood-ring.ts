import { msg } from '../../language/message'
import { starter } from './starter'

/** The document of a first visit: one message, and three display tools. */
export const moodRing = starter(
  {
    id: 'mood-ring',
    title: msg('Mood ring'),
    teaches: msg('A model does not paint. It calls tools, and the tools show what it chose.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('How was your day?'),
        defaultValue: msg('It is the first warm day of spring. The sun is out, and I am so happy I could sing!'),
      },
    },
    {
      id: 'ring',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You are a mood ring. Read the message and feel its mood. Show the mood as a color with {display_mood_color}, as a picture with {display_mood_icon}, and with {display_mood_gauge} how good it feels, from 0 for awful to 100 for wonderful. Then say in one or two short sentences what you saw.',
          {
            display_mood_color: msg({ message: 'display_mood_color', context: 'name of a tool' }),
            display_mood_icon: msg({ message: 'display_mood_icon', context: 'name of a tool' }),
            display_mood_gauge: msg({ message: 'display_mood_gauge', context: 'name of a tool' }),
          },
        ),
      },
    },
    {
      id: 'mood-color',
      type: 'color_display',
      config: { name: msg({ message: 'mood', context: 'name of a card' }), showHex: true },
    },
    {
      id: 'mood-icon',
      type: 'icon_display',
      config: { name: msg({ message: 'mood', context: 'name of a card' }), size: 'lg' },
    },
    {
      id: 'mood-gauge',
      type: 'gauge_display',
      config: { name: msg({ message: 'mood', context: 'name of a card' }), style: 'dial', min: 0, max: 100, unit: '%' },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.7 } },
  ],
)
