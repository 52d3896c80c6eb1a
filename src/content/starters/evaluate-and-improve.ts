import { flowStarter } from './starter'

const CLEAR = {
  name: 'clarity',
  description: 'Could a seven-year-old follow it? Short words and short sentences score high.',
  min: 1,
  max: 10,
}

export const evaluateAndImprove = flowStarter(
  {
    id: 'evaluate-and-improve',
    title: 'Write, judge, improve',
    teaches: 'A second model scores the first one. A rule sends a weak text to be written again.',
  },
  [
    {
      id: 'first-draft',
      name: 'First draft',
      nodes: [
        {
          id: 'task',
          type: 'user_input',
          config: {
            placeholder: 'What shall be described?',
            defaultValue: 'A lighthouse in a storm, at night, with a small boat on the sea.',
          },
        },
        {
          id: 'draft-prompt',
          type: 'system_prompt',
          config: {
            prompt:
              'You are a painter. Describe the picture that the message asks for, in long and vivid sentences: its shapes, its colors, its light.',
          },
        },
        { id: 'draft-model', type: 'inference', config: { model: '', temperature: 0.6 } },
        { id: 'judge', type: 'evaluator', slug: 'judge', config: { label: 'The judge', metrics: [CLEAR] } },
        {
          id: 'good-enough',
          type: 'router',
          config: {
            mode: 'rules',
            label: 'Good enough?',
            rules: [{ expression: '{{steps.judge.output.clarity}}', op: '<', value: 9, target: 'improve' }],
            otherwise: 'keep',
          },
        },
      ],
    },
    {
      id: 'improve',
      name: 'Improve',
      nodes: [
        {
          id: 'improve-prompt',
          type: 'system_prompt',
          config: {
            prompt:
              'The picture was described above, and a judge gave that {{steps.judge.output.clarity}} of 10 for clarity. Describe the picture again in one short sentence, so that a seven-year-old sees it.',
          },
        },
        { id: 'improve-model', type: 'inference', config: { model: '', temperature: 0.6 } },
        {
          id: 'second-look',
          type: 'evaluator',
          slug: 'second-look',
          config: { label: 'A second look', metrics: [CLEAR] },
        },
      ],
    },
    {
      id: 'keep',
      name: 'Keep',
      nodes: [
        {
          id: 'keep-prompt',
          type: 'system_prompt',
          config: { prompt: 'The text above is clear enough. Say so in one sentence, and name what makes it clear.' },
        },
        { id: 'keep-model', type: 'inference', config: { model: '', temperature: 0.3 } },
      ],
    },
  ],
  [
    ['first-draft', 'next', 'improve', 'below 9'],
    ['first-draft', 'next', 'keep', 'otherwise'],
  ],
)
