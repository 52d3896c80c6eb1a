import { msg } from '../../language/message'
import { all, answered, card, changed, lesson, message, model, ran, ranWith, systemPrompt } from './lesson'

const shown = (id: string) => ({
  type: 'tool-result' as const,
  card: { id },
  where: [{ path: 'isError', is: false }],
})

export const twoToolsTwoNames = lesson({
  id: 'two-tools-two-names',
  teaches: msg(
    'A model only tells its tools apart by what is sent about them: name, description and form. A good name is half the work.',
  ),
  minutes: 10,
  teacher: {
    aim: msg('Students can give tools names that say what they are for.'),
    say: [
      msg('Two cards that look alike. The model does not see the screen.'),
      msg('It gets the name, the description and the form of each tool. The caption is for people.'),
      msg('A good name is half the work. In programs, too.'),
    ],
    ask: [
      {
        question: msg('What would you call a tool that waters the plants?'),
        answer: msg('water_plants, or anything else that says it.'),
      },
      {
        question: msg('Why was the second color dark?'),
        answer: msg('Because of the word “night” in its name.'),
      },
    ],
    mistakes: [
      msg('Students change the label. It is a caption, and is not sent.'),
      msg('They forget the prompt: it names a tool that is no longer there.'),
    ],
  },
  cards: [
    card('day', 'color_display', { name: 'day', label: msg('By day'), showHex: true }),
    card('night', 'color_display', { name: 'night', label: msg('By night'), showHex: true }),
    systemPrompt(
      'painter',
      msg(
        'The message names a place. Show its color at noon with {display_day_color}, and its color at midnight with {display_night_color}.',
        { display_day_color: 'display_day_color', display_night_color: 'display_night_color' },
      ),
    ),
    message('message', msg('the sea')),
    model('model'),
  ],
  steps: [
    {
      title: msg('Two swatches'),
      text: msg(
        'Here are two Color cards. One is named *day*, the other *night*. The name goes into the name of the tool, and the prompt speaks of both. Press **Run**.',
      ),
      check: ran(msg('Run it, and see both colors'), shown('day'), shown('night')),
    },
    {
      title: msg('How does it know which is which?'),
      text: msg(
        'Both cards look alike. Look at the **X-ray**: open *Details*, and **Tools** in them. That is all the model is told about them.',
      ),
      question: {
        ask: msg('What tells the two tools apart?'),
        options: [
          { id: 'place', label: msg('Where they stand on the screen'), reply: msg('The model never sees the screen.') },
          {
            id: 'name',
            label: msg('Their names'),
            reply: msg('Yes. The word “night” in the name is what made the color dark.'),
          },
          {
            id: 'caption',
            label: msg('The captions “By day” and “By night”'),
            reply: msg('Those are for people. They are not sent.'),
          },
        ],
      },
      hint: msg('Look for “By night” in the X-ray. It is not there.'),
      check: answered('name'),
    },
    {
      title: msg('Give it another name'),
      text: msg(
        'Open the settings of the card **night** and change its *Name* to **sunset**. Run it. The tool has a new name now, and the model does something different with it.',
      ),
      hint: msg('Press the three dots at the top of the card, then **Settings**. In the box *Name*, write: sunset.'),
      check: all(
        {
          kind: 'card',
          say: msg('Give the card another name'),
          card: { id: 'night' },
          where: [
            { path: 'config.name', there: true },
            { path: 'config.name', not: 'night' },
          ],
          why: msg('The box “Name” of the card still says “night”, or is empty.'),
        },
        ranWith(msg('Run it with the new name'), [changed('night', 'config.name')], shown('night')),
      ),
    },
    {
      title: msg('The prompt has not heard of it'),
      text: msg(
        'The system prompt still says *{display_night_color}*, and the page warns you: there is no such tool. This time the model guessed well. Do not count on that! Fix the prompt, so that it uses the tool’s new name: **{display_sunset_color}**.',
        { display_night_color: 'display_night_color', display_sunset_color: 'display_sunset_color' },
      ),
      hint: msg('The warning on the card has a button that fixes it. Or type it in the system prompt yourself.'),
      check: all(
        // Names and no wording: the calls do not show it, since the demo finds the right tool by a wrong name, too.
        ranWith(msg('Fix the prompt, and run it'), [changed('painter', 'config.prompt')], {
          type: 'request',
          where: [
            { path: 'request.system', hasField: 'request.tools.0.name' },
            { path: 'request.system', hasField: 'request.tools.1.name' },
          ],
          why: msg('The prompt does not use the new names of both tools. Look them up in the X-ray.'),
        }),
        ran(msg('See both colors'), shown('day'), shown('night')),
      ),
    },
    {
      title: msg('No names at all'),
      text: msg(
        'Now clear both names: empty the box *Name* of each Color card. Run it, and look at the tools in the X-ray. Twins get a number, and nobody can tell which is for what.',
      ),
      look: { card: { id: 'day' } },
      hint: msg('Open each Color card, empty *Name*, and press Run.'),
      check: ran(msg('Run it with two nameless tools'), {
        type: 'request',
        where: [{ path: 'request.tools', has: 'display_color_2' }],
        why: msg('There were no two tools without a name in your last run.'),
      }),
    },
    {
      title: msg('What you know now'),
      text: msg('The colors came, but they say nothing about noon or night.'),
      question: {
        ask: msg('You make two tools for a robot cook. Which names are best?'),
        options: [
          {
            id: 'numbers',
            label: msg('“tool_1” and “tool_2”'),
            reply: msg('That was our last try. It did not go well.'),
          },
          {
            id: 'telling',
            label: msg('“boil_water” and “bake_in_oven”'),
            reply: msg('Yes. Anyone who reads only the name knows what it does.'),
          },
          {
            id: 'funny',
            label: msg('“splash” and “whoosh”'),
            reply: msg('Funny, but would you know which one bakes?'),
          },
        ],
      },
      check: answered('telling'),
    },
  ],
})
