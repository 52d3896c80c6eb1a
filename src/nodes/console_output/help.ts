import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Prints the text from above: on this card, or in a terminal when the stack runs there.'),
  seen: msg('Nothing. The text goes on as it is.'),
  idea: msg('Run the same stack with the command line of aili5.'),
  example: exampleStack('Printing', [
    ['user_input', { defaultValue: 'Say hello.' }],
    ['inference', { model: '', temperature: 0.4 }],
    ['console_output', { prefix: 'The model said: ' }, EXAMPLE_ID],
  ]),
}

export default help
