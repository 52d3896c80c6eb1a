import { msg } from '../../language/message'
import {
  all,
  answered,
  came,
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
  teaches: msg(
    'You pay for models by the token: for everything that is sent, and for everything that comes back. Short is cheap, and often just as good.',
  ),
  minutes: 10,
  teacher: {
    aim: msg('Students can count what is sent, and work out what a class costs.'),
    say: [
      msg('You pay for models by the token. A token is a piece of a word.'),
      msg('What is sent counts, each time. You pay for a long system prompt with every message.'),
      msg('Four letters for a token is an average for English. Other languages often need more tokens.'),
    ],
    ask: [
      {
        question: msg('What is the cheapest change?'),
        answer: msg('A shorter prompt that works just as well.'),
      },
      {
        question: msg('Why does a tool cost?'),
        answer: msg('Its description is sent along, and sent again with its result.'),
      },
    ],
    mistakes: [
      msg('“The answer is what I pay for.” Look at how many tokens go in.'),
      msg('Zeros: 1,000 × 500 × 10 is five million. Let them write it down.'),
    ],
  },
  cards: [
    systemPrompt(
      'rules',
      msg(
        'You are a helpful, friendly, patient, polite, careful, cheerful and kind helper who is always very glad to help and who thinks about every single question for a long time before it says anything at all. You like to help. Helping is what you like. When somebody needs help, you help them, because you are a helper, and that is what helpers do. Be helpful.',
      ),
    ),
    message('message', msg('I am happy today. Describe a red boat in a storm.')),
    model('model'),
  ],
  steps: [
    {
      title: msg('Count the tokens'),
      text: msg(
        'Models count in **tokens**: pieces of words. In English a token has about four letters on average. In other languages it is often fewer. The demo only estimates them. You pay for each one that is sent and for each one that comes back. Press **Run**. Then open *Details* in the **X-ray**: it says how many tokens went in, and how many came out.',
      ),
      hint: msg('In means sent, out means what came back.'),
      check: ran(msg('Press Run'), {
        type: 'usage',
        where: [{ path: 'usage.input', above: 60 }],
        why: msg('Fewer than 60 tokens went in. Put the long system prompt back.'),
      }),
    },
    {
      title: msg('Where did they go?'),
      text: msg('About a hundred tokens went in. Your message has only about a dozen.'),
      question: {
        ask: msg('What are all the others?'),
        options: [
          { id: 'answer', label: msg('The answer'), reply: msg('That is counted separately, as “out”.') },
          {
            id: 'system',
            label: msg('The long system prompt'),
            reply: msg(
              'Yes. It is sent with every single message, and you pay for it each time. (Some makers charge less for what was sent just before.)',
            ),
          },
          {
            id: 'secret',
            label: msg('Secret words of the maker'),
            reply: msg('The X-ray shows everything that this page sent.'),
          },
        ],
      },
      check: answered('system'),
    },
    {
      title: msg('Say less'),
      text: msg(
        'Make the system prompt much shorter, so that **fewer than 30** tokens go in. Does the answer get any worse?',
      ),
      hint: msg('Try just: You are a kind helper.'),
      check: ranWith(
        msg('Shorten the system prompt, and run it with fewer than 30 tokens in'),
        [changed('rules', 'config.prompt')],
        {
          type: 'usage',
          where: [{ path: 'usage.input', above: 0, below: 30 }],
          why: msg('There were 30 tokens or more. Say less in the system prompt, or in the message.'),
        },
        replied,
      ),
    },
    {
      title: msg('A limit for the answer'),
      text: msg(
        'What comes back often costs five times as much as what goes in. In the settings of **Model**, set *Max tokens* to **10**. Run it. What happens to the sentence?',
      ),
      check: ran(msg('Run it with a low limit, and see it stop short'), {
        type: 'response',
        where: [{ path: 'ending', is: 'token-limit' }],
        why: msg('The answer did not reach the limit. Set Max tokens lower, to about 10.'),
      }),
    },
    {
      title: msg('Tools cost too'),
      text: msg(
        'Set *Max tokens* back to **1024**, and add a **Color** card. How much more will it be? Guess, then run it, and look at both rounds in the X-ray, below *Details*.',
      ),
      look: { card: { id: 'model' } },
      question: {
        ask: msg('How many tokens go in, with one tool?'),
        options: [
          { id: 'same', label: msg('About as many as before') },
          { id: 'twice', label: msg('About twice as many') },
          { id: 'ten', label: msg('About ten times as many') },
        ],
        outcomes: [
          came(
            'ten',
            msg(
              'Ten times as many, or even more. Your message is short. The description of the tool is long, and it is sent twice, once in each round.',
            ),
            shows('color_display'),
            { type: 'usage', where: [{ path: 'usage.input', below: 165 }] },
          ),
          came(
            'twice',
            msg(
              'About twice as many: your message is so long that the tool hardly counts. But all of it was sent twice.',
            ),
            shows('color_display'),
            { type: 'usage', where: [{ path: 'usage.input', below: 600 }], atMost: 0 },
          ),
        ],
        unclear: msg(
          'It depends on how long your own message is. The tool adds the same each time, and all of it is sent twice. Look at both rounds in the X-ray.',
        ),
      },
      hint: msg('The tool’s whole description is sent along, and then again with its result.'),
      check: all(
        guessed,
        { kind: 'card', say: msg('Add a Color card'), card: { type: 'color_display' } },
        ran(
          msg('Run it with a tool'),
          shows('color_display', msg('No color came. Is Max tokens high again, and the card above the model?')),
        ),
      ),
    },
    {
      title: msg('Do the sum'),
      text: msg(
        'The demo model is free. A real one may cost **2 dollars for a million tokens**. That sounds like nothing. But now think of a whole school.',
      ),
      question: {
        ask: msg('1,000 students each send 500 tokens, 10 times a day. What does one day cost?'),
        options: [
          {
            id: 'cent',
            label: msg('About 1 cent'),
            reply: msg('Count again: 1,000 × 500 × 10 is five million tokens.'),
          },
          {
            id: 'ten',
            label: msg('About 10 dollars'),
            reply: msg('Yes: five million tokens, at 2 dollars for each million.'),
          },
          {
            id: 'thousand',
            label: msg('About 1,000 dollars'),
            reply: msg('That would be 500 million tokens. Count the zeros again.'),
          },
        ],
      },
      hint: msg('1,000 × 500 × 10 = 5,000,000.'),
      check: answered('ten'),
    },
  ],
})
