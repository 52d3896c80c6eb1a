import { msg } from '../../language/message'
import { flowStarter } from './starter'

const BEES = msg(`# Honey bees

A honey bee colony has one queen, some hundred drones and up to fifty thousand workers. The workers do everything: they clean, feed the young, guard the door and fetch nectar.

# How bees talk

A bee that has found flowers dances on the comb. In the waggle dance she runs in a straight line and shakes. The direction of the line tells where the flowers are, measured against the sun. The longer the run, the farther the way.

# Winter

Bees do not sleep in winter. They sit close together in a ball around the queen and shiver to keep warm. Inside the ball it is about 25 degrees. They live on the honey that they stored in summer, about fifteen kilograms.

# Honey

For one jar of honey, bees visit about two million flowers. A single worker makes a twelfth of a teaspoon in her whole life.`)

export const researchDesk = flowStarter(
  {
    id: 'research-desk',
    title: msg('Research with sources'),
    teaches: msg('One model looks things up and notes what it found. The next one writes from the notes alone.'),
  },
  [
    {
      id: 'researcher',
      name: msg('Researcher'),
      nodes: [
        {
          id: 'bees',
          type: 'knowledge',
          config: {
            name: msg({ message: 'bees', context: 'name of a card' }),
            documents: [{ name: 'bees.md', text: BEES }],
            chunkSize: 300,
            topK: 2,
          },
        },
        {
          id: 'research-prompt',
          type: 'system_prompt',
          config: {
            prompt: msg(
              'You are a careful researcher. Look the question up with {knowledge_search_bees} before you answer. Note in short what the passages say and where it stands. What they do not say, you do not know.',
              { knowledge_search_bees: msg({ message: 'knowledge_search_bees', context: 'name of a tool' }) },
            ),
          },
        },
        {
          id: 'question',
          type: 'user_input',
          config: {
            placeholder: msg('What do you want to know?'),
            defaultValue: msg('How do bees stay warm in winter?'),
          },
        },
        { id: 'research-model', type: 'inference', config: { model: '', temperature: 0 } },
      ],
    },
    {
      id: 'writer',
      name: msg('Writer'),
      nodes: [
        {
          id: 'writer-prompt',
          type: 'system_prompt',
          config: {
            prompt: msg(
              'You write for children of seven. Take only what the researcher found, and tell it in three short sentences. Show with {display_certainty_gauge} how sure the notes are, from 0 to 100.',
              { display_certainty_gauge: msg({ message: 'display_certainty_gauge', context: 'name of a tool' }) },
            ),
          },
        },
        {
          id: 'certainty',
          type: 'gauge_display',
          config: {
            name: msg({ message: 'certainty', context: 'name of a card' }),
            style: 'dial',
            min: 0,
            max: 100,
            unit: '%',
          },
        },
        { id: 'writer-model', type: 'inference', config: { model: '', temperature: 0.5 } },
      ],
    },
  ],
  [['researcher', 'next', 'writer', msg('notes')]],
)
