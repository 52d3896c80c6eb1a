import { msg } from '../../language/message'
import { starter } from './starter'

export const crossroads = starter(
  {
    id: 'crossroads',
    title: msg('At the crossroads'),
    teaches: msg(
      'An adventure that waits for you. What you choose goes back to the model and changes what comes next.',
    ),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('Where is the hero, and which ways are there?'),
        defaultValue: msg('I am lost at a crossroads at night. Castle, boat or forest?'),
      },
    },
    {
      id: 'teller',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You tell an adventure. First ask with {ask_way_survey} which way the hero takes, with the ways that the message gives. When you know, draw what the hero sees there, 8 by 8 pixels, with {generate_view_pixel_art}. Then go on with the story in two sentences.',
          {
            ask_way_survey: msg({ message: 'ask_way_survey', context: 'name of a tool' }),
            generate_view_pixel_art: msg({ message: 'generate_view_pixel_art', context: 'name of a tool' }),
          },
        ),
      },
    },
    {
      id: 'way',
      type: 'survey',
      config: { name: msg({ message: 'way', context: 'name of a card' }), style: 'buttons' },
    },
    {
      id: 'view',
      type: 'pixel_art_display',
      config: {
        name: msg({ message: 'view', context: 'name of a card' }),
        label: msg('What you see there'),
        pixelSize: 20,
      },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.6 } },
  ],
)
