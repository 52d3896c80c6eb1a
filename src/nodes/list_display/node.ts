import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'

/** A list of up to twenty items. */
const listDisplay: NodeType = {
  type: 'list_display',
  name: msg('List'),
  family: 'output',
  summary: msg('Shows things in a list.'),
  alsoCalled: msg({ message: 'bullets items todo', context: 'other words that find the card “List”' }),
  configSchema: configSchema({}),
  tool: () =>
    displayTool('list', {
      description: 'Show the person a list. Use it for steps, ideas, or the things that a text names.',
      properties: {
        title: { type: 'string', description: 'What it is a list of' },
        items: {
          type: 'array',
          minItems: 1,
          maxItems: 20,
          items: { type: 'string', minLength: 1 },
          description: 'The things in their order, at most 20, each as plain text',
        },
        ordered: { type: 'boolean', description: 'true to number them' },
      },
      required: ['items'],
      toCell: data => (data as { items: string[] }).items.join('; '),
      shown: ({ items }) => `a list of ${items.length}`,
    }),
}

export default listDisplay
