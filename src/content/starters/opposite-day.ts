import { msg } from '../../language/message'
import { starter } from './starter'

export const oppositeDay = starter(
  {
    id: 'opposite-day',
    title: msg('Opposite day'),
    teaches: msg('Two models, one question, two system prompts. Nothing else differs, and they sound like two people.'),
  },
  [
    {
      id: 'question',
      type: 'user_input',
      config: {
        placeholder: msg('Ask both of them'),
        defaultValue: msg('Describe a storm at sea.'),
      },
    },
    { id: 'first-voice', type: 'system_prompt', config: { prompt: msg('You are a pirate. Answer in one sentence.') } },
    { id: 'first-answer', type: 'text_display', config: { label: msg('The pirate') } },
    { id: 'first', type: 'inference', config: { model: '', temperature: 0.6 } },
    {
      id: 'second-question',
      type: 'user_input',
      config: { placeholder: msg('The same question again'), defaultValue: msg('Describe a storm at sea.') },
    },
    {
      id: 'second-voice',
      type: 'system_prompt',
      config: { prompt: msg('You are a poet. Answer with a short verse that rhymes.') },
    },
    { id: 'second-answer', type: 'text_display', config: { label: msg('The poet') } },
    { id: 'second', type: 'inference', config: { model: '', temperature: 0.6, contextMode: 'fresh' } },
  ],
)
