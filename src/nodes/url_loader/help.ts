import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Reads a web page for the model. You are asked first. Here it has no address yet, so nothing is read.'),
  seen: msg('The text of the page, as one message from the user.'),
  idea: msg('Load a page that you know well. What does the model leave out?'),
  example: exampleStack(msg('A page'), [
    ['url_loader', {}, EXAMPLE_ID],
    ['user_input', { defaultValue: msg('Say hello.') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
