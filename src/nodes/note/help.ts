import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Words for people: a task, a hint, a thank you. It never runs.'),
  seen: msg('Nothing. Look in the X-ray: it is not there.'),
  idea: msg('Leave a note for the next person who opens your stack.'),
  example: exampleStack(msg('A note'), [
    ['note', { text: msg('# Try this\n\nAsk the **same** question twice.') }, EXAMPLE_ID],
    ['user_input', { defaultValue: msg('Say hello.') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
