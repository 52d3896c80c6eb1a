import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('A judge: a model scores the answer above, with one number for each thing you look for.'),
  seen: msg('The newest answer, and what you look for, in a request of its own.'),
  idea: msg('Let it judge a pirate. Is he clear? Is he polite?'),
  example: exampleStack(msg('A judge'), [
    ['user_input', { defaultValue: msg('Describe a storm at sea.') }],
    ['inference', { model: '', temperature: 0.4 }],
    [
      'evaluator',
      { metrics: [{ name: 'clarity', description: msg('Could a seven-year-old follow it?'), min: 1, max: 10 }] },
      EXAMPLE_ID,
    ],
  ]),
}

export default help
