import { all, answered, card, changed, lesson, message, model, ran, ranWith, systemPrompt } from './lesson'

const shown = (id: string) => ({
  type: 'tool-result' as const,
  card: { id },
  where: [{ path: 'isError', is: false }],
})

export const twoToolsTwoNames = lesson({
  id: 'two-tools-two-names',
  title: 'Two tools, two names',
  teaches:
    'A model tells its tools apart only by what is sent about them: name, description and form. A good name is half of the work.',
  minutes: 10,
  teacher: {
    aim: 'Students can give tools names that say what they are for.',
    say: [
      'Two cards that look alike. The model does not see the screen.',
      'It is sent the name, the description and the form of each tool. The caption is for people.',
      'A good name is half of the work. In programs, too.',
    ],
    ask: [
      {
        question: 'What would you call a tool that waters the plants?',
        answer: 'water_plants, or anything else that says it.',
      },
      {
        question: 'Why was the second color dark?',
        answer: 'Because of the word “night” in its name.',
      },
    ],
    mistakes: [
      'Students change the label. It is a caption, and is not sent.',
      'They forget the prompt: it names a tool that is not there any more.',
    ],
  },
  cards: [
    card('day', 'color_display', { name: 'day', label: 'By day', showHex: true }),
    card('night', 'color_display', { name: 'night', label: 'By night', showHex: true }),
    systemPrompt(
      'painter',
      'The message names a place. Show its color at noon with display_day_color, and its color at midnight with display_night_color.',
    ),
    message('message', 'the sea'),
    model('model'),
  ],
  steps: [
    {
      title: 'Two swatches',
      text: 'Here are two Color cards. One is named *day*, the other *night*. The name goes into the name of the tool, and the prompt speaks of both. Press **Run**.',
      check: ran('Run it, and see both colors', shown('day'), shown('night')),
    },
    {
      title: 'How does it know which is which?',
      text: 'Both cards look alike. Open the **X-ray** and its list of **Tools**: that is all the model is told about them.',
      question: {
        ask: 'What tells the two tools apart?',
        options: [
          { id: 'place', label: 'Where they stand on the screen', reply: 'The model never sees the screen.' },
          {
            id: 'name',
            label: 'Their names',
            reply: 'Yes. The word “night” in the name is what made the color dark.',
          },
          {
            id: 'caption',
            label: 'The captions “By day” and “By night”',
            reply: 'Those are for people. They are not sent.',
          },
        ],
      },
      hint: 'Look for “By night” in the X-ray. It is not there.',
      check: answered('name'),
    },
    {
      title: 'Give it another name',
      text: 'Open the settings of the card **night** and change its *Name* to **sunset**. Run it. The tool has a new name now, and the model makes something else of it.',
      hint: 'Press the little sliders at the top right of the card. In the box *Name*, write: sunset.',
      check: all(
        {
          kind: 'card',
          say: 'Give the card another name',
          card: { id: 'night' },
          where: [
            { path: 'config.name', there: true },
            { path: 'config.name', not: 'night' },
          ],
          why: 'The box “Name” of the card still says “night”, or is empty.',
        },
        ranWith('Run it with the new name', [changed('night', 'config.name')], shown('night')),
      ),
    },
    {
      title: 'The prompt has not heard of it',
      text: 'The system prompt still speaks of *display_night_color*, and the page warns you: there is no such tool. This time the model guessed well. Do not count on that! Mend the prompt, so that it names the tool as it is called now: **display_sunset_color**.',
      hint: 'The warning on the card has a button that mends it. Or open the system prompt and write it by hand.',
      check: all(
        // A name and no wording: the calls do not show it, since the demo finds the right tool by a wrong name, too.
        ranWith('Mend the prompt, and run it', [changed('painter', 'config.prompt')], {
          type: 'request',
          where: [{ path: 'request.system', lacks: 'display_night_color' }],
          why: 'The prompt still names a tool that is not there: display_night_color.',
        }),
        ran('See both colors', shown('day'), shown('night')),
      ),
    },
    {
      title: 'No names at all',
      text: 'Now clear both names: empty the box *Name* of each Color card. Run it, and look at the tools in the X-ray. Twins get a number, and nobody can say which of them is for what.',
      hint: 'Open each Color card, empty *Name*, and press Run.',
      check: ran('Run it with two nameless tools', {
        type: 'request',
        where: [{ path: 'request.tools', has: 'display_color_2' }],
        why: 'Not both names were empty in your last run.',
      }),
    },
    {
      title: 'What you know now',
      text: 'The colors came, but they say nothing of noon or night.',
      question: {
        ask: 'You make two tools for a robot cook. Which names are best?',
        options: [
          { id: 'numbers', label: '“tool_1” and “tool_2”', reply: 'That was our last try. It did not go well.' },
          {
            id: 'telling',
            label: '“boil_water” and “bake_in_oven”',
            reply: 'Yes. Somebody who reads only the name knows what it does.',
          },
          { id: 'funny', label: '“splash” and “whoosh”', reply: 'Funny, but would you know which one bakes?' },
        ],
      },
      check: answered('telling'),
    },
  ],
})
