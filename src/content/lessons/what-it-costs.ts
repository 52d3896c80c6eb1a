import {
  all,
  answered,
  changed,
  guessed,
  lesson,
  message,
  model,
  ran,
  ranWith,
  replied,
  shows,
  systemPrompt,
} from './lesson'

export const whatItCosts = lesson({
  id: 'what-it-costs',
  title: 'What it costs',
  teaches: 'Models are paid by the token: for all that is sent, and for all that comes back. Short is cheap, and good.',
  minutes: 10,
  teacher: {
    aim: 'Students can count what is sent, and work out what a class costs.',
    say: [
      'Models are paid by the token: a piece of a word.',
      'What is sent counts, each time. A long system prompt is paid with each message.',
      'Four letters for a token is an average for English. Other languages often need more tokens.',
    ],
    ask: [
      {
        question: 'What is the cheapest change?',
        answer: 'A shorter prompt, if it is as good.',
      },
      {
        question: 'Why does a tool cost?',
        answer: 'Its description is sent along, and sent again with its result.',
      },
    ],
    mistakes: [
      '“The answer is what I pay for.” Look at how many tokens go in.',
      'Zeros: 1,000 × 500 × 10 is five million. Let them write it down.',
    ],
  },
  cards: [
    systemPrompt(
      'rules',
      'You are a helpful, friendly, patient, polite, careful, cheerful and kind helper who is always very glad to help and who thinks about every single question for a long time before it says anything at all. You like to help. Helping is what you like. When somebody needs help, you help them, because you are a helper, and that is what helpers do. Be helpful.',
    ),
    message('message', 'I am happy today. Describe a red boat in a storm.'),
    model('model'),
  ],
  steps: [
    {
      title: 'Count the tokens',
      text: 'Models count in **tokens**: pieces of words. In English one has about four letters on average; in other languages it is often fewer. The demo only estimates them. You pay for each one that is sent and for each one that comes back. Press **Run**. Then look at the **X-ray**: behind *Tokens* stands how many went in, and how many came out.',
      hint: 'In means sent, out means what came back.',
      check: ran('Press Run', { type: 'usage', where: [{ path: 'usage.input', above: 60 }] }),
    },
    {
      title: 'Where did they go?',
      text: 'About a hundred tokens went in. Your message has only about a dozen.',
      question: {
        ask: 'What are all the others?',
        options: [
          { id: 'answer', label: 'The answer', reply: 'That is counted by itself, as “out”.' },
          {
            id: 'system',
            label: 'The long system prompt',
            reply:
              'Yes. It is sent with every single message, and paid for each time. (Some makers ask less for what was sent just before.)',
          },
          {
            id: 'secret',
            label: 'Secret words of the maker',
            reply: 'The X-ray shows all that this page sent.',
          },
        ],
      },
      check: answered('system'),
    },
    {
      title: 'Say less',
      text: 'Make the system prompt much shorter, so that **fewer than 30** tokens go in. Does the answer get any worse?',
      hint: 'Try just: You are a kind helper.',
      check: ranWith(
        'Shorten the system prompt, and run it with fewer than 30 tokens in',
        [changed('rules', 'config.prompt')],
        { type: 'usage', where: [{ path: 'usage.input', above: 0, below: 30 }] },
        replied,
      ),
    },
    {
      title: 'A lid on the answer',
      text: 'What comes back often costs five times as much as what goes in. In the settings of **Inference**, set *Max tokens* to **10**. Run it. What happens to the sentence?',
      check: ran('Run it with a low lid, and see it stop short', {
        type: 'response',
        where: [{ path: 'ending', is: 'token-limit' }],
        why: 'The answer came to its end. Set Max tokens lower, to about 10.',
      }),
    },
    {
      title: 'Tools cost too',
      text: 'Set *Max tokens* back to **1024**, and add a **Color** card. How much more will it be? Guess, then run it, and look at both rounds in the X-ray.',
      question: {
        ask: 'How many tokens go in, with one tool?',
        options: [
          { id: 'same', label: 'About as many as before' },
          { id: 'twice', label: 'About twice as many' },
          { id: 'ten', label: 'About ten times as many' },
        ],
      },
      hint: 'The tool’s whole description is sent along, and once more with its result.',
      check: all(
        guessed,
        { kind: 'card', say: 'Add a Color card', card: { type: 'color_display' } },
        ran(
          'Run it with a tool',
          shows('color_display', 'No color came. Is Max tokens high again, and the card above the model?'),
        ),
      ),
    },
    {
      title: 'Do the sum',
      text: 'The demo model is free. A real one may cost **2 dollars for a million tokens**. That sounds like nothing. But now think of a whole school.',
      question: {
        ask: '1,000 students each send 500 tokens, 10 times a day. What does one day cost?',
        options: [
          { id: 'cent', label: 'About 1 cent', reply: 'Count again: 1,000 × 500 × 10 is five million tokens.' },
          { id: 'ten', label: 'About 10 dollars', reply: 'Yes: five million tokens, at 2 dollars for each million.' },
          {
            id: 'thousand',
            label: 'About 1,000 dollars',
            reply: 'That would be 500 million tokens. Count the zeros again.',
          },
        ],
      },
      hint: '1,000 × 500 × 10 = 5,000,000.',
      check: answered('ten'),
    },
  ],
})
