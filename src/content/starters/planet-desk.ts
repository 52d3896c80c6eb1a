import { msg } from '../../language/message'
import { addressOfPage } from './address-of-page'
import { flowStarter } from './starter'

/** The files of `public/examples` have these names. */
const PLANETS = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune']

export const planetDesk = flowStarter(
  {
    id: 'planet-desk',
    title: msg('Ask a web address'),
    teaches: msg('A tool agent fetches facts from an address on the web: here one that this page serves itself.'),
  },
  [
    {
      id: 'guide',
      name: msg('Star guide'),
      nodes: [
        {
          id: 'visitor',
          type: 'user_input',
          config: {
            placeholder: msg('Ask about a planet'),
            defaultValue: msg('How many moons does Mars have, and how long is a day there?'),
          },
        },
        {
          id: 'guide-prompt',
          type: 'system_prompt',
          config: {
            prompt: msg(
              'You guide children through the stars. Fetch the facts with {consult_Planet_facts}, and answer from them in two short sentences. Show with {display_planet_color} the color of the planet.',
              {
                consult_Planet_facts: msg({ message: 'consult_Planet_facts', context: 'name of a tool' }),
                display_planet_color: msg({ message: 'display_planet_color', context: 'name of a tool' }),
              },
            ),
          },
        },
        {
          id: 'planet-color',
          type: 'color_display',
          config: { name: msg({ message: 'planet', context: 'name of a card' }), showHex: true },
        },
        { id: 'guide-model', type: 'inference', config: { model: '', temperature: 0.3 } },
      ],
    },
    {
      id: 'planet-facts',
      name: msg({ message: 'Planet facts', context: 'name of a pipeline' }),
      tool: { description: 'Facts about a planet: its size, moons, day, year and temperature.' },
      nodes: [
        {
          id: 'planet-address',
          type: 'integration',
          config: {
            kind: 'rest',
            method: 'GET',
            url: '{{vars.page}}examples/planet-{{input.planet}}.json',
            inputSchema: {
              type: 'object',
              properties: { planet: { type: 'string', enum: PLANETS, description: 'Which planet' } },
              required: ['planet'],
            },
          },
        },
      ],
    },
  ],
  [['guide', 'tool', 'planet-facts']],
  { page: addressOfPage },
)
