import { msg } from '../../language/message'
import { starter } from './starter'

/** A drawing of a house, as an example input. */
const HOUSE =
  'iVBORw0KGgoAAAANSUhEUgAAAPAAAACgCAMAAAAFBRFXAAAAD1BMVEX////wjADgMTGKWiscftZkg+40AAABS0lEQVR42u3YQU7DQAxAUSjc/8wghBBVk3aSzIxsz/t7L97GsvwmSZIkSZIkSZIKdlvNe1tL/O1dSvzjXUj8611G/OddRPzPu4L4jrsA+cFbXLzhLS3e9BYW73jLine9NcVPuCXJL7zlxC+9xcQN3lLiJm8hcaO3iriZW4R8yFtAfNCbXnzYm1x8wptafMqbV3ySm5Z8wZtSfMmbUHzRm0582ZtM3MGbStzFm0fciZuG3NGbQtzVm0Dc2Rte3N0bXDzAG1k8hBuYPMwbVDzQG1I81BtQPNgbTjzcG0s8gRuKPMkbRjzNG0Q80RtCPNUbQDzZG2pZvw8r6C0NDAwMDAwMDAw8HPz5UJtrdwwYGBgYGBgYGBgYGBgY2AMAGDgO+GMjYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBJkiRJkiSpel8hTDkb0VTrwgAAAABJRU5ErkJggg=='

export const guessTheDrawing = starter(
  {
    id: 'guess-the-drawing',
    title: msg('Guess the drawing'),
    teaches: msg('A picture is sent to the model too. What does it really see? Draw, and find out.'),
  },
  [
    { id: 'drawing', type: 'paint_input', config: { width: 240, height: 160 } },
    {
      id: 'guesser',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'Look at the drawing. Show its main color with {display_main_color}, and draw what you think it is, 8 by 8 pixels, with {generate_copy_pixel_art}. Then say in two sentences what you see, and how sure you are.',
          {
            display_main_color: msg({ message: 'display_main_color', context: 'name of a tool' }),
            generate_copy_pixel_art: msg({ message: 'generate_copy_pixel_art', context: 'name of a tool' }),
          },
        ),
      },
    },
    {
      id: 'main-color',
      type: 'color_display',
      config: {
        name: msg({ message: 'main', context: 'name of a card' }),
        label: msg('Its main color'),
        showHex: true,
      },
    },
    {
      id: 'copy',
      type: 'pixel_art_display',
      config: {
        name: msg({ message: 'copy', context: 'name of a card' }),
        label: msg('Drawn again, very small'),
        pixelSize: 16,
      },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.2 } },
  ],
  { drawing: { image: { mediaType: 'image/png', data: HOUSE } } },
)
