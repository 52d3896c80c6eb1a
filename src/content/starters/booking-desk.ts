import { msg } from '../../language/message'
import { model, systemPrompt } from '../cards'
import { argument, asked, mockNode } from './parts'
import { flowStarter } from './starter'

const DAYS = [
  msg('Monday'),
  msg('Tuesday'),
  msg('Wednesday'),
  msg('Thursday'),
  msg('Friday'),
  msg('Saturday'),
  msg('Sunday'),
]

export const bookingDesk = flowStarter(
  {
    id: 'booking-desk',
    title: msg('Booking desk'),
    teaches: msg(
      'Steps in a fixed order: read the request, look for a table, book it. A model only fills in the form and says it nicely.',
    ),
  },
  [
    {
      id: 'booking',
      name: msg('Booking'),
      nodes: [
        asked('wish', msg('When, and for how many?'), msg('A table for four on Friday evening at the window, please.')),
        systemPrompt(
          'read-prompt',
          msg('You read wishes for a table, and note the day of the week and how many people come.'),
        ),
        {
          id: 'read',
          type: 'inference',
          slug: 'read',
          config: {
            label: msg('Read the request'),
            model: '',
            temperature: 0,
            responseFormat: {
              type: 'object',
              properties: {
                day: { type: 'string', enum: DAYS, description: 'The day of the week' },
                people: { type: 'integer', minimum: 1, maximum: 12, description: 'How many people come' },
              },
              required: ['day', 'people'],
            },
          },
        },
        {
          id: 'look',
          type: 'tool_step',
          slug: 'look',
          config: {
            name: msg('look for a table'),
            tool: { kind: 'node', id: 'free-tables', name: msg({ message: 'free tables', context: 'name of a card' }) },
            inputMapping: { people: '{{steps.read.output.people}}', day: '{{steps.read.output.day}}' },
          },
        },
        {
          id: 'book',
          type: 'tool_step',
          slug: 'book',
          config: {
            name: msg('book it'),
            tool: { kind: 'node', id: 'book-table', name: msg({ message: 'book a table', context: 'name of a card' }) },
            inputMapping: { table: '{{steps.look.output.tables[0].name}}' },
          },
          policy: {
            condition: { type: 'expression', expression: '{{steps.look.output.tables}}', skipWhen: 'falsy' },
          },
        },
        systemPrompt(
          'say',
          msg(
            'You are the voice of a small restaurant. Table {name} is booked for the guest, number {number}. Tell the guest so in two friendly sentences.',
            { name: '{{steps.look.output.tables[0].name}}', number: '{{steps.book.output.number}}' },
          ),
        ),
        model('voice', { temperature: 0.3 }),
      ],
    },
    {
      id: 'restaurant',
      name: msg('Reservation book'),
      nodes: [
        mockNode(
          'free-tables',
          msg({ message: 'free tables', context: 'name of a card' }),
          { day: argument('The day of the week') },
          {
            tables: [
              { name: msg({ message: 'Window', context: 'a table', note: 'A table of a restaurant.' }), seats: 4 },
              { name: msg({ message: 'Garden', note: 'A table of a restaurant.' }), seats: 6 },
            ],
          },
        ),
        mockNode(
          'book-table',
          msg({ message: 'book a table', context: 'name of a card' }),
          { table: argument('The name of the table') },
          { booked: true, number: 731 },
        ),
      ],
    },
  ],
  [],
)
