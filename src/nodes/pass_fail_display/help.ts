import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg(
    'A stamp with one of two words, yours: pass or fail, fair or unfair, kind or unkind. The model has to say why.',
  ),
  seen: msg('A tool that takes true or false and a reason. The model sees your two words.'),
  idea: msg('Find a message that gets the wrong stamp.'),
  example: exampleStack('A verdict', [
    ['pass_fail_display', { name: 'kind', pass: 'Kind', fail: 'Unkind' }, EXAMPLE_ID],
    ['system_prompt', { prompt: 'Say with display_kind_verdict whether the message is kind.' }],
    ['user_input', { defaultValue: 'Thank you for helping me, you are a great friend!' }],
    ['inference', { model: '', temperature: 0.4 }],
  ]),
}

export default help
