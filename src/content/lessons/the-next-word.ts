import { msg } from '../../language/message'
import { joined, type Written } from '../../language/written'
import { all, answered, builtInText, came, card, changed, guessed, lesson, ran, ranWith } from './lesson'

const begin = msg({
  message: 'One day the little',
  note: 'Its last two words are in the fairy tales of the language, with several ways to go on: “the little” fox, girl, dragon.',
})

/** A text at “Begin with”; until the first change there is none, and the beginning of the lesson counts. */
const hasBegin = (text: { has?: Written<string>; lacks?: Written<string> }) => ({
  kind: 'card' as const,
  card: { id: 'words' },
  where: [
    { path: 'input', there: true },
    { path: 'input', ...text },
  ],
})

export const theNextWord = lesson({
  id: 'the-next-word',
  teaches: msg('A language model guesses the next word. Here you can see every guess, and where it comes from.'),
  minutes: 10,
  teacher: {
    aim: msg(
      'Students can explain what a language model does: it gives each possible next piece of text a chance, and one is picked.',
    ),
    say: [
      msg('You know this from your phone: it suggests the next word. Today we look inside.'),
      msg('This model has read ten fairy tales, and it counted. There is nothing else in it.'),
      msg(
        'A large model does not keep a table of counts. It has learned billions of numbers. But what comes out is the same kind of thing: chances for the next piece.',
      ),
    ],
    ask: [
      {
        question: msg('Why does “fox” get 36%?'),
        answer: msg('The words “the little” come 14 times in the tales, and 5 times “fox” comes next: 5 of 14.'),
      },
      {
        question: msg('Why does it go on after “My spaceship”, though no tale has a spaceship?'),
        answer: msg(
          'It never counted what comes after “spaceship”. So it goes on with the words that come most often in its tales.',
        ),
      },
    ],
    mistakes: [
      msg(
        '“It understands the story.” Open “The counts behind it” and look for the understanding. There are only counts.',
      ),
      msg('“It looks up the right answer.” There is no list of answers. Press another bar, and the text changes.'),
    ],
  },
  cards: [card('words', 'next_word', { learnFrom: builtInText('fairy-tales'), begin, order: 3, most: 20 })],
  steps: [
    {
      title: msg('Guess the next word'),
      text: msg(
        'This tiny model has just read ten fairy tales. The **bars** are its guesses: which word comes next, and how likely it is. Press a bar to take that word.',
      ),
      hint: msg('The bars are below the buttons. Press the longest one: fox.'),
      look: { card: { id: 'words' }, part: 'bars' },
      // No event of a run says that a bar was pressed, but the text is then longer than its beginning.
      check: {
        kind: 'all',
        say: msg('Choose a word'),
        of: [
          {
            kind: 'not',
            of: hasBegin({ lacks: begin }),
            why: msg('You have another beginning now. Type “{begin}” in the box, and press a bar.', { begin }),
          },
          { ...hasBegin({ has: joined(begin, ' ') }), why: msg('You have not taken a word yet. Press a bar.') },
        ],
      },
    },
    {
      title: msg('Where do the bars come from?'),
      text: msg(
        'Open **The counts behind it** below the bars. Press *Show* to see the places in the fairy tales that were counted.',
      ),
      question: {
        ask: msg('Where does it get its numbers?'),
        options: [
          {
            id: 'count',
            label: msg('It counted which word came next in its texts'),
            reply: msg(
              'Yes. At the beginning, after “the little”, it counted “fox” 5 times out of 14: that makes 36%. A large model does not keep such a table: it learns billions of numbers that give chances too.',
            ),
          },
          {
            id: 'story',
            label: msg('It understands the story'),
            reply: msg('It has a table of counts, and nothing else. Open it and look.'),
          },
          { id: 'rules', label: msg('Somebody wrote rules for it'), reply: msg('Nobody did. It only got the texts.') },
        ],
      },
      check: answered('count'),
    },
    {
      title: msg('Let it go on'),
      text: msg(
        'Take a word, then the next one, then the next: that is how every language model writes. Press **Run**, and it does so by itself. Press a word in the result: what else could have come there?',
      ),
      check: ran(msg('Press Run'), {
        type: 'node-end',
        card: { id: 'words' },
        where: [{ path: 'output.pieces.length', above: 1 }],
      }),
    },
    {
      title: msg('A word that it never read'),
      text: msg(
        'Now begin with something that is in no fairy tale, like **My spaceship**. Guess what it will do. Then run it.',
      ),
      question: {
        ask: msg('What will it do with a word that it never read?'),
        outcome: 'go-on',
        outcomes: [
          came(
            'go-on',
            msg(
              'It did not stop, and it learned nothing new: its counts are the same. After a word that it never read, it takes words that come often in its texts.',
            ),
            {
              type: 'node-end',
              card: { id: 'words' },
              where: [
                { path: 'output.pieces.length', above: 0 },
                { path: 'output.unread.length', above: 0 },
              ],
            },
          ),
        ],
        unclear: msg(
          'It has read how this goes on, so this run does not show it. Begin with a word from no fairy tale.',
        ),
        options: [
          { id: 'stop', label: msg({ message: 'Stop', context: 'option of a guess', note: 'What a model will do.' }) },
          { id: 'learn', label: msg('Learn the word') },
          { id: 'go-on', label: msg('Go on, with words that come often in the tales') },
        ],
      },
      hint: msg('Type it in the box *Begin with*, then press Run.'),
      check: all(
        guessed,
        ranWith(
          msg('Write a beginning with a word from no fairy tale, and run it'),
          [changed('words')],
          {
            type: 'node-end',
            card: { id: 'words' },
            where: [{ path: 'output.unread.length', above: 0 }],
            why: msg(
              'It has read these words. End your beginning with one that is in no fairy tale, like “spaceship”.',
            ),
          },
          { type: 'node-end', card: { id: 'words' }, where: [{ path: 'output.pieces.length', above: 0 }] },
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'It goes on with what it has. Large models look back at thousands of pieces, not at two, and they have read a huge number of texts. But each of them does this one thing, again and again.',
      ),
      question: {
        ask: msg('What does a language model do?'),
        options: [
          {
            id: 'chances',
            label: msg('It gives each possible next piece a chance, and one is picked'),
            reply: msg('Yes. Again and again, until the text is done.'),
          },
          {
            id: 'search',
            label: msg('It looks up the right answer'),
            reply: msg('There is no list of answers in it. It makes the text piece by piece.'),
          },
          {
            id: 'whole',
            label: msg('It thinks of the whole text, then writes it down'),
            reply: msg(
              'You built it word by word. A model does the same: it chooses each piece after the ones before.',
            ),
          },
        ],
      },
      check: answered('chances'),
    },
  ],
})
