import { msg } from '../../language/message'
import { all, answered, builtInText, came, card, guessed, lesson, ran, ranWith } from './lesson'

const wrote = {
  type: 'node-end' as const,
  card: { id: 'words' },
  where: [{ path: 'output.pieces.length', above: 0 }],
}

export const whereDoesItLook = lesson({
  id: 'where-does-it-look',
  teaches: msg(
    'For each guess, a network looks back at earlier pieces, more at some than at others. That is called attention.',
  ),
  minutes: 12,
  teacher: {
    aim: msg(
      'Students can explain what attention is: shares of looking back, which the network has learned by itself.',
    ),
    say: [
      msg('Attention is not magic. Each earlier piece gets a share, and the shares add up to 100%.'),
      msg('Each head looks in its own way. Nobody told it how; it came out of the training.'),
      msg('Attention shows where it looked, not why.'),
    ],
    ask: [
      {
        question: msg('How is this different from counting?'),
        answer: msg(
          'Counting takes the last few words as they are. Attention can look far back and skip what does not matter.',
        ),
      },
      {
        question: msg('Does the network know what it is looking at?'),
        answer: msg('It works with numbers. It does not know what they mean to us.'),
      },
    ],
    mistakes: [
      msg('“The darkest piece is the reason.” Many numbers work together; attention is a part of them.'),
      msg('“It looks ahead.” It only sees what came before.'),
    ],
  },
  cards: [
    card('words', 'next_word', {
      how: 'network',
      learnFrom: builtInText('fairy-tales'),
      begin: msg({ message: 'One day the', note: 'Words that the fairy tales of the language have more than once.' }),
      most: 20,
    }),
  ],
  steps: [
    {
      title: msg('A network that has learned'),
      text: msg(
        'Press **Train it** and wait until it is trained, or stop it after a while. Then press **Run**: it goes on with the beginning.',
      ),
      check: ran(msg('Train it, and let it write'), {
        ...wrote,
        why: msg('The network did not write anything. Press “Train it”, and then Run.'),
      }),
    },
    {
      title: msg('Look inside'),
      text: msg(
        'Press **One more** a few times. Below the bars, under *Where does it look?*, are the pieces that it sees. The darker a piece, the more it looks there for its next guess.',
      ),
      look: { card: { id: 'words' }, part: 'looks' },
      question: {
        ask: msg('All the shares together: how much do they make?'),
        options: [
          {
            id: 'all',
            label: msg('100%'),
            reply: msg('Yes. It looks at each piece a little, and splits all its looking among them.'),
          },
          {
            id: 'more',
            label: msg('More than 100%'),
            reply: msg('The more it looks at one, the less is left for the others.'),
          },
          {
            id: 'any',
            label: msg('That is different each time'),
            reply: msg('Each piece has its own share, but together they are always the same.'),
          },
        ],
      },
      check: answered('all'),
    },
    {
      title: msg('Another beginning'),
      text: msg('Soon you will change the text in *Begin with*, and run it again.'),
      question: {
        ask: msg('With another beginning, will it look at the same places?'),
        outcome: 'differs',
        outcomes: [
          came(
            'differs',
            msg(
              'It worked its shares out anew, from the pieces that are there now. Compare them below the bars, under *Where does it look?*',
            ),
            wrote,
          ),
        ],
        unclear: msg(
          'The text of a run does not say where it looked. See for yourself below the bars, under *Where does it look?*: other pieces, other shares.',
        ),
        options: [
          { id: 'differs', label: msg('No, it depends on the pieces that are there') },
          { id: 'same', label: msg('Yes, always at the last piece only') },
          { id: 'first', label: msg('Yes, always at the first piece only') },
        ],
      },
      check: all(
        guessed,
        ranWith(msg('Run it with another beginning'), [{ card: { id: 'words' }, path: 'input', changed: true }], wrote),
      ),
    },
    {
      title: msg('Many heads'),
      text: msg('Under *Look through*, choose one **head** after the other. Each of them looks in its own way.'),
      look: { card: { id: 'words' }, part: 'looks' },
      question: {
        ask: msg('Who told each head where to look?'),
        options: [
          {
            id: 'nobody',
            label: msg('Nobody. It came out of the training'),
            reply: msg('Yes. Looking there led to better guesses.'),
          },
          {
            id: 'people',
            label: msg('The people who made this page'),
            reply: msg('They wrote down how heads work, but not where to look.'),
          },
          {
            id: 'text',
            label: msg('The text says so'),
            reply: msg('The text is only letters. It says nothing about heads.'),
          },
        ],
      },
      check: answered('nobody'),
    },
    {
      title: msg('Layer by layer'),
      text: msg(
        'At *What would it guess before and after its layer?* you see two guesses. Large models have dozens of layers, and a guess after each.',
      ),
      look: { card: { id: 'words' }, part: 'layers' },
      question: {
        ask: msg('Which guess do the bars show?'),
        options: [
          {
            id: 'last',
            label: msg('The one after the last layer'),
            reply: msg('Yes. The layers before it only prepare it.'),
          },
          {
            id: 'first',
            label: msg('The one before the layers'),
            reply: msg('Compare them with the bars: that one is different.'),
          },
          {
            id: 'best',
            label: msg('The best of all of them'),
            reply: msg('It cannot know which is best. It takes the last.'),
          },
        ],
      },
      check: answered('last'),
    },
  ],
})
