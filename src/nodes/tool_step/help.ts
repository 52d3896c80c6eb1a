import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleFlow, exampleParts, type Help } from '../kit/help'

const help: Help = {
  what: msg(
    'One step of a plan. It calls a tool by itself, without asking a model which one, and can let a model make sense of the result.',
  ),
  seen: msg(
    'What the tool found, and what you want to know about it. It answers with JSON, so that the next step can count on it.',
  ),
  more: {
    title: msg('What is checked'),
    text: msg(
      'What a model gives a tool is checked against the schema: missing fields, kinds, limits and choices. A pattern in a schema is shown to the model, but not checked.',
    ),
  },
  idea: msg('Put two of them in a row, and let the second use what the first found.'),
  example: exampleFlow(
    msg('A step'),
    [
      {
        id: 'main',
        name: msg('A step'),
        nodes: exampleParts('main', [
          [
            'tool_step',
            {
              name: msg({ message: 'lunch', context: 'name of a card' }),
              tool: { kind: 'node', id: 'menu' },
              reasoning: {
                enabled: true,
                prompt: msg('What is the soup of the day?'),
                outputSchema: { type: 'object', properties: { soup: { type: 'string' } }, required: ['soup'] },
              },
            },
            EXAMPLE_ID,
          ],
        ]),
      },
      {
        id: 'shelf',
        name: msg('Tools'),
        nodes: exampleParts('shelf', [
          [
            'integration',
            {
              name: msg({ message: 'menu', context: 'name of a card' }),
              kind: 'mock',
              data: { soup: msg('tomato'), main: msg('noodles') },
            },
            'menu',
          ],
        ]),
      },
    ],
    [],
  ),
}

export default help
