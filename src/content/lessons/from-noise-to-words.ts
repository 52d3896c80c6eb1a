import { msg } from '../../language/message'
import { joined } from '../../language/written'
import { all, answered, builtInText, card, guessed, had, lesson, ran, withCards } from './lesson'

const wrote = {
  type: 'node-end' as const,
  card: { id: 'words' },
  where: [{ path: 'output.pieces.length', above: 0 }],
}

export const fromNoiseToWords = lesson({
  id: 'from-noise-to-words',
  teaches: msg(
    'A neural network begins with random numbers. Each wrong guess changes them a little. That is how it learns, and there is nothing more to it.',
  ),
  minutes: 12,
  teacher: {
    aim: msg(
      'Students can explain that a network learns from its wrong guesses, and why a part of the text is kept apart.',
    ),
    say: [
      msg(
        'Nobody tells it what a letter, a word or a sentence is. It only guesses, and is changed a little each time.',
      ),
      msg('The dashed line is the honest one: it is measured on text that the network never reads.'),
      msg('Large models learn in the same way, with about a billion times more text and far more numbers.'),
    ],
    ask: [
      {
        question: msg('Why is the solid line lower than the dashed one at the end?'),
        answer: msg('It knows what it has read by heart. That does not help with new text.'),
      },
      {
        question: msg('Would the network be better with a hundred fairy tales?'),
        answer: msg('Yes. There would be more to learn, and it could not learn it all by heart so soon.'),
      },
    ],
    mistakes: [
      msg('“It looks the words up in the text.” The text is not in it, only numbers that the text has changed.'),
      msg('“Longer is always better.” After the lines part, it gets no better at new text.'),
    ],
  },
  cards: [
    card('words', 'next_word', {
      how: 'network',
      cut: 'characters',
      learnFrom: builtInText('fairy-tales'),
      begin: '',
      most: 60,
    }),
  ],
  steps: [
    {
      title: msg('The film'),
      text: joined(
        msg(
          'This card does not count. It is a **neural network**: thousands of numbers, all random. In a moment it reads fairy tales, letter by letter, guesses the next letter each time, and changes its numbers a little.',
        ),
        '\n\n',
        msg(
          'Press **Train it**, and watch what it writes, from noise to letters to words. You can stop at any time, and go on. Then press **Run** to let it write.',
        ),
      ),
      question: {
        ask: msg('What will it get right first?'),
        outcome: 'letters',
        outcomes: [
          {
            option: 'letters',
            check: withCards(ran('', wrote), had('words', [{ path: 'config.how', is: 'network' }], '')),
            say: msg(
              'First it found out which letters come often, then short words. See it in the film: the next step goes back to its beginning. What the tales are about, it never gets to.',
            ),
          },
        ],
        unclear: msg(
          'A run shows only how it writes at the end. The film shows the order: pull the slider back, and see whether letters and spaces, words or sense came first.',
        ),
        options: [
          { id: 'letters', label: msg('Which letters come often, and that there are spaces') },
          { id: 'words', label: msg('Whole words') },
          { id: 'sense', label: msg('What the tales are about') },
        ],
      },
      hint: msg('The slider above the curve goes back to any moment, as in a film.'),
      check: all(
        guessed,
        ran(msg('Train it, and let it write'), {
          ...wrote,
          why: msg('The network did not write anything. Press “Train it”, and then Run.'),
        }),
      ),
    },
    {
      title: msg('Look back'),
      text: msg(
        'Pull the slider above the curve all the way back, and then slowly forward. Read what it wrote each time.',
      ),
      look: { card: { id: 'words' }, part: 'film' },
      question: {
        ask: msg('What did it write at the very beginning?'),
        options: [
          {
            id: 'noise',
            label: msg('Noise: letters in any order'),
            reply: msg('Yes. Its numbers were random, and so were its guesses.'),
          },
          {
            id: 'tale',
            label: msg('A fairy tale'),
            reply: msg('Look at step 0: it had read nothing then.'),
          },
          {
            id: 'nothing',
            label: msg('Nothing'),
            reply: msg('It always guesses something, even when it knows nothing.'),
          },
        ],
      },
      check: answered('noise'),
    },
    {
      title: msg('Two lines'),
      text: msg(
        'The solid line is its surprise about what it reads. The dashed line is its surprise about a tenth of the text that it **never** reads.',
      ),
      look: { card: { id: 'words' }, part: 'curve' },
      question: {
        ask: msg('Why is a tenth kept apart?'),
        options: [
          {
            id: 'honest',
            label: msg('To see how it does on text that it cannot know by heart'),
            reply: msg('Yes. Only that shows whether it learned more than the words themselves.'),
          },
          {
            id: 'quick',
            label: msg('So that it finishes sooner'),
            reply: msg('It would hardly take longer with all of it.'),
          },
          {
            id: 'hard',
            label: msg('Because that part is too hard for it'),
            reply: msg('It is every tenth paragraph, no harder than the others.'),
          },
        ],
      },
      check: answered('honest'),
    },
    {
      title: msg('By heart'),
      text: msg(
        'In the settings of the card, set *It reads* to **pieces of words** and *It practices* to **a long time**. Train it again until the two lines part: “Now it learns by heart.” Then run it.',
      ),
      hint: msg('When the lines part, you can press “Stop training”.'),
      check: all(
        {
          kind: 'card',
          card: { id: 'words' },
          where: [{ path: 'config.cut', is: 'pieces' }],
          say: msg('Let it read pieces of words'),
        },
        withCards(
          ran(msg('Train it, and let it write'), {
            ...wrote,
            why: msg('The network did not write anything. Press “Train it”, and then Run.'),
          }),
          had(
            'words',
            [{ path: 'config.cut', is: 'pieces' }],
            msg('Your last run was with single letters. Train the new network, and run it.'),
          ),
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Nobody wrote a rule into it. Its numbers came from guesses, and from being changed after each of them.',
      ),
      question: {
        ask: msg('Where do the numbers of a network come from?'),
        options: [
          {
            id: 'changed',
            label: msg('From many, many tiny changes, one after each guess'),
            reply: msg('Yes. That is what “training” means.'),
          },
          { id: 'typed', label: msg('Somebody typed them in'), reply: msg('You saw them begin at random.') },
          {
            id: 'copied',
            label: msg('They are the text in a secret code'),
            reply: msg('The text is not in it. But what it read often, it may know by heart.'),
          },
        ],
      },
      check: answered('changed'),
    },
  ],
})
