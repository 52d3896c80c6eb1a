import { all, answered, card, lesson, message, model, ran, systemPrompt } from './lesson'

const shown = (toolName: string) => ({
  type: 'tool-result' as const,
  where: [
    { path: 'toolName', is: toolName },
    { path: 'isError', is: false },
  ],
})

export const twoToolsTwoNames = lesson({
  id: 'two-tools-two-names',
  title: 'Two tools, two names',
  teaches: 'A model tells its tools apart by their names and descriptions alone. A good name is half of the work.',
  minutes: 10,
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
      check: ran('Run it, and see both colors', shown('display_day_color'), shown('display_night_color')),
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
        { kind: 'card', say: 'Name the card “sunset”', card: { id: 'night', name: 'sunset' } },
        ran('Run it with the new name', shown('display_sunset_color')),
      ),
    },
    {
      title: 'The prompt has not heard of it',
      text: 'The system prompt still speaks of *display_night_color*, and the page warns you: there is no such tool. This time the model guessed well. Do not count on that! Mend the prompt, so that it names **display_sunset_color**.',
      hint: 'The warning on the card has a button that mends it. Or open the system prompt and write it by hand.',
      check: all(
        {
          kind: 'card',
          say: 'Let the prompt name display_sunset_color',
          card: { id: 'painter' },
          where: [
            { path: 'config.prompt', has: 'display_sunset_color' },
            { path: 'config.prompt', lacks: 'display_night_color' },
          ],
        },
        ran('Run it', { type: 'request', where: [{ path: 'request.system', has: 'display_sunset_color' }] }),
      ),
    },
    {
      title: 'No names at all',
      text: 'Now clear both names: empty the box *Name* of each Color card. Run it, and look at the tools in the X-ray. Twins get a number, and nobody can say which of them is for what.',
      hint: 'Open each Color card, empty *Name*, and press Run.',
      check: ran('Run it with two nameless tools', shown('display_color'), {
        type: 'request',
        where: [{ path: 'request.tools', has: 'display_color_2' }],
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
