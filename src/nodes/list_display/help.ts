import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Puts what the model finds into a list, up to twenty things.'),
  seen: msg('A tool that takes the things one by one, as text.'),
  idea: msg('Paste a recipe, and ask for a shopping list.'),
  example: exampleStack(msg('A list'), [
    ['list_display', { name: 'bag' }, EXAMPLE_ID],
    [
      'system_prompt',
      { prompt: msg('List what goes into the bag with {display_bag_list}.', { display_bag_list: 'display_bag_list' }) },
    ],
    ['user_input', { defaultValue: msg('We take a towel, two apples, sun cream and a ball.') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
