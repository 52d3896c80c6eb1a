import { msg } from '../../language/message'
import { model, systemPrompt } from '../cards'
import { asked } from './parts'
import { flowStarter } from './starter'

export const quizShow = flowStarter(
  {
    id: 'quiz-show',
    title: msg('Quiz show'),
    teaches: msg('The host asks you, and the run waits. A rule, not a model, decides whether you were right.'),
  },
  [
    {
      id: 'stage',
      name: msg('Stage'),
      nodes: [
        {
          id: 'question',
          type: 'survey',
          config: { name: msg({ message: 'quiz', context: 'name of a card' }), style: 'buttons' },
        },
        systemPrompt(
          'host-prompt',
          msg(
            'You are the host of a quiz show. Ask with {ask_quiz_survey}, with the choices that the message gives. Then say in one sentence what the player chose, and not whether it is right.',
            { ask_quiz_survey: msg({ message: 'ask_quiz_survey', context: 'name of a tool' }) },
          ),
        ),
        asked(
          'round',
          msg('Your question with its choices'),
          msg('Which planet is the largest: Mars, Jupiter or Venus?'),
        ),
        { ...model('host-model', { temperature: 0.3 }), slug: 'host' },
        {
          id: 'buzzer',
          type: 'router',
          config: {
            mode: 'rules',
            label: msg('Right?'),
            rules: [
              {
                expression: '{{steps.host.output.content}}',
                op: 'contains',
                value: msg({ message: 'Jupiter', note: 'The planet.' }),
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
      name: msg('Applause'),
      nodes: [
        {
          id: 'lights',
          type: 'color_display',
          config: { name: msg({ message: 'lights', context: 'name of a card' }), showHex: true },
        },
        systemPrompt(
          'applause-prompt',
          msg(
            'The player was right. Show bright lights with {display_lights_color}, and cheer in one happy sentence.',
            { display_lights_color: msg({ message: 'display_lights_color', context: 'name of a tool' }) },
          ),
        ),
        model('applause-model', { temperature: 0.5 }),
      ],
    },
    {
      id: 'comfort',
      name: msg('Comfort'),
      nodes: [
        systemPrompt(
          'comfort-prompt',
          msg(
            'The player was not right this time: the answer is Jupiter. Say so kindly, with one fact about Jupiter: it is larger than all other planets together.',
          ),
        ),
        model('comfort-model', { temperature: 0.5 }),
      ],
    },
  ],
  [
    ['stage', 'next', 'applause', msg({ message: 'right', context: 'label of a way', note: 'The player was right.' })],
    ['stage', 'next', 'comfort', msg('not this time')],
  ],
)
