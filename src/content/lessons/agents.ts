import type { Pipeline } from '../../engine/model/document'
import type { JsonObject } from '../../engine/model/json'
import { answered, card, changed, flowLesson, message, model, ran, ranWith, systemPrompt } from './lesson'

/** A helper that has made-up facts. */
const helper = (id: string, name: string, description: string, data: JsonObject): Pipeline => ({
  id,
  name,
  tool: { description },
  nodes: [
    card(`${id}-facts`, 'integration', {
      kind: 'mock',
      inputSchema: {
        type: 'object',
        properties: { query: { type: 'string', description: 'What is asked' } },
        required: ['query'],
      },
      data,
    }),
  ],
})

const asked = (name: string) => ({
  type: 'tool-result' as const,
  where: [
    { path: 'toolName', is: `consult_${name}` },
    { path: 'isError', is: false },
  ],
  why: `The captain did not ask the ${name}.`,
})

export const agents = flowLesson({
  id: 'agents',
  title: 'Agents: helpers that call helpers',
  teaches: 'An agent is a model with tools in a loop. A tool can be a whole pipeline, so agents can ask agents.',
  minutes: 12,
  teacher: {
    aim: 'Students can say what an agent is: a model that uses tools in a loop until it is done.',
    say: [
      'The captain knows nothing by heart. It asks.',
      'Ask, get the result, go on: that is the loop.',
      'A tool can be a whole pipeline. So agents can ask agents.',
    ],
    ask: [
      {
        question: 'Why was the model called twice?',
        answer: 'First it asked for the tool; then, with the result, it answered.',
      },
      {
        question: 'What if a helper is wrong?',
        answer: 'The captain mostly believes it. So check what helpers say.',
      },
    ],
    mistakes: [
      '“An agent has a will.” It has a prompt, tools and a loop.',
      'Students change the data of the wrong pipeline. Choose Kitchen above the stack.',
    ],
  },
  pipelines: [
    {
      id: 'captain',
      name: 'Captain',
      nodes: [
        message('question', 'What weather will we have at sea tomorrow?', 'What do you ask the captain?'),
        systemPrompt(
          'orders',
          'You are the captain of a ship. You know nothing by heart: ask the helper that fits the question, then answer in one or two sentences.',
        ),
        model('captain-model'),
      ],
    },
    helper('weather', 'Weather', 'The weather, wind, rain and storms at sea.', {
      tomorrow: 'storm',
      wind: 'strong',
      rain: true,
    }),
    helper('kitchen', 'Kitchen', 'The food, meals, dinner and the menu on board.', {
      dinner: 'pea soup',
      dessert: 'pancakes',
    }),
  ],
  edges: [
    ['captain', 'tool', 'weather'],
    ['captain', 'tool', 'kitchen'],
  ],
  steps: [
    {
      title: 'The captain asks',
      text: 'The **Captain** knows nothing by heart. But two pipelines are joined to it as tools: **Weather** and **Kitchen**. Press **Run**, and see whom it asks.',
      hint: 'Press **Graph** to see how the three are joined.',
      check: ran('Press Run', asked('Weather')),
    },
    {
      title: 'Round and round',
      text: 'In the X-ray, count how often the captain’s model was called in this one run.',
      question: {
        ask: 'Why was it called twice?',
        options: [
          {
            id: 'error',
            label: 'The first call went wrong',
            reply: 'Nothing went wrong. Look at what the first call answered.',
          },
          {
            id: 'loop',
            label: 'First it asked for the tool; then, with the result, it answered',
            reply: 'Yes. That is the loop: ask, get the result, go on, until it needs nothing more.',
          },
          {
            id: 'check',
            label: 'To be on the safe side',
            reply: 'Each call has its own reason. Look at the second one: it has the weather in it.',
          },
        ],
      },
      hint: 'The first answer is only a call: consult_Weather.',
      check: answered('loop'),
    },
    {
      title: 'Ask for dinner',
      text: 'Ask the captain something that the **Kitchen** knows. Run it. Nobody changed the stack: the model itself chooses whom to call.',
      hint: 'Try: What food is there for dinner?',
      check: ranWith('Ask something else, run it, and let it ask the Kitchen', [changed('question')], asked('Kitchen')),
    },
    {
      title: 'Change the facts',
      text: 'Open the pipeline **Kitchen** and look at its one card, **Integration**. In its settings stand the *Data* that it answers with. Make the dinner **pizza** instead of pea soup. Then run it.',
      hint: 'Choose Kitchen above the stack, open the settings of Integration, and change “pea soup” to “pizza”.',
      check: ranWith(
        'Change the dinner, run it, and hear of it',
        [changed('kitchen-facts', 'config.data')],
        asked('Kitchen'),
      ),
    },
    {
      title: 'What you know now',
      text: 'The captain believed its helper. The demo always does, and large models mostly do.',
      question: {
        ask: 'What makes a model an *agent*?',
        options: [
          { id: 'name', label: 'That it is called one', reply: 'Many things are called so. Look at what it does.' },
          {
            id: 'loop',
            label: 'It may use tools, again and again, until it is done',
            reply: 'Yes: a model, tools, and a loop. That is all there is to it.',
          },
          {
            id: 'will',
            label: 'It has a will of its own',
            reply: 'It follows its prompt and the results that come back.',
          },
        ],
      },
      check: answered('loop'),
    },
  ],
})
