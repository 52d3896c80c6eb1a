import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Saves the text from above. In the page you get it as a download; in a terminal it goes to the path.'),
  seen: msg('Nothing. The text goes on as it is.'),
  idea: msg('Let a model write a letter, and save it.'),
  example: exampleStack(msg('Saving'), [
    ['user_input', { defaultValue: msg('Describe a castle.') }],
    ['inference', { model: '', temperature: 0.4 }],
    ['file_output', { path: 'castle.txt' }, EXAMPLE_ID],
  ]),
}

export default help
