import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('A picture from a small box of eighteen. The model can take one of these and no other.'),
  seen: msg('A tool with a list of eighteen words to choose from: heart, moon, fire…'),
  idea: msg('Say something that no picture fits. Which one does it choose?'),
  example: toolExample(
    msg('A picture'),
    ['icon_display', { name: msg({ message: 'mood', context: 'name of a card' }), size: 'lg' }],
    msg('Show a picture for the message with {display_mood_icon}. Then say why in one sentence.', {
      display_mood_icon: msg({ message: 'display_mood_icon', context: 'name of a tool' }),
    }),
    msg('I am so angry!'),
  ),
}

export default help
