import { all, answered, guessed, lesson, message, model, ran, replied, shows, systemPrompt } from './lesson'

export const toolsAsHands = lesson({
  id: 'tools-as-hands',
  title: 'Tools are hands',
  teaches:
    'A language model can only write. A tool is a form that it may fill in, and the page does what the form says.',
  minutes: 10,
  teacher: {
    aim: 'Students can explain who does what: the model writes a call, the page carries it out.',
    say: [
      'A language model can only write. A tool is a form that it may fill in.',
      'Look into the X-ray: the model wrote a name and six letters and digits. The page painted.',
      'What it has no tool for, it can only talk about.',
    ],
    ask: [
      {
        question: 'Could this painter send an e-mail?',
        answer: 'No. There is no tool for it.',
      },
      {
        question: 'Who decides what a tool may do?',
        answer: 'The people who make it.',
      },
    ],
    mistakes: [
      '“The model painted it.” Show the call in the X-ray.',
      'The card is below the model. A model can use only what is above it.',
    ],
  },
  cards: [
    systemPrompt('painter', 'You are a painter. You think in colors.'),
    message('message', 'What color is a stormy sea?'),
    model('model'),
  ],
  steps: [
    {
      title: 'A painter without hands',
      text: 'This model is told that it is a painter. But there is nothing to paint with. Press **Run**, and read what it says.',
      check: ran('Run it without any tool', { type: 'tool-call', atMost: 0 }, replied),
    },
    {
      title: 'Give it a hand',
      text: 'It can only talk about colors, and even asks you for a tool. Open **Add a card** (the palette) and choose **Color**. The card goes above the model, for a model can use what stands above it. Run it again.',
      hint: 'On a wide screen the palette is at the left. On a phone, press **Add card** at the foot.',
      check: all(
        { kind: 'card', say: 'Add a Color card', card: { type: 'color_display' } },
        ran(
          'Run it, and get a color',
          shows('color_display', 'No color came: the Color card must be above the model.'),
        ),
      ),
    },
    {
      title: 'Who painted?',
      text: 'Look at the **X-ray**. In *Context* you see the model’s own words: it wrote the name of a tool, `display_color`, and six letters and digits behind a `#`. That is all it did.',
      question: {
        ask: 'So who put the color on the screen?',
        options: [
          { id: 'model', label: 'The model did', reply: 'The model only wrote down which color it wants.' },
          {
            id: 'page',
            label: 'The page did, because the model asked for it',
            reply: 'Yes. The model fills in a form. The page reads it, and paints.',
          },
          { id: 'internet', label: 'The internet did', reply: 'The demo model works with no internet at all.' },
        ],
      },
      check: answered('page'),
    },
    {
      title: 'A second hand',
      text: 'Add a **Gauge** too. Nobody tells the model what to measure. Run it: it reads what the tool is for, and fills in the second form as well.',
      check: all(
        { kind: 'card', say: 'Add a Gauge card', card: { type: 'gauge_display' } },
        ran(
          'Run it, and get a number',
          shows('gauge_display', 'No number came: the Gauge card must be above the model.'),
          shows('color_display', 'The Color card was not used. It must stay above the model, too.'),
        ),
      ),
    },
    {
      title: 'Take one away',
      text: 'Remove the **Color** card. What will the painter do now? Guess, then run it.',
      question: {
        ask: 'Without the Color card the model will …',
        outcome: 'gauge',
        options: [
          { id: 'still', label: 'still show a color' },
          { id: 'gauge', label: 'use only the gauge' },
          { id: 'fail', label: 'break' },
        ],
      },
      hint: 'The bin at the top right of the Color card takes it away.',
      check: all(
        guessed,
        ran(
          'Take the Color card away, and run it',
          {
            type: 'run-start',
            where: [{ path: 'document.pipelines', lacks: 'color_display' }],
            why: 'In your last run the Color card was still there.',
          },
          shows('gauge_display', 'The Gauge card was not used. Keep it above the model.'),
        ),
      ),
    },
    {
      title: 'What you know now',
      text: 'Every card that shows something and stands above a model is a tool in its hands. What it has no tool for, it can only talk about.',
      question: {
        ask: 'A chat app can send e-mails for you. What must it have?',
        options: [
          { id: 'clever', label: 'A much cleverer model', reply: 'The cleverest model still only writes words.' },
          {
            id: 'tool',
            label: 'A tool for sending e-mails',
            reply: 'Yes. And whoever made that tool decides what it may do.',
          },
          {
            id: 'ask',
            label: 'A prompt that says “You can send e-mails”',
            reply: 'Then it might say that it had sent one. Nothing would arrive.',
          },
        ],
      },
      check: answered('tool'),
    },
  ],
})
