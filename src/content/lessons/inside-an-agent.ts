import { type MessageDescriptor, msg } from '../../language/message'
import {
  all,
  answered,
  came,
  card,
  changed,
  flowLesson,
  guessed,
  message,
  model,
  ran,
  ranWith,
  replied,
  systemPrompt,
} from './lesson'

const scout = {
  name: msg({ message: 'Scout', context: 'name of a pipeline' }),
  tool: msg({ message: 'consult_Scout', context: 'name of a tool' }),
}
const station = {
  name: msg({ message: 'Station', context: 'name of a pipeline' }),
  tool: msg({ message: 'consult_Station', context: 'name of a tool' }),
}

/** A helper was asked, and gave a result. */
const asked = ({ name, tool }: { name: MessageDescriptor; tool: MessageDescriptor }) => ({
  type: 'tool-result' as const,
  where: [
    { path: 'toolName', is: tool },
    { path: 'isError', is: false },
  ],
  why: msg('Nobody asked the {name}. Ask for the weather.', { name }),
})

export const insideAnAgent = flowLesson({
  id: 'inside-an-agent',
  teaches: msg('One question to an agent can be many calls. The list of a run shows each call and what it cost.'),
  minutes: 12,
  teacher: {
    aim: msg('Students can read the list of a run: who called which helper, what was sent, and where the tokens went.'),
    say: [
      msg('Nothing about an agent is hidden here. Each call is a line, with all that was sent.'),
      msg('Each call sends everything once more: rules, tools, and the results so far.'),
      msg('You pay for a helper’s long result at every place that it passes.'),
    ],
    ask: [
      {
        question: msg('Where would you look first, if an agent costs too much?'),
        answer: msg('At the call with the most tokens in, and at what made it so long.'),
      },
      {
        question: msg('What if the scout says something wrong?'),
        answer: msg('The leader passes it on. The list shows where it came from.'),
      },
    ],
    mistakes: [
      msg('“The leader talks to the station.” It never does: it only knows what the scout says.'),
      msg('“The answer is short, so it was cheap.” Look at what went in.'),
    ],
  },
  pipelines: [
    {
      id: 'leader',
      name: msg('Leader'),
      nodes: [
        message('question', msg('What will the weather be tomorrow?'), msg('What do you ask the leader?')),
        systemPrompt(
          'orders',
          msg(
            'You lead a camp. You know nothing by heart: ask the helper that fits the question, then answer in one or two sentences.',
          ),
        ),
        model('leader-model'),
      ],
    },
    {
      id: 'scout',
      name: scout.name,
      tool: { description: msg('Finds out about the weather, wind and rain.') },
      nodes: [
        systemPrompt('scout-orders', msg('You are the scout. Ask the station, and say what you found.')),
        model('scout-model'),
      ],
    },
    {
      id: 'station',
      name: station.name,
      tool: { description: msg('The weather, wind, rain and storms.') },
      nodes: [
        card('station-data', 'integration', {
          kind: 'mock',
          inputSchema: {
            type: 'object',
            properties: { query: { type: 'string', description: 'What is asked' } },
            required: ['query'],
          },
          data: {
            tomorrow: msg({ message: 'storm', note: 'The weather at sea.' }),
            wind: msg({ message: 'strong', note: 'Of wind.' }),
            diary: msg(
              'Monday: clouds in the morning, rain at noon, clear in the evening. Tuesday: fog until ten, then sun, a light wind from the west. Wednesday: rain all day, and the roof leaks. Thursday: hail at noon, as large as peas. Friday: sun, no wind, the flag hangs down. Saturday: clouds, and a rainbow after the rain. Sunday: snow on the hill, and nobody came.',
            ),
          },
        }),
      ],
    },
  ],
  edges: [
    ['leader', 'tool', 'scout'],
    ['scout', 'tool', 'station'],
  ],
  steps: [
    {
      title: msg('One question'),
      text: msg(
        'The **Leader** can ask the **Scout**, and the Scout can ask the **Station**. Press **Run**. Then press **Graph**, and see the calls between them.',
      ),
      hint: msg('The numbers on the lines of the graph are calls.'),
      check: ran(msg('Press Run'), asked(scout), asked(station)),
    },
    {
      title: msg('Count the calls'),
      text: msg(
        'Now look inside. Choose **More**, **Runs**, and look at this run **Card by card**: each call is a line, with what went in and what came out.',
      ),
      question: {
        ask: msg('How many times was a model called for this one question?'),
        options: [
          {
            id: 'one',
            label: msg('Once'),
            reply: msg('That would be a model without helpers. Count the lines of both models.'),
          },
          {
            id: 'two',
            label: msg('Twice'),
            reply: msg('There are two models. But each was called more than once.'),
          },
          {
            id: 'four',
            label: msg('Four times'),
            reply: msg(
              'Yes: the leader asks, the scout asks, the scout tells what it found, and the leader tells you.',
            ),
          },
        ],
      },
      hint: msg('Open *Leader* and *Scout* there, and count their calls of a model.'),
      check: answered('four'),
    },
    {
      title: msg('Where the tokens went'),
      text: msg('Compare the four calls. How many tokens went **in** at each one?'),
      question: {
        ask: msg('Which calls got the most to read?'),
        options: [
          {
            id: 'first',
            label: msg('The first ones, with the question'),
            reply: msg('They got the rules, the question and a tool. Look at what came later.'),
          },
          {
            id: 'later',
            label: msg('Those after a helper had answered'),
            reply: msg('Yes. They get all of the first call again, and the result on top of it.'),
          },
          {
            id: 'same',
            label: msg('All the same'),
            reply: msg('Look at the numbers once more: some calls got several times as many.'),
          },
        ],
      },
      check: answered('later'),
    },
    {
      title: msg('Make it cheaper'),
      text: msg(
        'The station sends its whole diary along, and nobody asked for that. Open the pipeline **Station**, and in the settings of **Integration** delete the *diary* from its data. Run it, and compare.',
      ),
      hint: msg('Choose Station above the stack. Its data should only say what tomorrow and the wind are like.'),
      check: ranWith(msg('Shorten the data, and run it'), [changed('station-data', 'config.data')], asked(station), {
        type: 'tool-result',
        where: [
          { path: 'toolName', is: station.tool },
          { path: 'content.length', below: 1_200 },
        ],
        why: msg('The station still sends a lot. Delete the diary from its data.'),
      }),
    },
    {
      title: msg('Without helpers'),
      text: msg(
        'Now ask the leader something that no helper knows, such as what color a lemon is. How many times will a model be called? Guess, then run it.',
      ),
      question: {
        ask: msg('For a question that no helper knows, a model is called …'),
        outcomes: [
          came('four', msg('Four times: your question sounded like the weather, so the scout was asked again.'), {
            type: 'tool-result',
            where: [{ path: 'toolName', is: scout.tool }],
          }),
          came(
            'once',
            msg('Once. The leader itself decides whether to ask. Nobody was asked, so nothing came back to be read.'),
            { type: 'response', atLeast: 1, atMost: 1 },
          ),
        ],
        options: [
          { id: 'never', label: msg({ message: 'never', note: 'Goes on after “a model is called …”.' }) },
          { id: 'once', label: msg({ message: 'once', note: 'Goes on after “a model is called …”.' }) },
          { id: 'four', label: msg({ message: 'four times again', note: 'Goes on after “a model is called …”.' }) },
        ],
      },
      hint: msg('Try: What color is a lemon?'),
      check: all(
        guessed,
        ranWith(
          msg('Ask something else, and run it'),
          [changed('question')],
          {
            type: 'tool-call',
            atMost: 0,
            why: msg('A helper was asked: your question sounded like the weather. Ask something else.'),
          },
          replied,
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg('An agent is not magic. It is a list of calls, and you can read every line of it.'),
      question: {
        ask: msg('Why can one short question to an agent cost a lot?'),
        options: [
          {
            id: 'hard',
            label: msg('Because hard questions cost more'),
            reply: msg('Nobody asks how hard it is. Tokens are counted.'),
          },
          {
            id: 'again',
            label: msg('Because each of its calls sends everything again, and results on top'),
            reply: msg('Yes. Fewer calls and shorter results make it cheaper.'),
          },
          {
            id: 'helpers',
            label: msg('Because helpers want to be paid'),
            reply: msg('The helpers are pipelines. Only the tokens of models cost.'),
          },
        ],
      },
      check: answered('again'),
    },
  ],
})
