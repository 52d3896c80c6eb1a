import { answered, card, lesson, message, model, ran, shows, systemPrompt } from './lesson'

export const whenItGoesWrong = lesson({
  id: 'when-it-goes-wrong',
  title: 'When it goes wrong',
  teaches:
    'Models are busy, calls are broken, answers are cut. Each failure has a name, a reason, and something to do.',
  minutes: 12,
  teacher: {
    aim: 'Students can name four ways in which a call goes wrong, and what helps.',
    say: [
      'A run that fails is nothing bad. It says what happened.',
      'The demo fails because the card Trouble tells it to. Real models fail in these ways by themselves.',
      'A mistake with a tool goes back to the model, and it tries again. A call that was refused does not.',
    ],
    ask: [
      {
        question: 'What helps against a 429?',
        answer: 'Waiting. Pressing again makes it worse.',
      },
      {
        question: 'How does the model learn that its call was wrong?',
        answer: 'The error is sent to it as the result of the tool.',
      },
    ],
    mistakes: [
      'Students write only a part of the line. The whole line counts: demo: wrong tool. Capitals do not matter.',
      'They think that they broke something. Show that Run works again at once.',
    ],
  },
  cards: [
    systemPrompt('trouble', 'demo: fail 429', 'Trouble'),
    card('mood', 'color_display', { name: 'mood', showHex: true }),
    systemPrompt(
      'ring',
      'You are a mood ring. Show the mood as a color with display_mood_color, and say in a sentence what you saw.',
    ),
    message('message', 'I am so happy today, the sun is out!'),
    // Only the demo fails on request.
    model('model', { model: 'demo' }),
  ],
  steps: [
    {
      title: 'Too many calls',
      text: 'The first card, **Trouble**, tells the demo model to fail in a certain way, as real ones do now and then. Press **Run**. A run that fails is nothing bad: read what the model’s card says.',
      check: {
        kind: 'run',
        say: 'Run it, and let it fail',
        ended: 'failed',
        events: [
          {
            type: 'node-error',
            where: [{ path: 'code', is: 'rate_limited' }],
            why: 'It failed in another way. The line in Trouble must be: demo: fail 429',
          },
        ],
      },
    },
    {
      title: 'What helps?',
      text: 'The number for this is **429**: too many calls at once. When thirty people press Run in one class, it happens to real models too.',
      question: {
        ask: 'What should you do with a 429?',
        options: [
          {
            id: 'hammer',
            label: 'Press Run again, as fast as you can',
            reply: 'That makes it worse: still more calls.',
          },
          { id: 'wait', label: 'Wait a moment, then try again', reply: 'Yes. The card even says for how long.' },
          { id: 'prompt', label: 'Write a better prompt', reply: 'The model never saw the prompt. The door was shut.' },
        ],
      },
      check: answered('wait'),
    },
    {
      title: 'The wrong tool',
      text: 'In **Trouble**, change the line to **demo: wrong tool** and run it. The model calls a tool that is not there. Look in the X-ray how it finds out, and what it does then.',
      hint: 'Press the little sliders at the top of the card Trouble to open it. The whole line must be: demo: wrong tool',
      check: ran(
        'Run it with “demo: wrong tool”: a call goes wrong, the next one is right',
        {
          type: 'tool-result',
          where: [
            { path: 'outputType', is: 'unknown' },
            { path: 'isError', is: true },
          ],
          why: 'No wrong tool was called. The line in Trouble must be: demo: wrong tool',
        },
        shows('color_display', 'No color came after the wrong call.'),
      ),
    },
    {
      title: 'Broken handwriting',
      text: 'Nobody scolded it. The mistake went back to the model as a message, and it tried again. Now write **demo: malformed arguments**: the form comes filled in so badly that nobody can read it. Run it.',
      check: ran(
        'Run it with “demo: malformed arguments”: a call that cannot be read, then a good one',
        {
          type: 'tool-result',
          where: [{ path: 'mistake.problems', has: 'not valid JSON' }],
          why: 'Each call could be read. The line in Trouble must be: demo: malformed arguments',
        },
        shows('color_display', 'No color came after the broken call.'),
      ),
    },
    {
      title: 'Cut off',
      text: 'One more: **demo: cut stream**. The line breaks in the middle of an answer. Run it.',
      check: {
        kind: 'run',
        say: 'Run it with “demo: cut stream”, and see it break off',
        ended: 'failed',
        events: [
          {
            type: 'node-error',
            where: [{ path: 'code', is: 'cut' }],
            why: 'It failed in another way. The line in Trouble must be: demo: cut stream',
          },
        ],
      },
    },
    {
      title: 'All well again',
      text: 'Remove the card **Trouble**, and run it a last time.',
      hint: 'It is the first card, a System prompt.',
      check: ran(
        'Run it without trouble',
        {
          type: 'tool-result',
          atMost: 0,
          where: [{ path: 'isError', is: true }],
          why: 'A call went wrong again. Is the card Trouble gone?',
        },
        shows('color_display', 'No color came. Keep the Color card above the model.'),
      ),
    },
  ],
})
