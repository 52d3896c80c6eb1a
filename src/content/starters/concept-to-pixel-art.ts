import { msg } from '../../language/message'
import { starter } from './starter'

export const conceptToPixelArt = starter(
  {
    id: 'concept-to-pixel-art',
    title: msg('Concept to pixel art'),
    teaches: msg('Two models in a row: the second one reads what the first one wrote, and draws it.'),
  },
  [
    {
      id: 'director',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You are an art director. Describe the picture that the message asks for in three or four vivid sentences: its shape, its colors, its light.',
        ),
      },
    },
    {
      id: 'message',
      type: 'user_input',
      config: { placeholder: msg('What should we draw?'), defaultValue: msg('a green dragon over a castle at night') },
    },
    { id: 'words', type: 'text_display', config: { label: msg('In words') } },
    { id: 'describer', type: 'inference', config: { model: '', temperature: 0.9 } },
    {
      id: 'art',
      type: 'pixel_art_display',
      config: { name: msg({ message: 'art', context: 'name of a card' }), pixelSize: 24 },
    },
    {
      id: 'artist',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You are a pixel artist. Draw what was described above, 8 by 8 pixels, with {generate_art_pixel_art}: one clear shape, few colors, a plain background. Then say in one sentence what you drew.',
          { generate_art_pixel_art: msg({ message: 'generate_art_pixel_art', context: 'name of a tool' }) },
        ),
      },
    },
    { id: 'drawer', type: 'inference', config: { model: '', temperature: 0.3 } },
  ],
)
