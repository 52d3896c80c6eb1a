import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('One big emoji that the model picks.'),
  seen: msg('A tool that takes exactly one emoji. Two are sent back as a mistake.'),
  idea: msg('Type a whole sentence. Which one emoji does it become?'),
  example: toolExample(
    msg('An emoji'),
    ['emoji_display', { name: msg({ message: 'face', context: 'name of a card' }) }],
    msg('Answer with one emoji, shown with {display_face_emoji}. Then say why in one sentence.', {
      display_face_emoji: msg({ message: 'display_face_emoji', context: 'name of a tool' }),
    }),
    msg('a cat in a box'),
  ),
}

export default help
