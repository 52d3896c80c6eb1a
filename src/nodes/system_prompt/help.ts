import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg(
    'Tells the model who it is and how to behave, before anybody says a word. All models below this card hear it.',
  ),
  seen: msg('All of it, word for word, before everything else. Several prompts are joined, from top to bottom.'),
  idea: msg('Write “You are a pirate” into it, and ask the same question again.'),
  example: exampleStack(msg('A voice'), [
    ['system_prompt', { prompt: msg('You are a pirate. Answer in one sentence.') }, EXAMPLE_ID],
    ['user_input', { defaultValue: msg('Describe a rainbow.') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
