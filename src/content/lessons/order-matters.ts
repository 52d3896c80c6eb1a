import { all, answered, card, guessed, lesson, message, model, ran, replied, shows, systemPrompt } from './lesson'

export const orderMatters = lesson({
  id: 'order-matters',
  title: 'Order matters',
  teaches: 'A stack runs from top to bottom. A model sees what stands above it, and nothing of what stands below.',
  minutes: 8,
  teacher: {
    aim: 'Students can put cards where a model meets them: above it.',
    say: [
      'A stack runs from top to bottom.',
      'A model is told what is above it. What is below comes too late.',
      'Only one thing goes back up: what a model fills into the form of a card above shows on that card.',
    ],
    ask: [
      {
        question: 'The color did not come. What do you look at first?',
        answer: 'Whether the card is above the model.',
      },
      {
        question: 'Two rules are above the model. In which order are they sent?',
        answer: 'In the order of the stack.',
      },
    ],
    mistakes: [
      'They press Run again and again. Nothing has moved, so nothing changes.',
      'They take the color of the card for a sign. It only says what family the card is of.',
    ],
  },
  cards: [
    systemPrompt('painter', 'You are a painter. Show the color of what you hear.', 'First rule'),
    message('message', 'A field of sunflowers. I am so happy!'),
    model('model'),
    card('color', 'color_display', { showHex: true }),
    systemPrompt('late', 'Talk like a pirate.', 'Late rule'),
  ],
  steps: [
    {
      title: 'Too low',
      text: 'This stack is built in a strange order: a **Color** card and a rule stand *below* the model. Guess what happens, then press **Run**.',
      question: {
        ask: 'Will it show a color?',
        outcome: 'no',
        options: [
          { id: 'yes', label: 'Yes, the card is there' },
          { id: 'no', label: 'No, the model comes before it' },
        ],
      },
      check: all(guessed, ran('Press Run', { type: 'tool-call', atMost: 0 }, replied)),
    },
    {
      title: 'Lift the color',
      text: 'No color! When the run came to the model, it had not met the Color card. Move the **Color** card above the model, and run it again.',
      hint: 'Drag the card by the dots at its top left. Or use the keyboard: put the focus on the dots, press Space, then the arrow up, then Space. The warning on the card can do it too.',
      check: all(
        {
          kind: 'order',
          say: 'Put Color above the model',
          above: { type: 'color_display' },
          below: { type: 'inference' },
        },
        ran('Run it, and get a color', shows('color_display', 'No color came: the model did not meet the Color card.')),
      ),
    },
    {
      title: 'A rule that comes too late',
      text: '“Talk like a pirate” still stands below the model, and the model did not talk like one. Move that rule above the model too, and run it.',
      hint: 'It is the card **Late rule**, at the foot of the stack.',
      check: ran('Run it with both rules above the model', {
        type: 'request',
        where: [{ path: 'origins.system.length', above: 1 }],
        why: 'Only one rule was sent. Both must be above the model, and say something.',
      }),
    },
    {
      title: 'First things first',
      text: 'Both rules are sent now, one after the other, in the order of the stack. Turn them around: move the pirate rule above the painter. Then look at *System* in the X-ray.',
      check: ran('Run it with the pirate first', {
        type: 'request',
        where: [
          { path: 'origins.system.length', above: 1 },
          { path: 'origins.system.0.nodeId', not: 'painter' },
        ],
        why: 'The pirate rule was not the first of two rules.',
      }),
    },
    {
      title: 'What you know now',
      text: 'A run goes down, from card to card. Only one thing goes back up: what a model fills into the form of a card above it appears on that card.',
      question: {
        ask: 'You add a card and the model does not use it. What do you look at first?',
        options: [
          {
            id: 'colour',
            label: 'Whether it has the right color',
            reply: 'The color of a card only tells you its family.',
          },
          {
            id: 'above',
            label: 'Whether it stands above the model',
            reply: 'Yes. Then look at its name, then at the prompt.',
          },
          { id: 'again', label: 'I press Run until it works', reply: 'It would stay below the model each time.' },
        ],
      },
      check: answered('above'),
    },
  ],
})
