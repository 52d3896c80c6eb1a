import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('A swatch of color. The model picks the color, and says why.'),
  seen: msg(
    'A tool that takes a color as six digits after a #. It cannot see the color. It only knows that it was shown.',
  ),
  idea: msg('Give a stack two of them with names, “day” and “night”.'),
  example: toolExample(
    msg('A color'),
    ['color_display', { name: msg({ message: 'mood', context: 'name of a card' }) }],
    msg('Show the color of the message with {display_mood_color}. Then say why in one sentence.', {
      display_mood_color: msg({ message: 'display_mood_color', context: 'name of a tool' }),
    }),
    msg('a walk in the snow'),
  ),
}

export default help
