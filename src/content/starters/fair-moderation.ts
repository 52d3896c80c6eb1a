import { msg } from '../../language/message'
import { model, systemPrompt } from '../cards'
import { asked } from './parts'
import { flowStarter } from './starter'

const KIND = {
  name: 'kindness',
  description: msg('Is it kind to others? Insults and threats score low.'),
  min: 1,
  max: 10,
}

const FAIR = {
  name: 'fairness',
  description: msg(
    'Read by someone who means well: may it stay? Harsh words about a thing score higher than about people.',
  ),
  min: 1,
  max: 10,
}

export const fairModeration = flowStarter(
  {
    id: 'fair-moderation',
    title: msg('Moderation with appeal'),
    teaches: msg(
      'A rule holds back what a judge finds unkind. A second judge, who has not seen the first verdict, hears the appeal.',
    ),
  },
  [
    {
      id: 'post',
      name: msg('Post'),
      nodes: [
        asked(
          'message',
          msg('What does somebody want to post?'),
          msg('This game is stupid and boring, and I hate the last level!'),
        ),
        {
          id: 'first-judge',
          type: 'evaluator',
          slug: 'first-judge',
          config: { label: msg('First judge'), content: '{{steps.message.output}}', metrics: [KIND] },
        },
        {
          id: 'gate',
          type: 'router',
          config: {
            mode: 'rules',
            label: msg('Kind enough?'),
            rules: [{ expression: '{{steps.first-judge.output.kindness}}', op: '<', value: 6, target: 'appeal' }],
            otherwise: 'publish',
          },
        },
      ],
    },
    {
      id: 'appeal',
      name: msg('Appeal'),
      nodes: [
        {
          id: 'second-judge',
          type: 'evaluator',
          slug: 'second-judge',
          config: { label: msg('Second judge'), content: '{{steps.message.output}}', metrics: [FAIR] },
        },
        {
          id: 'verdict',
          type: 'router',
          config: {
            mode: 'rules',
            label: msg('May it stay?'),
            rules: [{ expression: '{{steps.second-judge.output.fairness}}', op: '>=', value: 5, target: 'publish' }],
            otherwise: 'explain',
          },
        },
      ],
    },
    {
      id: 'publish',
      name: msg('Publish'),
      nodes: [
        { id: 'face', type: 'emoji_display', config: { name: msg({ message: 'mood', context: 'name of a card' }) } },
        systemPrompt(
          'publish-prompt',
          msg(
            'The post goes out. Show with {display_mood_emoji} how it feels, and thank the person in one short sentence.',
            { display_mood_emoji: msg({ message: 'display_mood_emoji', context: 'name of a tool' }) },
          ),
        ),
        model('publish-model', { temperature: 0.3 }),
      ],
    },
    {
      id: 'explain',
      name: msg('Explain'),
      nodes: [
        systemPrompt(
          'explain-prompt',
          msg(
            'The post stays out. Say kindly in two sentences why, and how the same could be said without hurting anybody.',
          ),
        ),
        model('explain-model', { temperature: 0.3 }),
      ],
    },
  ],
  [
    ['post', 'next', 'appeal', msg('held back')],
    ['post', 'next', 'publish', msg('kind')],
    ['appeal', 'next', 'publish', msg('may stay')],
    ['appeal', 'next', 'explain', msg('stays out')],
  ],
)
