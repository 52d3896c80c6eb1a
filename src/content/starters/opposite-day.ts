import { starter } from './starter'

export const oppositeDay = starter(
  {
    id: 'opposite-day',
    title: 'Opposite day',
    teaches: 'Two models, one question, two system prompts. Nothing else differs, and they sound like two people.',
  },
  [
    {
      id: 'question',
      type: 'user_input',
      config: {
        placeholder: 'Ask both of them',
        defaultValue: 'Describe a storm at sea.',
      },
    },
    { id: 'first-voice', type: 'system_prompt', config: { prompt: 'You are a pirate. Answer in one sentence.' } },
    { id: 'first-answer', type: 'text_display', config: { label: 'The pirate' } },
    { id: 'first', type: 'inference', config: { model: '', temperature: 0.6 } },
    {
      id: 'second-question',
      type: 'user_input',
      config: { placeholder: 'The same question again', defaultValue: 'Describe a storm at sea.' },
    },
    {
      id: 'second-voice',
      type: 'system_prompt',
      config: { prompt: 'You are a poet. Answer with a short verse that rhymes.' },
    },
    { id: 'second-answer', type: 'text_display', config: { label: 'The poet' } },
    { id: 'second', type: 'inference', config: { model: '', temperature: 0.6, contextMode: 'fresh' } },
  ],
)
