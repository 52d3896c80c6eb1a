import { msg } from '../../language/message'
import { all, answered, builtInText, card, guessed, had, lesson, ran, withCards } from './lesson'

const wrote = (where: { path: string; is?: number; above?: number }) => ({
  type: 'node-end' as const,
  card: { id: 'words' },
  where: [where],
})

export const byHeart = lesson({
  id: 'by-heart',
  teaches: msg('The further back a small model looks, the more it copies. The less it looks, the more it makes up.'),
  minutes: 10,
  teacher: {
    aim: msg(
      'Students can explain why a model sometimes copies, and why a text from a model may belong to somebody else.',
    ),
    say: [
      msg('Underlined means: more than five words in a row, exactly as they are in a tale.'),
      msg('After the same four words, there is often only one way to go on. So it copies.'),
      msg('Large models copy less often, but they do it too, mostly texts that they have read many times.'),
    ],
    ask: [
      {
        question: msg('When is copying good?'),
        answer: msg('With a poem that you asked for by name, or the words of a law.'),
      },
      {
        question: msg('How could you find out whether a poem is new?'),
        answer: msg('Search for its lines. The model cannot tell you.'),
      },
    ],
    mistakes: [
      msg('“Less copying is better.” Look at the text: it also makes less sense.'),
      msg('At 1 word there can still be a copy by chance. Another seed shows it.'),
    ],
  },
  cards: [
    card('words', 'next_word', {
      learnFrom: builtInText('fairy-tales'),
      begin: msg({ message: 'One day the', note: 'Words that the fairy tales of the language have more than once.' }),
      order: 5,
      most: 30,
    }),
  ],
  steps: [
    {
      title: msg('By heart'),
      text: msg(
        'This model looks back **at 4 words**. Press **Run**. What is underlined is a copy: more than five words in a row, exactly as they are in a fairy tale.',
      ),
      check: ran(msg('Run it, and see it copy'), {
        ...wrote({ path: 'output.copied.length', above: 0 }),
        why: msg('Nothing was copied this time. Put the settings of the card back as they were, and run it again.'),
      }),
    },
    {
      title: msg('Why does it copy?'),
      text: msg('Press one of the words in the text that it wrote, and look at the bars there.'),
      question: {
        ask: msg('Why does it copy so much?'),
        options: [
          {
            id: 'one',
            label: msg('After the same four words, it often knows only one word that can come next'),
            reply: msg('Yes. With one bar of 100% there is nothing to choose.'),
          },
          {
            id: 'lazy',
            label: msg('It is lazy'),
            reply: msg('It does the same work each time: it looks up the words before.'),
          },
          {
            id: 'good',
            label: msg('It found the best sentence'),
            reply: msg('It cannot tell good from bad. It only knows what came next.'),
          },
        ],
      },
      check: answered('one'),
    },
    {
      title: msg('Made up'),
      text: msg(
        'Now set *Looks back* to **at 1 word**. Guess what the text will be like, and run it until nothing is underlined.',
      ),
      question: {
        ask: msg('The text will be …'),
        outcome: 'new',
        outcomes: [
          {
            option: 'new',
            check: withCards(
              ran('', wrote({ path: 'output.copied.length', is: 0 })),
              had('words', [{ path: 'config.order', is: 2 }], ''),
            ),
            say: msg(
              'Nothing is underlined, so no tale says it like this. Now read it: with only one word to look back at, it soon forgets what the sentence was about.',
            ),
          },
        ],
        unclear: msg(
          'Nothing was copied this time, but it did not look back at 1 word. So this run cannot show what that changes.',
        ),
        options: [
          {
            id: 'new',
            label: msg({ message: 'new, and make less sense', note: 'Goes on after “The text will be …”.' }),
          },
          {
            id: 'same',
            label: msg({
              message: 'the same',
              context: 'option of a guess',
              note: 'Goes on after “The text will be …”.',
            }),
          },
          {
            id: 'better',
            label: msg({ message: 'new, and make more sense', note: 'Goes on after “The text will be …”.' }),
          },
        ],
      },
      hint: msg('Still underlined? Change the *Seed* in the settings of the card, and run it again.'),
      check: all(
        guessed,
        withCards(
          ran(msg('Run it without a copy'), {
            ...wrote({ path: 'output.copied.length', is: 0 }),
            why: msg('There is still a copy in it. Look back at 1 word, or change the seed.'),
          }),
          had(
            'words',
            [{ path: 'config.order', is: 2 }],
            msg('It did not look back at 1 word. Choose that at “Looks back”.'),
          ),
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Large models do both. They make up new sentences, and now and then they repeat a text that they have read, word for word. The more often they have read it, the more likely they are to repeat it.',
      ),
      question: {
        ask: msg('A model writes a beautiful poem for you. What do you know about it?'),
        options: [
          {
            id: 'either',
            label: msg('It may be new, or it may be somebody’s. I have to look'),
            reply: msg('Yes. From the poem alone you cannot tell.'),
          },
          {
            id: 'new',
            label: msg('It is new for sure'),
            reply: msg('You saw it copy parts of a tale, word for word.'),
          },
          { id: 'copied', label: msg('It is copied for sure'), reply: msg('You saw it make up new sentences, too.') },
        ],
      },
      check: answered('either'),
    },
  ],
})
