import { type MessageDescriptor, msg } from '../../language/message'
import type { Written } from '../../language/written'
import type { Pipeline } from '../../model/document'
import type { JsonObject } from '../../model/json'
import { answered, card, changed, flowLesson, message, model, ran, ranWith, systemPrompt } from './lesson'

const weather = {
  name: msg({ message: 'Weather', context: 'name of a pipeline' }),
  tool: msg({ message: 'consult_Weather', context: 'name of a tool' }),
}
const kitchen = {
  name: msg({ message: 'Kitchen', context: 'name of a pipeline' }),
  tool: msg({ message: 'consult_Kitchen', context: 'name of a tool' }),
}

/** A helper that has made-up facts. */
const helper = (
  id: string,
  name: MessageDescriptor,
  description: string,
  data: Written<JsonObject>,
): Written<Pipeline> => ({
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

const asked = ({ name, tool }: { name: MessageDescriptor; tool: MessageDescriptor }) => ({
  type: 'tool-result' as const,
  where: [
    { path: 'toolName', is: tool },
    { path: 'isError', is: false },
  ],
  why: msg('The captain did not ask the {name}.', { name }),
})

export const agents = flowLesson({
  id: 'agents',
  teaches: msg('An agent is a model with tools in a loop. A tool can be a whole pipeline, so agents can ask agents.'),
  minutes: 12,
  teacher: {
    aim: msg('Students can say what an agent is: a model that uses tools in a loop until it is done.'),
    say: [
      msg('The captain knows nothing by heart. It asks.'),
      msg('Ask, get the result, go on: that is the loop.'),
      msg('A tool can be a whole pipeline. So agents can ask agents.'),
    ],
    ask: [
      {
        question: msg('Why was the model called twice?'),
        answer: msg('First it asked for the tool; then, with the result, it answered.'),
      },
      {
        question: msg('What if a helper is wrong?'),
        answer: msg('The captain mostly believes it. So check what helpers say.'),
      },
    ],
    mistakes: [
      msg('“An agent has a will.” It has a prompt, tools and a loop.'),
      msg('Students change the data of the wrong pipeline. Choose Kitchen above the stack.'),
    ],
  },
  pipelines: [
    {
      id: 'captain',
      name: msg('Captain'),
      nodes: [
        message('question', msg('What weather will we have at sea tomorrow?'), msg('What do you ask the captain?')),
        systemPrompt(
          'orders',
          msg(
            'You are the captain of a ship. You know nothing by heart: ask the helper that fits the question, then answer in one or two sentences.',
          ),
        ),
        model('captain-model'),
      ],
    },
    helper('weather', weather.name, 'The weather, wind, rain and storms at sea.', {
      tomorrow: msg({ message: 'storm', note: 'The weather at sea.' }),
      wind: msg({ message: 'strong', note: 'Of wind.' }),
      rain: true,
    }),
    helper('kitchen', kitchen.name, 'The food, meals, dinner, dessert and the menu on board.', {
      dinner: msg('pea soup'),
      dessert: msg('pancakes'),
    }),
  ],
  edges: [
    ['captain', 'tool', 'weather'],
    ['captain', 'tool', 'kitchen'],
  ],
  steps: [
    {
      title: msg('The captain asks'),
      text: msg(
        'The **Captain** knows nothing by heart. But two pipelines are joined to it as tools: **Weather** and **Kitchen**. Press **Run**, and see which one it asks.',
      ),
      hint: msg('Press **Graph** to see how the three are joined.'),
      check: ran(msg('Press Run'), asked(weather)),
    },
    {
      title: msg('Round and round'),
      text: msg('In the X-ray, count how often the captain’s model was called in this one run.'),
      question: {
        ask: msg('Why was it called twice?'),
        options: [
          {
            id: 'error',
            label: msg('The first call went wrong'),
            reply: msg('Nothing went wrong. Look at what the first call answered.'),
          },
          {
            id: 'loop',
            label: msg('First it asked for the tool; then, with the result, it answered'),
            reply: msg('Yes. That is the loop: ask, get the result, go on, until it needs nothing more.'),
          },
          {
            id: 'check',
            label: msg('To play it safe'),
            reply: msg('Each call has its own reason. Look at the second one: it has the weather in it.'),
          },
        ],
      },
      hint: msg('The first answer is only a call: {consult_Weather}.', { consult_Weather: weather.tool }),
      check: answered('loop'),
    },
    {
      title: msg('Ask for dinner'),
      text: msg(
        'Ask the captain something that the **Kitchen** knows. Run it. Nobody changed the stack: the model itself chooses which one to call.',
      ),
      hint: msg('Try: What food is there for dinner?'),
      check: ranWith(
        msg('Ask something else, run it, and let it ask the Kitchen'),
        [changed('question')],
        asked(kitchen),
      ),
    },
    {
      title: msg('Change the facts'),
      text: msg(
        'Open the pipeline **Kitchen** and look at its one card, **Integration**. It answers from the *Data* in its settings. Make the dinner **pizza** instead of pea soup. Then run it, and choose **Captain** again to read the answer.',
      ),
      look: { card: { id: 'kitchen-facts' } },
      hint: msg('Choose Kitchen above the stack, open the settings of Integration, and change “pea soup” to “pizza”.'),
      check: ranWith(
        msg('Change the dinner, run it, and hear about it'),
        [changed('kitchen-facts', 'config.data')],
        asked(kitchen),
        {
          type: 'tool-result',
          where: [
            { path: 'toolName', is: kitchen.tool },
            { path: 'content', lacks: msg('pea soup') },
          ],
          why: msg('The Kitchen still says pea soup. Change the dinner in its data.'),
        },
      ),
    },
    {
      title: msg('What you know now'),
      text: msg('The captain believed its helper. The demo always does, and large models mostly do.'),
      question: {
        ask: msg('What makes a model an *agent*?'),
        options: [
          {
            id: 'name',
            label: msg('The name that people give it'),
            reply: msg('Many things are called agents. Look at what it does.'),
          },
          {
            id: 'loop',
            label: msg('It may use tools, again and again, until it is done'),
            reply: msg('Yes: a model, tools, and a loop. That is all there is to it.'),
          },
          {
            id: 'will',
            label: msg('It has a will of its own'),
            reply: msg('It follows its prompt and the results that come back.'),
          },
        ],
      },
      check: answered('loop'),
    },
  ],
})
