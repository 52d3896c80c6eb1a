import { type MessageDescriptor, msg } from '../../language/message'
import type { Written } from '../../language/written'
import type { Pipeline } from '../../model/document'
import type { JsonObject } from '../../model/json'
import { flowStarter } from './starter'

/** A department: understands the question and calls its tool agent. */
function department(
  id: string,
  name: MessageDescriptor,
  description: string,
  prompt: Written<string>,
): Written<Pipeline> {
  return {
    id,
    name,
    tool: { description },
    nodes: [
      { id: `${id}-prompt`, type: 'system_prompt', config: { prompt } },
      { id: `${id}-model`, type: 'inference', config: { model: '', temperature: 0 } },
    ],
  }
}

/** A tool agent: one integration with mock data. */
function toolAgent(
  id: string,
  name: MessageDescriptor,
  description: string,
  inputs: JsonObject,
  data: Written<JsonObject>,
): Written<Pipeline> {
  return {
    id,
    name,
    tool: { description },
    nodes: [
      {
        id: `${id}-data`,
        type: 'integration',
        config: {
          kind: 'mock',
          inputSchema: { type: 'object', properties: inputs, required: Object.keys(inputs) },
          data,
          delayMs: 400,
        },
      },
    ],
  }
}

const text = (description: string): JsonObject => ({ type: 'string', description })

export const hotelCallCenter = flowStarter(
  {
    id: 'hotel-call-centre',
    title: msg('Hotel call center'),
    teaches: msg('One voice, three departments, and tools below them. Follow a question down and the answer up again.'),
  },
  [
    {
      id: 'reception',
      name: msg('Reception'),
      nodes: [
        {
          id: 'guest',
          type: 'user_input',
          config: {
            placeholder: msg('What does the caller ask?'),
            defaultValue: msg('Hello! Do you have a free room with a view of the lake tonight, and when is breakfast?'),
          },
        },
        {
          id: 'voice',
          type: 'system_prompt',
          config: {
            prompt: msg(
              'You are the voice of the Lakeside Hotel, and the only one who speaks with callers. You know nothing by heart: ask the departments that fit the question, and wait for their facts. Then answer in two or three friendly sentences. If a department could not help, say so and offer to call back.',
            ),
          },
        },
        { id: 'reception-model', type: 'inference', config: { model: '', temperature: 0.3 } },
      ],
    },
    department(
      'reservations',
      msg({ message: 'Reservations', context: 'name of a pipeline' }),
      'Rooms, beds, views, prices and reservations.',
      msg(
        'You look after rooms, beds, prices and reservations of the Lakeside Hotel. Ask {consult_Room_list} for the facts, then say which rooms are free and what a night costs.',
        { consult_Room_list: msg({ message: 'consult_Room_list', context: 'name of a tool' }) },
      ),
    ),
    department(
      'restaurant',
      msg({ message: 'Restaurant', context: 'name of a pipeline' }),
      'Breakfast, lunch, dinner, menu and tables.',
      msg(
        'You look after breakfast, lunch, dinner, the menu and tables of the Lakeside Hotel. Ask {consult_Kitchen_plan} for the facts, then say when we serve and what there is.',
        { consult_Kitchen_plan: msg({ message: 'consult_Kitchen_plan', context: 'name of a tool' }) },
      ),
    ),
    department(
      'excursions',
      msg({ message: 'Excursions', context: 'name of a pipeline' }),
      'Boats, trips, walks, bicycles and tours.',
      msg(
        'You look after boat trips, walks, bicycles and tours around the Lakeside Hotel. Ask {consult_Tour_calendar} for the facts, then say what can be done and when it begins.',
        { consult_Tour_calendar: msg({ message: 'consult_Tour_calendar', context: 'name of a tool' }) },
      ),
    ),
    toolAgent(
      'room-list',
      msg({ message: 'Room list', context: 'name of a pipeline' }),
      'Which rooms there are, which are free, and what a night costs.',
      { query: text('What kind of room is wanted') },
      {
        rooms: [
          {
            name: msg({ message: 'Heron', note: 'The name of a room of a hotel.' }),
            view: msg({ message: 'lake', note: 'What a room looks out on.' }),
            beds: 2,
            free: true,
            pricePerNight: 120,
          },
          {
            name: msg({ message: 'Otter', note: 'The name of a room of a hotel.' }),
            view: msg({ message: 'garden', note: 'What a room looks out on.' }),
            beds: 1,
            free: true,
            pricePerNight: 80,
          },
          {
            name: msg({ message: 'Pike', note: 'The name of a room of a hotel.' }),
            view: msg({ message: 'lake', note: 'What a room looks out on.' }),
            beds: 4,
            free: false,
            pricePerNight: 190,
          },
        ],
        currency: 'EUR',
      },
    ),
    toolAgent(
      'kitchen-plan',
      msg({ message: 'Kitchen plan', context: 'name of a pipeline' }),
      'When meals are served, and what is on the menu today.',
      { query: text('Which meal is asked about') },
      {
        breakfast: '7:00 to 10:30',
        lunch: '12:00 to 14:00',
        dinner: '18:00 to 21:30',
        today: [msg('pancakes'), msg('tomato soup'), msg('lake trout')],
      },
    ),
    toolAgent(
      'tour-calendar',
      msg({ message: 'Tour calendar', context: 'name of a pipeline' }),
      'Tours, boats and walks of the next days, with their times.',
      { query: text('What somebody would like to do') },
      {
        tours: [
          { name: msg('Boat to the island'), begins: '10:00', places: 6 },
          { name: msg('Walk to the old mill'), begins: '14:30', places: 12 },
        ],
      },
    ),
  ],
  [
    ['reception', 'tool', 'reservations'],
    ['reception', 'tool', 'restaurant'],
    ['reception', 'tool', 'excursions'],
    ['reservations', 'tool', 'room-list'],
    ['restaurant', 'tool', 'kitchen-plan'],
    ['excursions', 'tool', 'tour-calendar'],
  ],
)
