import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('A picture from a small box of eighteen. The model can take one of these and no other.'),
  seen: msg('A tool with a list of eighteen words to choose from: heart, moon, fire…'),
  idea: msg('Say something that no picture fits. Which one does it choose?'),
  example: exampleStack(msg('A picture'), [
    ['icon_display', { name: 'mood', size: 'lg' }, EXAMPLE_ID],
    [
      'system_prompt',
      {
        prompt: msg('Show a picture for the message with {display_mood_icon}. Then say why in one sentence.', {
          display_mood_icon: 'display_mood_icon',
        }),
      },
    ],
    ['user_input', { defaultValue: msg('I am so angry!') }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
