import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('Rows and columns, filled by the model. You can copy them into a spreadsheet.'),
  seen: msg('A tool that takes the headings and the rows. Each row must have a cell for each column.'),
  idea: msg('Paste a text with many numbers, and check each cell: is it really in the text?'),
  example: toolExample(
    msg('A table'),
    ['table_display', { name: msg({ message: 'sale', context: 'name of a card' }) }],
    msg('Put the numbers into a table with {display_sale_table}.', {
      display_sale_table: msg({ message: 'display_sale_table', context: 'name of a tool' }),
    }),
    msg('We sold 12 muffins, 7 cakes and 20 cookies.'),
  ),
}

export default help
