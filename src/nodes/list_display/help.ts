import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('Puts what the model finds into a list, up to twenty things.'),
  seen: msg('A tool that takes the things one by one, as text.'),
  idea: msg('Paste a recipe, and ask for a shopping list.'),
  example: toolExample(
    msg('A list'),
    ['list_display', { name: msg({ message: 'bag', context: 'name of a card' }) }],
    msg('List what goes into the bag with {display_bag_list}.', {
      display_bag_list: msg({ message: 'display_bag_list', context: 'name of a tool' }),
    }),
    msg('We take a towel, two apples, sun cream and a ball.'),
  ),
}

export default help
