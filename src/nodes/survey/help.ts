import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('Lets the model ask you something, with answers to choose from. The run waits for you.'),
  seen: msg('A tool that takes a question and two to six answers. It gets what you choose.'),
  idea: msg('Say “I cannot decide”, and name three things.'),
  example: toolExample(
    msg('A question back'),
    ['survey', { name: msg({ message: 'choice', context: 'name of a card' }) }],
    msg(
      'Ask with {ask_choice_survey} what the person would like, with the choices of the message. Then say one kind sentence about it.',
      { ask_choice_survey: msg({ message: 'ask_choice_survey', context: 'name of a tool' }) },
    ),
    msg('Tea, coffee or juice?'),
  ),
}

export default help
