import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'

/** The arguments of a call. */
export const ListOutput = v.looseObject({
  title: v.optional(v.pipe(v.string(), v.description('What it is a list of'))),
  items: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1))),
    v.minLength(1),
    v.maxLength(20),
    v.description('The things in their order, at most 20, each as plain text'),
  ),
  ordered: v.optional(v.pipe(v.boolean(), v.description('true to number them'))),
})
export type ListOutput = v.InferOutput<typeof ListOutput>

/** A list of up to twenty items. */
const listDisplay: NodeType = {
  type: 'list_display',
  name: msg('List'),
  family: 'output',
  summary: msg('Shows things in a list.'),
  configSchema: configSchema({}),
  tool: () =>
    displayTool('list', {
      description: 'Show the person a list. Use it for steps, ideas, or the things that a text names.',
      schema: ListOutput,
      toCell: ({ items }) => items.join('; '),
      inWords: ({ items }) => items.join('; '),
      shown: ({ items }) => `a list of ${items.length}`,
    }),
}

export default listDisplay
