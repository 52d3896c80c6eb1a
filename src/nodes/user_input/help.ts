import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('What a person says to the model. The text that is already here is only an example: type your own.'),
  seen: msg('Your words, as one message from the user.'),
  idea: msg('Ask the same thing kindly, rudely and in a whisper. Does the answer change?'),
  example: exampleStack(msg('A question'), [
    ['user_input', { defaultValue: msg('What is 12 times 12?') }, EXAMPLE_ID],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
