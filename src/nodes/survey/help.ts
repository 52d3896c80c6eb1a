import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Lets the model ask you something, with answers to choose from. The run waits for you.'),
  seen: msg('A tool that takes a question and two to six answers. It gets what you choose.'),
  idea: msg('Say “I cannot decide”, and name three things.'),
  example: exampleStack(msg('A question back'), [
    ['survey', { name: 'choice' }, EXAMPLE_ID],
    [
      'system_prompt',
      {
        prompt: msg(
          'Ask with {ask_choice_survey} what the person would like, with the choices of the message. Then say one kind sentence about it.',
          { ask_choice_survey: 'ask_choice_survey' },
        ),
      },
    ],
    ['user_input', { defaultValue: msg('Tea, coffee or juice?') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
