import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Rows and columns, filled by the model. You can copy them into a spreadsheet.'),
  seen: msg('A tool that takes the headings and the rows. Each row must have a cell for each column.'),
  idea: msg('Paste a text with many numbers, and check each cell: is it really in the text?'),
  example: exampleStack(msg('A table'), [
    ['table_display', { name: 'sale' }, EXAMPLE_ID],
    [
      'system_prompt',
      {
        prompt: msg('Put the numbers into a table with {display_sale_table}.', {
          display_sale_table: 'display_sale_table',
        }),
      },
    ],
    ['user_input', { defaultValue: msg('We sold 12 muffins, 7 cakes and 20 cookies.') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
