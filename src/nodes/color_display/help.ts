import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('A swatch of color. The model picks the color, and says why.'),
  seen: msg(
    'A tool that takes a color as six digits after a #. It cannot see the color. It only knows that it was shown.',
  ),
  idea: msg('Give a stack two of them with names, “day” and “night”.'),
  example: exampleStack(msg('A color'), [
    ['color_display', { name: 'mood' }, EXAMPLE_ID],
    [
      'system_prompt',
      {
        prompt: msg('Show the color of the message with {display_mood_color}. Then say why in one sentence.', {
          display_mood_color: 'display_mood_color',
        }),
      },
    ],
    ['user_input', { defaultValue: msg('a walk in the snow') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
