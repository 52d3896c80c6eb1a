import { msg } from '../../language/message'
import { answered, builtInText, card, changed, lesson, ranWith, unchanged } from './lesson'

const wrote = (...where: { path: string; above?: number; is?: number }[]) => ({
  type: 'node-end' as const,
  card: { id: 'words' },
  where,
})

export const tokens = lesson({
  id: 'tokens',
  teaches: msg('A model reads pieces of words, not letters. Common words are one piece. Rare ones are many.'),
  minutes: 10,
  cards: [
    card('words', 'next_word', {
      learnFrom: builtInText('fairy-tales'),
      unit: 'pieces',
      begin: msg({
        message: 'The king and the strawberry',
        note: 'A word that is often in the fairy tales of the language, and one that is not in them.',
      }),
      order: 3,
      most: 8,
    }),
  ],
  steps: [
    {
      title: msg('Cut into pieces'),
      text: msg(
        'A large model does not read letters, and not always whole words. It reads **pieces**, called **tokens**. This little model learned its own pieces from fairy tales. Press **Run**, and look below its text: there you see how the beginning was cut. A ␣ is a space.',
      ),
      check: ranWith(msg('Run it, and see the pieces'), [unchanged('words', 'config.unit')], {
        ...wrote({ path: 'output.cut.length', above: 1 }),
        why: msg('There was nothing to cut: one piece, or none. Type some words in “Begin with”.'),
      }),
    },
    {
      title: msg('Why is “king” whole, and “strawberry” in bits?'),
      text: msg(
        'The pieces are learned like this: start with single letters, and join the two neighbors that come together most often. Do it again and again, 400 times here. Large models do the same, about 100,000 times.',
      ),
      question: {
        ask: msg('Which words stay in one piece?'),
        options: [
          {
            id: 'often',
            label: msg('Those that were often in the texts'),
            reply: msg('Yes. “king” comes 40 times in the tales, “strawberry” never.'),
          },
          { id: 'short', label: msg('Those that are short'), reply: msg('Some short ones are cut, too. Try “Zed”.') },
          {
            id: 'nouns',
            label: msg('Those that are names of things'),
            reply: msg('It knows nothing about things. It counted neighbors.'),
          },
        ],
      },
      check: answered('often'),
    },
    {
      title: msg('A word in five pieces'),
      text: msg(
        'Find **one word** that this model cuts into **five pieces or more**. Type only that word in *Begin with*, and run it. Your own name? A word from another language?',
      ),
      hint: msg('Long words that are in no fairy tale: elephant, helicopter, xylophone.'),
      check: ranWith(
        msg('Run it with one word in five pieces or more'),
        [changed('words')],
        {
          ...wrote({ path: 'output.begin.words.length', is: 1 }),
          why: msg('There was not exactly one word at “Begin with”.'),
        },
        {
          ...wrote({ path: 'output.cut.length', above: 4 }),
          why: msg('It was cut into fewer than five pieces. Try a longer word, one that is in no fairy tale.'),
        },
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'In the X-ray, below *Details*, you can see how any text is cut: press **Show the pieces**. For most OpenAI models, and for models in this page, it is the real cut. For others it is an estimate, and it says so. What you pay, and what fits into a model, is counted in pieces.',
      ),
      question: {
        ask: msg('Someone asks a model how many r’s are in “strawberry”, and it says two. Why is that hard for it?'),
        options: [
          {
            id: 'pieces',
            label: msg('It gets a few pieces with numbers, and never sees the letters'),
            reply: msg(
              'Yes. It can only know the letters of a piece if it read about them somewhere. Many models have learned that by now, and still slip.',
            ),
          },
          {
            id: 'count',
            label: msg('Models cannot count at all'),
            reply: msg('They can count a few things well. But here it does not see what to count.'),
          },
          {
            id: 'lazy',
            label: msg('It did not look long enough'),
            reply: msg('Looking longer does not help when the letters are not there.'),
          },
        ],
      },
      check: answered('pieces'),
    },
  ],
  teacher: {
    aim: msg(
      'Students can explain what a token is, why a rare word takes more of them than a common one, and two things that follow: costs, and trouble with letters.',
    ),
    say: [
      msg('Write “unbelievable” on the board and cut it: un, believ, able. You just made tokens.'),
      msg('Nobody chose the pieces of a model: they were counted, pair by pair.'),
      msg('Each piece is a number to the model. It does not see how it is spelled.'),
    ],
    ask: [
      {
        question: msg('Which of our class’s words are one piece, and which are many?'),
        answer: msg('Everyday words are one piece. Names, school words and words from other languages are often many.'),
      },
      {
        question: msg('Why do texts in Thai or Amharic often cost more than the same text in English?'),
        answer: msg(
          'The pieces were learned mostly from English, so words from other languages are cut into more pieces.',
        ),
      },
    ],
    mistakes: [
      msg(
        '“A token is a word”, or “a token is four letters”. Both are only an average for English: let them find a counterexample in step 3.',
      ),
      msg('They leave other words in “Begin with” in step 3. The step asks for one word alone.'),
      msg(
        '“Now king is in two pieces!” The piece it learned has a space before it. At the very beginning there is none, so it is cut. Large models do that, too.',
      ),
    ],
  },
})
