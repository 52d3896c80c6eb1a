import { msg } from '../../language/message'
import { all, answered, came, card, guessed, lesson, message, model, ran, replied, shows, systemPrompt } from './lesson'

export const orderMatters = lesson({
  id: 'order-matters',
  teaches: msg('A stack runs from top to bottom. A model sees what is above it, and nothing of what is below.'),
  minutes: 8,
  teacher: {
    aim: msg('Students can put cards where a model gets them: above it.'),
    say: [
      msg('A stack runs from top to bottom.'),
      msg('A model is told what is above it. What is below comes too late.'),
      msg(
        'Only one thing goes back up: when a model fills in the form of a card above it, the result shows on that card.',
      ),
    ],
    ask: [
      {
        question: msg('No color came. What do you check first?'),
        answer: msg('Whether the card is above the model.'),
      },
      {
        question: msg('Two rules are above the model. In which order are they sent?'),
        answer: msg('In the order of the stack.'),
      },
    ],
    mistakes: [
      msg('They press Run again and again. Nothing has moved, so nothing changes.'),
      msg('They think the color of the card means something for the run. It only shows the card’s family.'),
    ],
  },
  cards: [
    systemPrompt('painter', msg('You are a painter. Show the color of what you hear.'), msg('First rule')),
    message('message', msg('A field of sunflowers. I am so happy!')),
    model('model'),
    card('color', 'color_display', { showHex: true }),
    systemPrompt('late', msg('Talk like a pirate.'), msg('Late rule')),
  ],
  steps: [
    {
      title: msg('Too low'),
      text: msg(
        'This stack is built in a strange order: a **Color** card and a rule are *below* the model. Guess what happens, then press **Run**.',
      ),
      question: {
        ask: msg('Will it show a color?'),
        outcome: 'no',
        outcomes: [
          came(
            'no',
            msg(
              'The model came first. What is below it is not there yet when it answers, so it had no tool for a color.',
            ),
            { type: 'tool-call', atMost: 0 },
          ),
          came('yes', msg('A card above the model gave it a tool, and it used it.'), { type: 'tool-call' }),
        ],
        options: [
          { id: 'yes', label: msg('Yes, the card is there') },
          { id: 'no', label: msg('No, the model comes before it') },
        ],
      },
      check: all(guessed, ran(msg('Press Run'), { type: 'tool-call', atMost: 0 }, replied)),
    },
    {
      title: msg('Lift the color'),
      text: msg(
        'No color! When the run came to the model, it had not reached the Color card yet. Move the **Color** card above the model, and run it again.',
      ),
      hint: msg(
        'Press the button of the warning on the card: it moves the card. Or drag the card by the dots at its top left. Or use the keyboard: put the focus on the dots, press Space, then the arrow up, then Space.',
      ),
      check: all(
        {
          kind: 'order',
          say: msg('Put Color above the model'),
          above: { type: 'color_display' },
          below: { type: 'inference' },
        },
        ran(
          msg('Run it, and get a color'),
          shows('color_display', msg('No color came: the Color card is not above the model.')),
        ),
      ),
    },
    {
      title: msg('A rule that comes too late'),
      text: msg(
        '“Talk like a pirate” is still below the model, and the model did not talk like one. Move that rule above the model too, and run it.',
      ),
      look: { card: { id: 'late' } },
      hint: msg('It is the card **Late rule**, at the foot of the stack.'),
      check: ran(msg('Run it with both rules above the model'), {
        type: 'request',
        where: [{ path: 'origins.system.length', above: 1 }],
        why: msg('Not both rules were sent. Both must be above the model, and say something.'),
      }),
    },
    {
      title: msg('First things first'),
      text: msg(
        'Both rules are sent now, one after the other, in the order of the stack. Turn them around: move the pirate rule above the painter. Then look at *Its rules* in the X-ray.',
      ),
      look: { card: { id: 'late' } },
      check: ran(msg('Run it with the pirate first'), {
        type: 'request',
        where: [
          { path: 'origins.system.length', above: 1 },
          { path: 'origins.system.0.nodeId', not: 'painter' },
        ],
        why: msg('The pirate rule was not the first of two rules.'),
      }),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'A run goes down, from card to card. Only one thing goes back up: when a model fills in the form of a card above it, the result appears on that card.',
      ),
      question: {
        ask: msg('You add a card and the model does not use it. What do you check first?'),
        options: [
          {
            id: 'colour',
            label: msg('Whether it has the right color'),
            reply: msg('The color of a card only tells you its family.'),
          },
          {
            id: 'above',
            label: msg('Whether it is above the model'),
            reply: msg('Yes. Then look at its name, then at the prompt.'),
          },
          {
            id: 'again',
            label: msg('I press Run until it works'),
            reply: msg('It would stay below the model each time.'),
          },
        ],
      },
      check: answered('above'),
    },
  ],
})
