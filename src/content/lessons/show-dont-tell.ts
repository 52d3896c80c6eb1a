import { msg } from '../../language/message'
import type { Written } from '../../language/written'
import { all, answered, came, changed, guessed, lesson, message, model, ran, ranWith } from './lesson'

const minus = msg({
  message: 'minus',
  context: 'part of an answer',
  note: 'The word MINUS of the examples, as a model copies it.',
})
const plus = msg({
  message: 'plus',
  context: 'part of an answer',
  note: 'The word PLUS of the examples, as a model copies it.',
})

const noMinus = msg({
  message: 'minus',
  context: 'not in an answer',
  note: 'As above; other words of the demo’s answer must not have it.',
})
const noPlus = msg({
  message: 'plus',
  context: 'not in an answer',
  note: 'As above; other words of the demo’s answer must not have it.',
})

/** Examples in lines of their own, with both words. */
const examples = {
  type: 'request' as const,
  where: [
    { path: 'request.messages', has: '\n' },
    { path: 'request.messages', has: plus },
    { path: 'request.messages', has: minus },
  ],
  why: msg('There should be two examples, each on its own line, one with PLUS and one with MINUS.'),
}

/** A short answer with this label, and not a chat about it. */
const shortly = (label: Written<string>, not: Written<string>, why?: Written<string>) => ({
  type: 'response' as const,
  card: { id: 'copier' },
  where: [
    { path: 'text', has: label },
    { path: 'text', lacks: not },
    { path: 'text.length', below: 120 },
  ],
  ...(why !== undefined && { why }),
})

export const showDontTell = lesson({
  id: 'show-dont-tell',
  teaches: msg(
    'A few examples in the prompt show a model what to do, often better than a rule. This is called few-shot prompting.',
  ),
  minutes: 10,
  cards: [message('ask', msg('The soup was terrible ->')), model('copier')],
  steps: [
    {
      title: msg('Without an example'),
      text: msg(
        'The message ends with an arrow. We want one word after it: **PLUS** for something good, **MINUS** for something bad. Press **Run**. Does the model know that?',
      ),
      check: ran(msg('Run it, and see that it does not know'), {
        type: 'response',
        card: { id: 'copier' },
        where: [
          { path: 'text', there: true },
          { path: 'text.length', above: 70 },
        ],
        why: msg('It already gave a short answer. Run it with the message as it was.'),
      }),
    },
    {
      title: msg('Show it'),
      text: msg(
        'Now do not explain anything. Write **two examples** above the last line, each on its own line, one with PLUS and one with MINUS: *I love this game -> PLUS*. Then run it.',
      ),
      hint: msg('I love this game -> PLUS\n\nMy bike is broken and I am sad -> MINUS\n\nThe soup was terrible ->'),
      check: ranWith(
        msg('Run it so that it answers MINUS (the line in brackets does not count)'),
        [changed('ask')],
        examples,
        shortly(
          minus,
          noPlus,
          msg('It did not answer with MINUS alone. Two lines with an arrow, and the line with the soup last.'),
        ),
      ),
    },
    {
      title: msg('Show it the wrong way around'),
      text: msg(
        'Now swap the two words: MINUS for the good thing, PLUS for the bad one. Guess what it will say about the soup, then run it.',
      ),
      question: {
        ask: msg('What will it say about the terrible soup?'),
        options: [
          { id: 'minus', label: msg('MINUS: terrible is bad') },
          { id: 'plus', label: msg('PLUS: it does what the examples do') },
          { id: 'nothing', label: msg('Nothing: it sees the mistake') },
        ],
        outcome: 'plus',
        outcomes: [
          came(
            'plus',
            msg(
              'It did what your examples do. In them a bad thing gets PLUS, and nothing else told it what PLUS means.',
            ),
            shortly(plus, noMinus),
          ),
          came(
            'minus',
            msg('It kept to what the words mean, and not to your examples. Large models differ in that.'),
            shortly(minus, noPlus),
          ),
        ],
      },
      check: all(
        guessed,
        ranWith(
          msg('Run it with the words swapped: it says PLUS'),
          [changed('ask')],
          examples,
          shortly(
            plus,
            noMinus,
            msg('It did not say PLUS. Is PLUS after the bad thing now, and MINUS after the good one?'),
          ),
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'The demo follows examples by rules: it looks for what all of them have in common, or else for the one that is most alike, and tells you so in brackets. Large models have learned to continue a pattern, whatever is in it. Swapped words like yours confuse some of them. Others follow along.',
      ),
      question: {
        ask: msg('You want letters sorted into “bill” and “no bill”. What do you put in the prompt?'),
        options: [
          {
            id: 'both',
            label: msg('A short rule, and a few examples of both kinds that are right'),
            reply: msg('Yes. And add one that is hard to tell. It teaches the most.'),
          },
          {
            id: 'one',
            label: msg('Ten examples of “bill”'),
            reply: msg('Then it may say “bill” to everything: that is the pattern it saw.'),
          },
          {
            id: 'long',
            label: msg('Two pages of rules'),
            reply: msg('An example is shorter and leaves less to guess.'),
          },
        ],
      },
      check: answered('both'),
    },
  ],
  teacher: {
    aim: msg(
      'Students can give a model a task with two or three examples, and know that it follows mistakes in them, too.',
    ),
    say: [
      msg('Play it without a computer first: dog, DOG; cat, CAT; bear? Nobody told you the rule.'),
      msg('Nothing is learned for good. The examples are part of the text that is sent, and they are gone with it.'),
    ],
    ask: [
      {
        question: msg('How would you show a model how to write like a diary?'),
        answer: msg('With two short diary entries, and the date of the third.'),
      },
      {
        question: msg('When is a rule better than an example?'),
        answer: msg(
          'When it is about something rare or forbidden that two examples cannot show. Often both together work best.',
        ),
      },
    ],
    mistakes: [
      msg('They write the examples below the open line. The open line must be last: the model goes on from there.'),
      msg('Both examples have the same word. Then there is nothing to tell apart.'),
    ],
  },
})
