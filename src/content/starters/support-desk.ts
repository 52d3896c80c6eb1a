import { model, systemPrompt } from '../cards'
import { argument, asked, knowledgeNode, mockNode } from './parts'
import { flowStarter } from './starter'

const MANUAL = `# The chain falls off

Turn the bicycle upside down. Put the chain on the smallest gear wheel, then turn the pedal slowly by hand. If it falls off again, the chain is too long and wants two links less.

# The light flickers

Push the lamp out of its holder and back in. Most of the time the contact is dirty. Rub it with a dry cloth.

# The brake squeaks

Wipe the rim with a cloth. New brake pads squeak for the first ten rides, and then no more.`

export const supportDesk = flowStarter(
  {
    id: 'support-desk',
    title: 'Support desk',
    teaches: 'A ticket goes to bills or to repairs. Both look things up, and one closing desk writes the answer.',
  },
  [
    {
      id: 'tickets',
      name: 'Tickets',
      nodes: [
        asked(
          'ticket',
          'What is the trouble?',
          'My bicycle is broken: the chain falls off when I pedal. Can you help?',
        ),
        {
          id: 'sort',
          type: 'router',
          config: {
            name: 'sort',
            prompt:
              'Go to Bills if it is about a bill, a price, a payment or money back. Go to Repairs if something is broken or does not work.',
          },
        },
      ],
    },
    {
      id: 'bills',
      name: 'Bills',
      nodes: [
        systemPrompt(
          'bills-prompt',
          'You look after bills and payments. Ask consult_Bill_book for the facts, then note in one sentence what was paid and what is open.',
        ),
        model('bills-model'),
      ],
    },
    {
      id: 'bill-book',
      name: 'Bill book',
      tool: { description: 'Bills of the bicycle shop: what was bought, paid, and is open.' },
      nodes: [
        mockNode(
          'bill-data',
          'bills',
          { query: argument('Which bill or payment is asked about') },
          {
            bills: [
              { number: 1041, what: 'blue bicycle', price: 320, paid: true },
              { number: 1042, what: 'brake pads', price: 18, paid: false },
            ],
            currency: 'EUR',
          },
        ),
      ],
    },
    {
      id: 'repairs',
      name: 'Repairs',
      nodes: [
        knowledgeNode('manual', 'manual', MANUAL),
        systemPrompt(
          'repairs-prompt',
          'You mend bicycles. Look the trouble up with knowledge_search_manual, and note the first two steps to try.',
        ),
        model('repairs-model'),
      ],
    },
    {
      id: 'closing',
      name: 'Closing desk',
      nodes: [
        {
          id: 'ease',
          type: 'gauge_display',
          config: { name: 'ease', label: 'How easy it is to mend', style: 'bar', min: 0, max: 10 },
        },
        systemPrompt(
          'closing-prompt',
          'You write the answer to the customer, from the notes of the desk before you: at most three friendly sentences. Show with display_ease_gauge how easy it is to mend, from 0 to 10.',
        ),
        model('closing-model', { temperature: 0.3 }),
      ],
    },
  ],
  [
    ['tickets', 'next', 'bills', 'about money'],
    ['tickets', 'next', 'repairs', 'something is broken'],
    ['bills', 'tool', 'bill-book'],
    ['bills', 'next', 'closing'],
    ['repairs', 'next', 'closing'],
  ],
)
