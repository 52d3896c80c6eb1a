import { flowStarter } from './starter'

export const supportRouter = flowStarter(
  {
    id: 'support-router',
    title: 'Sales or support?',
    teaches: 'A router reads along and chooses one way. Only that way runs.',
  },
  [
    {
      id: 'front-desk',
      name: 'Front desk',
      nodes: [
        {
          id: 'customer',
          type: 'user_input',
          config: {
            placeholder: 'What does the customer want?',
            defaultValue: 'My new bicycle is broken: the chain falls off. Can you help me fix it?',
          },
        },
        {
          id: 'fork',
          type: 'router',
          config: {
            name: 'fork',
            prompt:
              'Go to Sales if it is about prices, offers or buying something. Go to Support if something is broken or does not work.',
          },
        },
      ],
    },
    {
      id: 'sales',
      name: 'Sales',
      nodes: [
        {
          id: 'sales-gauge',
          type: 'gauge_display',
          config: { name: 'interest', label: 'How much they want to buy', style: 'bar', min: 0, max: 10 },
        },
        {
          id: 'sales-prompt',
          type: 'system_prompt',
          config: {
            prompt:
              'You sell bicycles, and you like people more than money. Say what fits the wish and what it costs. Show with display_interest_gauge how much the person wants to buy, from 0 to 10.',
          },
        },
        { id: 'sales-model', type: 'inference', config: { model: '', temperature: 0.4 } },
      ],
    },
    {
      id: 'support',
      name: 'Support',
      nodes: [
        {
          id: 'support-icon',
          type: 'icon_display',
          config: { name: 'trouble', label: 'What kind of trouble', size: 'lg' },
        },
        {
          id: 'support-prompt',
          type: 'system_prompt',
          config: {
            prompt:
              'You mend bicycles. Someone has a problem: something is broken or does not work. Be kind, and give the first two steps to try. Show with display_trouble_icon how the trouble feels.',
          },
        },
        { id: 'support-model', type: 'inference', config: { model: '', temperature: 0.4 } },
      ],
    },
  ],
  [
    ['front-desk', 'next', 'sales', 'wants to buy'],
    ['front-desk', 'next', 'support', 'something is wrong'],
  ],
)
