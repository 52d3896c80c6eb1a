import { msg } from '../../language/message'
import { starter } from './starter'

export const kindOrNot = starter(
  {
    id: 'kind-or-not',
    title: msg('Kind or unkind?'),
    teaches: msg('A model can sort things into two piles. Look for a message that it puts in the wrong one.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('A comment that somebody might write'),
        defaultValue: msg('Thank you for helping me with my bike. You are a great friend!'),
      },
    },
    {
      id: 'judge',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You look after the comments of a class. Decide whether the message is kind, and show your verdict with {display_tone_verdict}. Then say in one sentence how it could be said more kindly.',
          { display_tone_verdict: msg({ message: 'display_tone_verdict', context: 'name of a tool' }) },
        ),
      },
    },
    {
      id: 'verdict',
      type: 'pass_fail_display',
      config: {
        name: msg({ message: 'tone', context: 'name of a card' }),
        pass: msg({ message: 'Kind', context: 'friendly' }),
        fail: msg('Unkind'),
      },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0 } },
  ],
)
