import { msg } from '../../language/message'
import { starter } from './starter'

export const starCritic = starter(
  {
    id: 'star-critic',
    title: msg('The star critic'),
    teaches: msg(
      'A judge needs a scale, and words for it. Change the highest score, and see if it still judges the same.',
    ),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('A review of a book, a movie, a lunch'),
        defaultValue: msg('I laughed so much, and loved every minute. Wonderful! Go and see it.'),
      },
    },
    {
      id: 'critic',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You read reviews, and say how happy the writer was. Give from 0 stars for awful to 5 for wonderful with {display_review_score}, and pull the face that goes with it with {display_critic_emoji}. Then name in one sentence the words that decided it.',
          {
            display_review_score: msg({ message: 'display_review_score', context: 'name of a tool' }),
            display_critic_emoji: msg({ message: 'display_critic_emoji', context: 'name of a tool' }),
          },
        ),
      },
    },
    {
      id: 'stars',
      type: 'score_display',
      config: { name: msg({ message: 'review', context: 'name of a card' }), style: 'stars', max: 5 },
    },
    {
      id: 'face',
      type: 'emoji_display',
      config: { name: msg({ message: 'critic', context: 'name of a card' }), label: msg('The critic’s face') },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.3 } },
  ],
)
