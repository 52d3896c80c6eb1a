import { msg } from '../../language/message'
import { starter } from './starter'

export const storyChain = starter(
  {
    id: 'story-chain',
    title: msg('Story chain'),
    teaches: msg('Three models in a row. Each hears all that was said before it, and goes on from there.'),
  },
  [
    {
      id: 'seed',
      type: 'user_input',
      config: {
        placeholder: msg('Who is in the story, and where?'),
        defaultValue: msg('A small fox finds a key in the snow.'),
      },
    },
    {
      id: 'scene-prompt',
      type: 'system_prompt',
      config: { prompt: msg('You begin a story. Describe where it begins in two vivid sentences.') },
    },
    { id: 'scene-text', type: 'text_display', config: { label: msg('It begins') } },
    { id: 'scene', type: 'inference', config: { model: '', temperature: 0.8 } },
    {
      id: 'mood',
      type: 'color_display',
      config: {
        name: msg({ message: 'story', context: 'name of a card' }),
        label: msg('The color of the story'),
        showHex: true,
      },
    },
    {
      id: 'tension',
      type: 'gauge_display',
      config: {
        name: msg({ message: 'story', context: 'name of a card' }),
        label: msg('How thrilling it is'),
        min: 0,
        max: 10,
      },
    },
    {
      id: 'mood-prompt',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You are the second teller. Give the story so far a color with {display_story_color}, and say with {display_story_gauge} how thrilling it is. Then say in one sentence why.',
          {
            display_story_color: msg({ message: 'display_story_color', context: 'name of a tool' }),
            display_story_gauge: msg({ message: 'display_story_gauge', context: 'name of a tool' }),
          },
        ),
      },
    },
    { id: 'feeling', type: 'inference', config: { model: '', temperature: 0.5 } },
    {
      id: 'cover',
      type: 'pixel_art_display',
      config: { name: msg({ message: 'cover', context: 'name of a card' }), label: msg('The cover'), pixelSize: 20 },
    },
    {
      id: 'cover-prompt',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You are the third teller. Draw the cover of this story, 8 by 8 pixels, with {generate_cover_pixel_art}. Then end the story in one sentence.',
          { generate_cover_pixel_art: msg({ message: 'generate_cover_pixel_art', context: 'name of a tool' }) },
        ),
      },
    },
    { id: 'ending', type: 'inference', config: { model: '', temperature: 0.5 } },
  ],
)
