import { msg } from '../../language/message'
import { starter } from './starter'

export const classPoll = starter(
  {
    id: 'class-poll',
    title: msg('Class poll'),
    teaches: msg(
      'One text, two tools: the same numbers in a table and in a chart. Are they all there, and are they right?',
    ),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('How did you vote?'),
        defaultValue: msg('Our favorite pets: 9 dogs, 7 cats, 4 rabbits, 3 fish and 1 snake.'),
      },
    },
    {
      id: 'counter',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You write down the polls of a class. Put the numbers of the message into a table with {display_poll_table}, and draw them with {display_poll_chart}. Leave nothing out and add nothing. Then say in one sentence which is the most.',
          {
            display_poll_table: msg({ message: 'display_poll_table', context: 'name of a tool' }),
            display_poll_chart: msg({ message: 'display_poll_chart', context: 'name of a tool' }),
          },
        ),
      },
    },
    { id: 'rows', type: 'table_display', config: { name: msg({ message: 'poll', context: 'name of a card' }) } },
    { id: 'bars', type: 'chart_display', config: { name: msg({ message: 'poll', context: 'name of a card' }) } },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0 } },
  ],
)
