import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg(
    'Sends the text from above through a command of a small shell, like sort or tr. No model is needed for that.',
  ),
  seen: msg('Nothing about the command. A model below sees what came out of it.'),
  idea: msg('Let it count the words of an answer with wc -w.'),
  example: exampleStack(msg('A command'), [
    ['user_input', { defaultValue: msg('Describe a castle.') }],
    ['inference', { model: '', temperature: 0.4 }],
    ['script', { cmd: "tr 'a-z' 'A-Z'" }, EXAMPLE_ID],
  ]),
}

export default help
