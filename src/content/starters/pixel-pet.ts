import { msg } from '../../language/message'
import { starter } from './starter'

export const pixelPet = starter(
  {
    id: 'pixel-pet',
    title: msg('Pixel pet'),
    teaches: msg('A picture is only numbers to a model: one color for each pixel. Count the pixels that it got wrong.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('What is your pet like?'),
        defaultValue: msg('An orange cat with green eyes. It is happy today.'),
      },
    },
    {
      id: 'keeper',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You keep a pet of 8 by 8 pixels. Draw it as the message says, with {generate_pet_pixel_art}, and show how happy it is with {display_mood_gauge}. Then say in one sentence what it would like to do now.',
          {
            generate_pet_pixel_art: msg({ message: 'generate_pet_pixel_art', context: 'name of a tool' }),
            display_mood_gauge: msg({ message: 'display_mood_gauge', context: 'name of a tool' }),
          },
        ),
      },
    },
    {
      id: 'pet',
      type: 'pixel_art_display',
      config: { name: msg({ message: 'pet', context: 'name of a card' }), pixelSize: 24 },
    },
    {
      id: 'hunger',
      type: 'gauge_display',
      config: {
        name: msg({ message: 'mood', context: 'name of a card' }),
        label: msg('How happy it is'),
        min: 0,
        max: 10,
      },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.4 } },
  ],
)
