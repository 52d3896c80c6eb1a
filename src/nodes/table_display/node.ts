import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { TableOutput } from './output'

/** A small table. */
const tableDisplay: NodeType = {
  type: 'table_display',
  name: msg('Table'),
  family: 'output',
  summary: msg('Shows words and numbers in rows and columns.'),
  configSchema: configSchema({}),
  tool: () =>
    displayTool('table', {
      description: 'Show the person a table. Use it to compare things, or for facts about several of them.',
      schema: TableOutput,
      toCell: ({ rows }) => rows.map(cells => cells.join(', ')).join('; '),
      inWords: ({ rows }) => msg('a table of {count, plural, one {# row} other {# rows}}', { count: rows.length }),
      shown: ({ columns, rows }) => `a table of ${rows.length} by ${columns.length}`,
    }),
}

export default tableDisplay
