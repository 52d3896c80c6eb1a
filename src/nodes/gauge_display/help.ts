import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('A number on a bar or a dial. Set its ends, and the model has to stay between them.'),
  seen: msg('A tool that takes a number. The ends and the unit that you set are its rules.'),
  idea: msg('Set the highest to 10, then to 1000. Is the needle in the same place?'),
  example: toolExample(
    msg('A gauge'),
    ['gauge_display', { name: msg({ message: 'joy', context: 'name of a card' }), style: 'dial', min: 0, max: 10 }],
    msg('Show with {display_joy_gauge} how happy the message is. Then say why in one sentence.', {
      display_joy_gauge: msg({ message: 'display_joy_gauge', context: 'name of a tool' }),
    }),
    msg('We won the match!'),
  ),
}

export default help
