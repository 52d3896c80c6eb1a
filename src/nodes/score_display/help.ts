import { msg } from '../../language/message'
import { type Help, toolExample } from '../kit/help'

const help: Help = {
  what: msg('Stars, or a ring: how good the model finds something.'),
  seen: msg('A tool that takes a number from 0 to the highest that you set.'),
  idea: msg('Allow halves. Does it use them?'),
  example: toolExample(
    msg('A score'),
    ['score_display', { name: msg({ message: 'fun', context: 'name of a card' }), max: 5 }],
    msg('Give stars for how much fun it was with {display_fun_score}. Then name the words that decided it.', {
      display_fun_score: msg({ message: 'display_fun_score', context: 'name of a tool' }),
    }),
    msg('The party was great, and the cake was wonderful!'),
  ),
}

export default help
