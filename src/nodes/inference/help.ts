import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg(
    'Asks a model. The model reads everything above, can use tools, and answers. A stack can ask several models, one after the other.',
  ),
  seen: msg('It is the model. The X-ray shows everything that it gets, part by part.'),
  more: {
    title: msg('Notes to itself'),
    text: msg(
      'Some models write notes to themselves before they answer. The notes cost tokens like all other words. You find them folded above the answer. They are not part of it, and no later card reads them. They do not always tell why the model answers as it does.',
    ),
  },
  idea: msg('Run it twice at temperature 0, and then twice at 1.'),
  example: exampleStack(msg('A model'), [
    ['system_prompt', { prompt: msg('You are a friendly helper. Keep it short.') }],
    ['user_input', { defaultValue: msg('Hello! Who are you?') }],
    ['inference', { model: '', temperature: 0.7 }, EXAMPLE_ID],
  ]),
}

export default help
