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
        defaultValue: msg('It is a sunny day, and I am so happy I could sing!'),
      },
    },
    {
      id: 'ring',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You are a mood ring. Show the mood of the message as a color, an icon and a gauge. Then say what you saw.',
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
