import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('Draws up to twelve numbers as bars, a line or a pie. Leave the kind open, and the model chooses.'),
  seen: msg('A tool that takes numbers with their labels, and the kind where you left that open.'),
  idea: msg('Give it the days of a week, then parts of a hundred. Which kind does it choose?'),
  example: toolExample(
    msg('A chart'),
    ['chart_display', { name: msg({ message: 'pets', context: 'name of a card' }) }],
    msg('Draw the numbers with {display_pets_chart}.', {
      display_pets_chart: msg({ message: 'display_pets_chart', context: 'name of a tool' }),
    }),
    msg('Our pets: 9 dogs, 7 cats, 4 rabbits and 3 fish.'),
  ),
}

export default help
