import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('Stars, or a ring: how good the model finds something.'),
  seen: msg('A tool that takes a number from 0 to the highest that you set.'),
  idea: msg('Allow halves. Does it use them?'),
  example: exampleStack(msg('A score'), [
    ['score_display', { name: 'fun', max: 5 }, EXAMPLE_ID],
    [
      'system_prompt',
      {
        prompt: msg(
          'Give stars for how much fun it was with {display_fun_score}. Then name the words that decided it.',
          { display_fun_score: 'display_fun_score' },
        ),
      },
    ],
    ['user_input', { defaultValue: msg('The party was great, and the cake was wonderful!') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
