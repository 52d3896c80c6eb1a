import { msg } from '../../language/message'
import { starter } from './starter'

export const twoFaces = starter(
  {
    id: 'two-faces',
    title: msg('A word by day and by night'),
    teaches: msg('Two tools of the same kind differ only in their names. Rename one, and see what changes.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: { placeholder: msg('A thing or a place'), defaultValue: msg('the sea') },
    },
    {
      id: 'painter',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'The message names a thing or a place. Show its color at noon with {display_day_color} and its color at midnight with {display_night_color}. Then describe the change in one sentence.',
          {
            display_day_color: msg({ message: 'display_day_color', context: 'name of a tool' }),
            display_night_color: msg({ message: 'display_night_color', context: 'name of a tool' }),
          },
        ),
      },
    },
    {
      id: 'day',
      type: 'color_display',
      config: { name: msg({ message: 'day', context: 'name of a card' }), label: msg('By day'), showHex: true },
    },
    {
      id: 'night',
      type: 'color_display',
      config: { name: msg({ message: 'night', context: 'name of a card' }), label: msg('By night'), showHex: true },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.5 } },
  ],
)
