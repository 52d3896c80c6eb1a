import { model, systemPrompt } from '../cards'
import { asked } from './parts'
import { flowStarter } from './starter'

export const quizShow = flowStarter(
  {
    id: 'quiz-show',
    title: 'Quiz show',
    teaches: 'The host asks you, and the run waits. A rule, not a model, decides whether you were right.',
  },
  [
    {
      id: 'stage',
      name: 'Stage',
      nodes: [
        { id: 'question', type: 'survey', config: { name: 'quiz', style: 'buttons' } },
        systemPrompt(
          'host-prompt',
          'You are the host of a quiz show. Ask with ask_quiz_survey, with the choices that the message gives. Then say in one sentence what the player chose, and not whether it is right.',
        ),
        asked('round', 'Your question with its choices', 'Which planet is the largest: Mars, Jupiter or Venus?'),
        { ...model('host-model', { temperature: 0.3 }), slug: 'host' },
        {
          id: 'buzzer',
          type: 'router',
          config: {
            mode: 'rules',
            label: 'Right?',
            rules: [
              {
                expression: '{{steps.host.output.content}}',
                op: 'contains',
                value: 'Jupiter',
                target: 'applause',
              },
            ],
            otherwise: 'comfort',
          },
        },
      ],
    },
    {
      id: 'applause',
      name: 'Applause',
      nodes: [
        { id: 'lights', type: 'color_display', config: { name: 'lights', showHex: true } },
        systemPrompt(
          'applause-prompt',
          'The player was right. Show bright lights with display_lights_color, and cheer in one happy sentence.',
        ),
        model('applause-model', { temperature: 0.5 }),
      ],
    },
    {
      id: 'comfort',
      name: 'Comfort',
      nodes: [
        systemPrompt(
          'comfort-prompt',
          'The player was not right this time: the answer is Jupiter. Say so kindly, with one fact about Jupiter: it is larger than all other planets together.',
        ),
        model('comfort-model', { temperature: 0.5 }),
      ],
    },
  ],
  [
    ['stage', 'next', 'applause', 'right'],
    ['stage', 'next', 'comfort', 'not this time'],
  ],
)
