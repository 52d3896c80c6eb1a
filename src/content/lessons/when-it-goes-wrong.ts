import { msg } from '../../language/message'
import { answered, card, lesson, message, model, ran, shows, systemPrompt } from './lesson'

export const whenItGoesWrong = lesson({
  id: 'when-it-goes-wrong',
  teaches: msg(
    'Models are busy, calls break, answers are cut short. Each failure has a name, a reason, and something you can do.',
  ),
  minutes: 12,
  teacher: {
    aim: msg('Students can name four ways a call can go wrong, and what helps.'),
    say: [
      msg('A run that fails is nothing bad. It tells you what happened.'),
      msg('The demo fails because the card Trouble tells it to. Real models fail in these ways by themselves.'),
      msg('A mistake with a tool goes back to the model, and it tries again. A call that was refused does not.'),
    ],
    ask: [
      {
        question: msg('What helps against a 429?'),
        answer: msg('Waiting. Pressing again makes it worse.'),
      },
      {
        question: msg('How does the model learn that its call was wrong?'),
        answer: msg('The error is sent to it as the result of the tool.'),
      },
    ],
    mistakes: [
      msg('Students type only part of the line. It must be the whole line: {line}. Capitals do not matter.', {
        line: 'demo: wrong tool',
      }),
      msg('They think they broke something. Show them that Run works again right away.'),
    ],
  },
  cards: [
    systemPrompt('trouble', 'demo: fail 429', msg('Trouble')),
    card('mood', 'color_display', { name: msg({ message: 'mood', context: 'name of a card' }), showHex: true }),
    systemPrompt(
      'ring',
      msg(
        'You are a mood ring. Show the mood as a color with {display_mood_color}, and say in a sentence what you saw.',
        { display_mood_color: msg({ message: 'display_mood_color', context: 'name of a tool' }) },
      ),
    ),
    message('message', msg('I am so happy today, the sun is out!')),
    // Only the demo fails on request.
    model('model', { model: 'demo' }),
  ],
  steps: [
    {
      title: msg('Too many calls'),
      text: msg(
        'The first card, **Trouble**, tells the demo model to fail in a certain way, as real ones do now and then. Press **Run**. A run that fails is nothing bad: read what the model’s card says.',
      ),
      check: {
        kind: 'run',
        say: msg('Run it, and let it fail'),
        ended: 'failed',
        events: [
          {
            type: 'node-error',
            where: [{ path: 'code', is: 'rate_limited' }],
            why: msg('It failed in another way. The line in Trouble must be: {line}', { line: 'demo: fail 429' }),
          },
        ],
      },
    },
    {
      title: msg('What helps?'),
      text: msg(
        'The number for this is **429**: too many calls at once. When thirty people press Run in one class, it happens to real models too.',
      ),
      question: {
        ask: msg('What should you do with a 429?'),
        options: [
          {
            id: 'hammer',
            label: msg('Press Run again, as fast as you can'),
            reply: msg('That makes it worse: even more calls.'),
          },
          {
            id: 'wait',
            label: msg('Wait a moment, then try again'),
            reply: msg('Yes. The card even says for how long.'),
          },
          {
            id: 'prompt',
            label: msg('Write a better prompt'),
            reply: msg('The model never saw the prompt. The door was shut.'),
          },
        ],
      },
      check: answered('wait'),
    },
    {
      title: msg('The wrong tool'),
      text: msg(
        'In **Trouble**, change the line to **{line}** and run it. The model calls a tool that is not there. Look in the X-ray how it finds out, and what it does then.',
        { line: 'demo: wrong tool' },
      ),
      hint: msg('The box is on the card **Trouble**. The whole line in it must be: {line}', {
        line: 'demo: wrong tool',
      }),
      check: ran(
        msg('Run it with “{line}”: one call goes wrong, the next one is right', { line: 'demo: wrong tool' }),
        {
          type: 'tool-result',
          where: [
            { path: 'outputType', is: 'unknown' },
            { path: 'isError', is: true },
          ],
          why: msg('No wrong tool was called. The line in Trouble must be: {line}', { line: 'demo: wrong tool' }),
        },
        shows('color_display', msg('No color came after the wrong call.')),
      ),
    },
    {
      title: msg('Broken handwriting'),
      text: msg(
        'Nobody scolded it. The mistake went back to the model as a message, and it tried again. Now write **{line}**: the form is filled in so badly that nobody can read it. Run it.',
        { line: 'demo: malformed arguments' },
      ),
      check: ran(
        msg('Run it with “{line}”: a call that cannot be read, then a good one', { line: 'demo: malformed arguments' }),
        {
          type: 'tool-result',
          where: [{ path: 'mistake.problems', has: 'not valid JSON' }],
          why: msg('Each call could be read. The line in Trouble must be: {line}', {
            line: 'demo: malformed arguments',
          }),
        },
        shows('color_display', msg('No color came after the broken call.')),
      ),
    },
    {
      title: msg({ message: 'Cut off', context: 'title of a step' }),
      text: msg('One more: **{line}**. The connection breaks before the answer is there. Run it.', {
        line: 'demo: cut stream',
      }),
      check: {
        kind: 'run',
        say: msg('Run it with “{line}”, and see it break off', { line: 'demo: cut stream' }),
        ended: 'failed',
        events: [
          {
            type: 'node-error',
            where: [{ path: 'code', is: 'cut' }],
            why: msg('It failed in another way. The line in Trouble must be: {line}', { line: 'demo: cut stream' }),
          },
        ],
      },
    },
    {
      title: msg('All well again'),
      text: msg('Remove the card **Trouble**, and run it one last time.'),
      hint: msg('It is the first card, a System prompt.'),
      check: ran(
        msg('Run it without trouble'),
        {
          type: 'tool-result',
          atMost: 0,
          where: [{ path: 'isError', is: true }],
          why: msg('A call went wrong again. Is the card Trouble gone?'),
        },
        shows('color_display', msg('No color came. Keep the Color card above the model.')),
      ),
    },
  ],
})
