import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Prints the text from above: on this card, or in a terminal when the stack runs there.'),
  seen: msg('Nothing. The text goes on as it is.'),
  idea: msg('Run the same stack with the command line of aili5.'),
  example: exampleStack(msg('Printing'), [
    ['user_input', { defaultValue: msg('Say hello.') }],
    ['inference', { model: '', temperature: 0.4 }],
    ['console_output', { prefix: msg('The model said: ') }, EXAMPLE_ID],
  ]),
}

export default help
