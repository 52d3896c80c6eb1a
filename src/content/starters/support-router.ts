import { msg } from '../../language/message'
import { flowStarter } from './starter'

export const supportRouter = flowStarter(
  {
    id: 'support-router',
    title: msg('Sales or support?'),
    teaches: msg('A router reads along and chooses one path. Only that path runs.'),
  },
  [
    {
      id: 'front-desk',
      name: msg('Front desk'),
      nodes: [
        {
          id: 'customer',
          type: 'user_input',
          config: {
            placeholder: msg('What does the customer want?'),
            defaultValue: msg('My new bicycle is broken: the chain falls off. Can you help me fix it?'),
          },
        },
        {
          id: 'fork',
          type: 'router',
          config: {
            name: msg('fork'),
            prompt: msg(
              'Go to Sales if it is about prices, offers or buying something. Go to Support if something is broken or does not work.',
            ),
          },
        },
      ],
    },
    {
      id: 'sales',
      name: msg('Sales'),
      nodes: [
        {
          id: 'sales-gauge',
          type: 'gauge_display',
          config: {
            name: msg({ message: 'interest', context: 'name of a card' }),
            label: msg('How much they want to buy'),
            style: 'bar',
            min: 0,
            max: 10,
          },
        },
        {
          id: 'sales-prompt',
          type: 'system_prompt',
          config: {
            prompt: msg(
              'You sell bicycles, and you like people more than money. Say what fits the wish and what it costs. Show with {display_interest_gauge} how much the person wants to buy, from 0 to 10.',
              { display_interest_gauge: msg({ message: 'display_interest_gauge', context: 'name of a tool' }) },
            ),
          },
        },
        { id: 'sales-model', type: 'inference', config: { model: '', temperature: 0.4 } },
      ],
    },
    {
      id: 'support',
      name: msg('Support'),
      nodes: [
        {
          id: 'support-icon',
          type: 'icon_display',
          config: {
            name: msg({ message: 'trouble', context: 'name of a card' }),
            label: msg('What kind of trouble'),
            size: 'lg',
          },
        },
        {
          id: 'support-prompt',
          type: 'system_prompt',
          config: {
            prompt: msg(
              'You repair bicycles. Someone has a problem: something is broken or does not work. Be kind, and give the first two steps to try. Show with {display_trouble_icon} how the trouble feels.',
              { display_trouble_icon: msg({ message: 'display_trouble_icon', context: 'name of a tool' }) },
            ),
          },
        },
        { id: 'support-model', type: 'inference', config: { model: '', temperature: 0.4 } },
      ],
    },
  ],
  [
    ['front-desk', 'next', 'sales', msg('wants to buy')],
    ['front-desk', 'next', 'support', msg('something is wrong')],
  ],
)
