import { model, systemPrompt } from '../cards'
import { argument, asked, mockNode } from './parts'
import { flowStarter } from './starter'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const bookingDesk = flowStarter(
  {
    id: 'booking-desk',
    title: 'Booking desk',
    teaches:
      'Steps in a fixed order: read the wish, look for a table, book it. A model only fills in and says it nicely.',
  },
  [
    {
      id: 'booking',
      name: 'Booking',
      nodes: [
        asked('wish', 'When, and for how many?', 'A table for four on Friday evening at the window, please.'),
        systemPrompt(
          'read-prompt',
          'You read wishes for a table, and note the day of the week and how many people come.',
        ),
        {
          id: 'read',
          type: 'inference',
          slug: 'read',
          config: {
            label: 'Read the wish',
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
            name: 'look for a table',
            tool: { kind: 'node', id: 'free-tables', name: 'free tables' },
            inputMapping: { people: '{{steps.read.output.people}}', day: '{{steps.read.output.day}}' },
          },
        },
        {
          id: 'book',
          type: 'tool_step',
          slug: 'book',
          config: {
            name: 'book it',
            tool: { kind: 'node', id: 'book-table', name: 'book a table' },
            inputMapping: { table: '{{steps.look.output.tables[0].name}}' },
          },
          policy: {
            condition: { type: 'expression', expression: '{{steps.look.output.tables}}', skipWhen: 'falsy' },
          },
        },
        systemPrompt(
          'say',
          'You are the voice of a small restaurant. Table {{steps.look.output.tables[0].name}} is booked for the guest, number {{steps.book.output.number}}. Tell the guest so in two friendly sentences.',
        ),
        model('voice', { temperature: 0.3 }),
      ],
    },
    {
      id: 'restaurant',
      name: 'Restaurant book',
      nodes: [
        mockNode(
          'free-tables',
          'free tables',
          { day: argument('The day of the week') },
          {
            tables: [
              { name: 'Window', seats: 4 },
              { name: 'Garden', seats: 6 },
            ],
          },
        ),
        mockNode(
          'book-table',
          'book a table',
          { table: argument('The name of the table') },
          { booked: true, number: 731 },
        ),
      ],
    },
  ],
  [],
)
