import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg(
    'A stamp with one of two words, yours: pass or fail, fair or unfair, kind or unkind. The model has to say why.',
  ),
  seen: msg('A tool that takes true or false and a reason. The model sees your two words.'),
  idea: msg('Find a message that gets the wrong stamp.'),
  example: exampleStack(msg('A verdict'), [
    [
      'pass_fail_display',
      {
        name: 'kind',
        pass: msg({ message: 'Kind', context: 'friendly' }),
        fail: msg({ message: 'Unkind', context: 'unfriendly' }),
      },
      EXAMPLE_ID,
    ],
    [
      'system_prompt',
      {
        prompt: msg('Say with {display_kind_verdict} whether the message is kind.', {
          display_kind_verdict: 'display_kind_verdict',
        }),
      },
    ],
    ['user_input', { defaultValue: msg('Thank you for helping me, you are a great friend!') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
