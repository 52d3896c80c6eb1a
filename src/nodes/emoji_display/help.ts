import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('One big emoji that the model picks.'),
  seen: msg('A tool that takes exactly one emoji. Two are sent back as a mistake.'),
  idea: msg('Type a whole sentence. Which one emoji does it become?'),
  example: exampleStack(msg('An emoji'), [
    ['emoji_display', { name: 'face' }, EXAMPLE_ID],
    [
      'system_prompt',
      {
        prompt: msg('Answer with one emoji, shown with {display_face_emoji}. Then say why in one sentence.', {
          display_face_emoji: 'display_face_emoji',
        }),
      },
    ],
    ['user_input', { defaultValue: msg('a cat in a box') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
