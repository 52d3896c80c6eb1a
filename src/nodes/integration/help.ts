import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleFlow, exampleParts, type Help } from '../kit/help'

const help: Help = {
  what: msg(
    'Gets data: your own example data, or data from the web. Put it into its own pipeline, and let a model call that.',
  ),
  seen: msg('A tool with the name of its pipeline. It gets the data, and how to read it.'),
  more: {
    title: msg('What is checked'),
    text: msg(
      'What a model gives a tool is checked against the schema: missing fields, kinds, limits and choices. A pattern in a schema is shown to the model, but not checked.',
    ),
  },
  idea: msg('Let it fail on purpose. Does the model say so, or does it make something up?'),
  example: exampleFlow(
    msg('Asking for data'),
    [
      {
        id: 'guide',
        name: msg('Guide'),
        nodes: exampleParts('guide', [
          [
            'system_prompt',
            {
              prompt: msg('Fetch the menu with {consult_Menu}, and say in one sentence what there is to eat.', {
                consult_Menu: msg({ message: 'consult_Menu', context: 'name of a tool' }),
              }),
            },
          ],
          ['user_input', { defaultValue: msg('What is for lunch?') }],
          ['inference', { model: '', temperature: 0.2 }],
        ]),
      },
      {
        id: 'menu',
        name: msg({ message: 'Menu', context: 'name of a pipeline' }),
        tool: { description: msg('What there is for lunch today.') },
        nodes: exampleParts('menu', [
          ['integration', { kind: 'mock', data: { soup: msg('tomato'), main: msg('noodles') } }, EXAMPLE_ID],
        ]),
      },
    ],
    [['guide', 'tool', 'menu']],
  ),
}

export default help
