import { msg } from '../../language/message'
import { flowStarter } from './starter'

const CLEAR = {
  name: 'clarity',
  description: msg('Could a seven-year-old follow it? Short words and short sentences score high.'),
  min: 1,
  max: 10,
}

export const evaluateAndImprove = flowStarter(
  {
    id: 'evaluate-and-improve',
    title: msg('Write, judge, improve'),
    teaches: msg('A second model scores the first one. A rule sends a weak text to be written again.'),
  },
  [
    {
      id: 'first-draft',
      name: msg('First draft'),
      nodes: [
        {
          id: 'task',
          type: 'user_input',
          config: {
            placeholder: msg('What should be described?'),
            defaultValue: msg('A lighthouse in a storm, at night, with a small boat on the sea.'),
          },
        },
        {
          id: 'draft-prompt',
          type: 'system_prompt',
          config: {
            prompt: msg(
              'You are a painter. Describe the picture that the message asks for, in long and vivid sentences: its shapes, its colors, its light.',
            ),
          },
        },
        { id: 'draft-model', type: 'inference', config: { model: '', temperature: 0.6 } },
        { id: 'judge', type: 'evaluator', slug: 'judge', config: { label: msg('The judge'), metrics: [CLEAR] } },
        {
          id: 'good-enough',
          type: 'router',
          config: {
            mode: 'rules',
            label: msg('Good enough?'),
            rules: [{ expression: '{{steps.judge.output.clarity}}', op: '<', value: 9, target: 'improve' }],
            otherwise: 'keep',
          },
        },
      ],
    },
    {
      id: 'improve',
      name: msg('Improve'),
      nodes: [
        {
          id: 'improve-prompt',
          type: 'system_prompt',
          config: {
            prompt: msg(
              'The picture was described above, and a judge gave that {clarity} of 10 for clarity. Describe the picture again in one short sentence, so that a seven-year-old sees it.',
              { clarity: '{{steps.judge.output.clarity}}' },
            ),
          },
        },
        { id: 'improve-model', type: 'inference', config: { model: '', temperature: 0.6 } },
        {
          id: 'second-look',
          type: 'evaluator',
          slug: 'second-look',
          config: { label: msg('A second look'), metrics: [CLEAR] },
        },
      ],
    },
    {
      id: 'keep',
      name: msg('Keep'),
      nodes: [
        {
          id: 'keep-prompt',
          type: 'system_prompt',
          config: {
            prompt: msg('The text above is clear enough. Say so in one sentence, and name what makes it clear.'),
          },
        },
        { id: 'keep-model', type: 'inference', config: { model: '', temperature: 0.3 } },
      ],
    },
  ],
  [
    ['first-draft', 'next', 'improve', msg('below 9')],
    ['first-draft', 'next', 'keep', msg('otherwise')],
  ],
)
