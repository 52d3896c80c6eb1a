import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg(
    'A stamp with one of two words, yours: pass or fail, fair or unfair, kind or unkind. The model has to say why.',
  ),
  seen: msg('A tool that takes true or false and a reason. The model sees your two words.'),
  idea: msg('Find a message that gets the wrong stamp.'),
  example: toolExample(
    msg('A verdict'),
    [
      'pass_fail_display',
      {
        name: msg({ message: 'kind', context: 'name of a card' }),
        pass: msg({ message: 'Kind', context: 'friendly' }),
        fail: msg({ message: 'Unkind', context: 'unfriendly' }),
      },
    ],
    msg('Say with {display_kind_verdict} whether the message is kind.', {
      display_kind_verdict: msg({ message: 'display_kind_verdict', context: 'name of a tool' }),
    }),
    msg('Thank you for helping me, you are a great friend!'),
  ),
}

export default help
