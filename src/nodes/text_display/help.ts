import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Shows what the model said, large. Put it where the words should be.'),
  seen: msg('Nothing. It only shows the words of the model in its part of the stack.'),
  idea: msg('Give it a label, and show the stack to somebody who sees only the results.'),
  example: exampleStack(msg('Words'), [
    ['user_input', { defaultValue: msg('Tell me something about the moon.') }],
    ['text_display', { label: msg('The answer') }, EXAMPLE_ID],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
