import { msg } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'

/** A small table. */
const tableDisplay: NodeType = {
  type: 'table_display',
  name: msg('Table'),
  family: 'output',
  summary: msg('Shows words and numbers in rows and columns.'),
  alsoCalled: msg({ message: 'grid spreadsheet csv rows', context: 'other words that find the card “Table”' }),
  configSchema: configSchema({}),
  tool: () =>
    displayTool('table', {
      description: 'Show the person a table. Use it to compare things, or for facts about several of them.',
      properties: {
        title: { type: 'string', description: 'What the table is about' },
        columns: {
          type: 'array',
          minItems: 1,
          maxItems: 8,
          items: { type: 'string', minLength: 1 },
          description: 'The head of each column, at most 8',
        },
        rows: {
          type: 'array',
          minItems: 1,
          maxItems: 30,
          items: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
          description: 'At most 30 rows, each with one cell a column; the first cell names the row',
        },
      },
      required: ['columns', 'rows'],
      check: args => ragged(args as JsonObject),
      toCell: data => (data as { rows: JsonValue[][] }).rows.map(cells => cells.join(', ')).join('; '),
      shown: ({ columns, rows }) => `a table of ${rows.length} by ${columns.length}`,
    }),
}

function ragged({ columns, rows }: JsonObject): string[] {
  const width = (columns as JsonValue[]).length
  const at = (rows as JsonValue[][]).findIndex(row => row.length !== width)
  return at < 0 ? [] : [`rows.${at}: needs ${width} cells, one for each column`]
}

export default tableDisplay
