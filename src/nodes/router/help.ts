import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleFlow, exampleParts, type Help } from '../kit/help'

/** The two targets of the example. */
const way = (id: string, name: string, prompt: string) => ({
  id,
  name,
  nodes: exampleParts(id, [
    ['system_prompt', { prompt }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
})

const help: Help = {
  what: msg('A fork. A model, or a rule of yours, chooses which pipeline comes next. Only the chosen one runs.'),
  seen: msg('The conversation so far, and the names and prompts of the ways. It answers with the name of one of them.'),
  idea: msg('Say something that fits both ways, or none.'),
  example: exampleFlow(
    'A fork',
    [
      {
        id: 'desk',
        name: 'Desk',
        nodes: exampleParts('desk', [
          ['user_input', { defaultValue: 'My bicycle is broken. Can you help me to repair it?' }],
          [
            'router',
            { prompt: 'Go to Repair if something is broken. Go to Shop if somebody wants to buy.' },
            EXAMPLE_ID,
          ],
        ]),
      },
      way('repair', 'Repair', 'You mend bicycles that are broken. Say in one sentence what to try first.'),
      way('shop', 'Shop', 'You sell new bicycles. Say in one sentence what they cost.'),
    ],
    [
      ['desk', 'next', 'repair'],
      ['desk', 'next', 'shop'],
    ],
  ),
}

export default help
