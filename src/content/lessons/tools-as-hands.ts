import { msg } from '../../language/message'
import { all, answered, came, guessed, lesson, message, model, ran, replied, shows, systemPrompt } from './lesson'

export const toolsAsHands = lesson({
  id: 'tools-as-hands',
  teaches: msg(
    'A language model can only write. A tool is a form that it can fill in, and the page does what the form says.',
  ),
  minutes: 10,
  teacher: {
    aim: msg('Students can explain who does what: the model writes a call, the page carries it out.'),
    say: [
      msg('A language model can only write. A tool is a form that it can fill in.'),
      msg('Look in the X-ray: the model wrote a name and six letters and digits. The page painted.'),
      msg('What it has no tool for, it can only talk about.'),
    ],
    ask: [
      {
        question: msg('Could this painter send an e-mail?'),
        answer: msg('No. There is no tool for it.'),
      },
      {
        question: msg('Who decides what a tool may do?'),
        answer: msg('The people who make it.'),
      },
    ],
    mistakes: [
      msg('“The model painted it.” Show the call in the X-ray.'),
      msg('The card is below the model. A model can use only what is above it.'),
    ],
  },
  cards: [
    systemPrompt('painter', msg('You are a painter. You think in colors.')),
    message('message', msg('What color is a stormy sea?')),
    model('model'),
  ],
  steps: [
    {
      title: msg('A painter without hands'),
      text: msg(
        'This model is told that it is a painter. But it has nothing to paint with. Press **Run**, and read what it says.',
      ),
      check: ran(msg('Run it without any tool'), { type: 'tool-call', atMost: 0 }, replied),
    },
    {
      title: msg('Give it a hand'),
      text: msg(
        'It can only talk about colors, and even asks you for a tool. Press **Color** in the palette, at *Add a card*. The card goes above the model, because a model can use what is above it. Run it again.',
      ),
      hint: msg('On a wide screen the palette is on the left. On a phone, press **Add card** at the bottom.'),
      check: all(
        { kind: 'card', say: msg('Add a Color card'), card: { type: 'color_display' } },
        ran(
          msg('Run it, and get a color'),
          shows('color_display', msg('No color came: the Color card must be above the model.')),
        ),
      ),
    },
    {
      title: msg('Who painted?'),
      text: msg(
        'Look at the **X-ray**: open *Details*, and *Round 1* in them. There you see the model’s own words: it wrote the name of a tool, `{display_color}`, and six letters and digits behind a `#`. That is all it did.',
        { display_color: 'display_color' },
      ),
      question: {
        ask: msg('So who put the color on the screen?'),
        options: [
          { id: 'model', label: msg('The model did'), reply: msg('The model only wrote down which color it wants.') },
          {
            id: 'page',
            label: msg('The page did, because the model asked for it'),
            reply: msg('Yes. The model fills in a form. The page reads it, and paints.'),
          },
          {
            id: 'internet',
            label: msg('The internet did'),
            reply: msg('The demo model works with no internet at all.'),
          },
        ],
      },
      check: answered('page'),
    },
    {
      title: msg('A second hand'),
      text: msg(
        'Add a **Gauge** too. Nobody tells the model what to measure. Run it. It reads what the tool is for, and fills in the second form as well.',
      ),
      check: all(
        { kind: 'card', say: msg('Add a Gauge card'), card: { type: 'gauge_display' } },
        ran(
          msg('Run it, and get a number'),
          shows('gauge_display', msg('No number came: the Gauge card must be above the model.')),
          shows('color_display', msg('The Color card was not used. It must stay above the model, too.')),
        ),
      ),
    },
    {
      title: msg('Take one away'),
      text: msg('Remove the **Color** card. What will the painter do now? Guess, then run it.'),
      question: {
        ask: msg('Without the Color card the model will …'),
        outcome: 'gauge',
        outcomes: [
          came('still', msg('It still had a tool that shows a color, and it used it.'), shows('color_display')),
          came(
            'gauge',
            msg(
              'It can only do what its tools can do. Without the tool for a color, it still has words and the gauge.',
            ),
            shows('gauge_display'),
            { type: 'tool-result', card: { type: 'color_display' }, atMost: 0 },
          ),
        ],
        options: [
          {
            id: 'still',
            label: msg({
              message: 'still show a color',
              note: 'Goes on after “Without the Color card the model will …”.',
            }),
          },
          {
            id: 'gauge',
            label: msg({
              message: 'use only the gauge',
              note: 'Goes on after “Without the Color card the model will …”.',
            }),
          },
          {
            id: 'fail',
            label: msg({
              message: 'break',
              context: 'option of a guess',
              note: 'Goes on after “Without the Color card the model will …”.',
            }),
          },
        ],
      },
      hint: msg('The trash can at the top right of the Color card takes it away.'),
      check: all(
        guessed,
        ran(
          msg('Take the Color card away, and run it'),
          {
            type: 'run-start',
            where: [{ path: 'document.pipelines', lacks: 'color_display' }],
            why: msg('In your last run the Color card was still there.'),
          },
          shows('gauge_display', msg('The Gauge card was not used. Keep it above the model.')),
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Every card above a model that shows something is a tool in its hands. What it has no tool for, it can only talk about.',
      ),
      question: {
        ask: msg('A chat app can send e-mails for you. What must it have?'),
        options: [
          {
            id: 'clever',
            label: msg('A much smarter model'),
            reply: msg('The smartest model still only writes words.'),
          },
          {
            id: 'tool',
            label: msg('A tool for sending e-mails'),
            reply: msg('Yes. And whoever made that tool decides what it may do.'),
          },
          {
            id: 'ask',
            label: msg('A prompt that says “You can send e-mails”'),
            reply: msg('Then it might say that it had sent one. Nothing would arrive.'),
          },
        ],
      },
      check: answered('tool'),
    },
  ],
})
