import { type MessageDescriptor, msg } from '../../language/message'
import { EXAMPLE_ID, exampleFlow, exampleParts, type Help } from '../kit/help'

/** The two targets of the example. */
const way = (id: string, name: MessageDescriptor, prompt: MessageDescriptor) => ({
  id,
  name,
  nodes: exampleParts(id, [
    ['system_prompt', { prompt }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
})

const help: Help = {
  what: msg('A fork. A model, or a rule of yours, chooses which pipeline comes next. Only the chosen one runs.'),
  seen: msg(
    'The conversation so far, and the names and prompts of the pipelines to choose from. It answers with the name of one of them.',
  ),
  idea: msg('Say something that fits both, or neither.'),
  example: exampleFlow(
    msg('A fork'),
    [
      {
        id: 'desk',
        name: msg({ message: 'Desk', context: 'where customers ask' }),
        nodes: exampleParts('desk', [
          ['user_input', { defaultValue: msg('My bicycle is broken. Can you help me to repair it?') }],
          [
            'router',
            { prompt: msg('Go to Repair if something is broken. Go to Shop if somebody wants to buy.') },
            EXAMPLE_ID,
          ],
        ]),
      },
      way(
        'repair',
        msg({ message: 'Repair', context: 'a workshop' }),
        msg('You repair bicycles that are broken. Say in one sentence what to try first.'),
      ),
      way(
        'shop',
        msg({ message: 'Shop', context: 'where things are bought' }),
        msg('You sell new bicycles. Say in one sentence what they cost.'),
      ),
    ],
    [
      ['desk', 'next', 'repair'],
      ['desk', 'next', 'shop'],
    ],
  ),
}

export default help
