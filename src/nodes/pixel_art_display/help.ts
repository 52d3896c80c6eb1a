import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('A tiny picture that the model paints pixel by pixel, at most 16 by 16.'),
  seen: msg('A tool that takes a list of colors, row by row. To the model a picture is only a row of numbers.'),
  idea: msg('Ask for a circle. Why is that hard?'),
  example: toolExample(
    msg('A drawing of pixels'),
    ['pixel_art_display', { name: msg({ message: 'art', context: 'name of a card' }) }],
    msg('Draw the message, 8 by 8 pixels, with {generate_art_pixel_art}. Then say in one sentence what it is.', {
      generate_art_pixel_art: msg({ message: 'generate_art_pixel_art', context: 'name of a tool' }),
    }),
    msg('a red house in the snow'),
  ),
}

export default help
