import { starter } from './starter'

export const kindOrNot = starter(
  {
    id: 'kind-or-not',
    title: 'Kind or unkind?',
    teaches: 'A model can sort things into two heaps. Look for a message that it puts into the wrong one.',
  },
  [
    { id: 'verdict', type: 'pass_fail_display', config: { name: 'tone', pass: 'Kind', fail: 'Unkind' } },
    {
      id: 'judge',
      type: 'system_prompt',
      config: {
        prompt:
          'You look after the comments of a class. Decide whether the message is kind, and show your verdict with display_tone_verdict. Then say in one sentence how it could be said more kindly.',
      },
    },
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: 'A comment that somebody might write',
        defaultValue: 'Thank you for helping me with my bike. You are a great friend!',
      },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0 } },
  ],
)
