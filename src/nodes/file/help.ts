import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Gives the model a file: a text, a table, a picture, your homework. Choose the file on the card.'),
  seen: msg('The text of the file, or the picture, as one message from the user. The name of the file is not sent.'),
  idea: msg('Choose a long file, and look in the X-ray at how much of the context it takes.'),
  example: exampleStack(
    msg('A file'),
    [
      ['file', {}, EXAMPLE_ID],
      ['chart_display', { name: msg({ message: 'fruit', context: 'name of a card' }) }],
      [
        'system_prompt',
        {
          prompt: msg(
            'Draw the numbers of the file with {display_fruit_chart}. Then say in one sentence which is the most.',
            { display_fruit_chart: msg({ message: 'display_fruit_chart', context: 'name of a tool' }) },
          ),
        },
      ],
      ['inference', { model: '', temperature: 0.4 }],
    ],
    {
      [EXAMPLE_ID]: {
        file: { name: 'fruit.csv', mediaType: 'text/csv', text: msg('fruit,count\napples,4\npears,7\nplums,2') },
      },
    },
  ),
}

export default help
