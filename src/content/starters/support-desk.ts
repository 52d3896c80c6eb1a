import { msg } from '../../language/message'
import { model, systemPrompt } from '../cards'
import { argument, asked, knowledgeNode, mockNode } from './parts'
import { flowStarter } from './starter'

const MANUAL = msg(`# The chain falls off

Turn the bicycle upside down. Put the chain on the smallest gear wheel, then turn the pedal slowly by hand. If it falls off again, the chain is too long and wants two links less.

# The light flickers

Push the lamp out of its holder and back in. Most of the time the contact is dirty. Rub it with a dry cloth.

# The brake squeaks

Wipe the rim with a cloth. New brake pads squeak for the first ten rides, and then no more.`)

export const supportDesk = flowStarter(
  {
    id: 'support-desk',
    title: msg('Support desk'),
    teaches: msg('A ticket goes to bills or to repairs. Both look things up, and one closing desk writes the answer.'),
  },
  [
    {
      id: 'tickets',
      name: msg('Tickets'),
      nodes: [
        asked(
          'ticket',
          msg('What is the trouble?'),
          msg('My bicycle is broken: the chain falls off when I pedal. Can you help?'),
        ),
        {
          id: 'sort',
          type: 'router',
          config: {
            name: msg('sort'),
            prompt: msg(
              'Go to Bills if it is about a bill, a price, a payment or money back. Go to Repairs if something is broken or does not work.',
            ),
          },
        },
      ],
    },
    {
      id: 'bills',
      name: msg('Bills'),
      nodes: [
        systemPrompt(
          'bills-prompt',
          msg(
            'You look after bills and payments. Ask {consult_Bill_book} for the facts, then note in one sentence what was paid and what is open.',
            { consult_Bill_book: msg({ message: 'consult_Bill_book', context: 'name of a tool' }) },
          ),
        ),
        model('bills-model'),
      ],
    },
    {
      id: 'bill-book',
      name: msg({ message: 'Bill book', context: 'name of a pipeline' }),
      tool: { description: 'Bills of the bicycle shop: what was bought, paid, and is open.' },
      nodes: [
        mockNode(
          'bill-data',
          msg({ message: 'bills', context: 'name of a card' }),
          { query: argument('Which bill or payment is asked about') },
          {
            bills: [
              { number: 1041, what: msg('blue bicycle'), price: 320, paid: true },
              { number: 1042, what: msg('brake pads'), price: 18, paid: false },
            ],
            currency: 'EUR',
          },
        ),
      ],
    },
    {
      id: 'repairs',
      name: msg('Repairs'),
      nodes: [
        knowledgeNode('manual', msg({ message: 'manual', context: 'name of a card' }), MANUAL),
        systemPrompt(
          'repairs-prompt',
          msg(
            'You repair bicycles. Look the trouble up with {knowledge_search_manual}, and note the first two steps to try.',
            { knowledge_search_manual: msg({ message: 'knowledge_search_manual', context: 'name of a tool' }) },
          ),
        ),
        model('repairs-model'),
      ],
    },
    {
      id: 'closing',
      name: msg('Closing desk'),
      nodes: [
        {
          id: 'ease',
          type: 'gauge_display',
          config: {
            name: msg({ message: 'ease', context: 'name of a card' }),
            label: msg('How easy it is to fix'),
            style: 'bar',
            min: 0,
            max: 10,
          },
        },
        systemPrompt(
          'closing-prompt',
          msg(
            'You write the answer to the customer, from the notes of the desk before you: at most three friendly sentences. Show with {display_ease_gauge} how easy it is to fix, from 0 to 10.',
            { display_ease_gauge: msg({ message: 'display_ease_gauge', context: 'name of a tool' }) },
          ),
        ),
        model('closing-model', { temperature: 0.3 }),
      ],
    },
  ],
  [
    ['tickets', 'next', 'bills', msg('about money')],
    ['tickets', 'next', 'repairs', msg('something is broken')],
    ['bills', 'tool', 'bill-book'],
    ['bills', 'next', 'closing'],
    ['repairs', 'next', 'closing'],
  ],
)
