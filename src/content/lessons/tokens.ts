import { answered, card, changed, lesson, ran, ranWith } from './lesson'

const wrote = (...where: { path: string; above?: number; lacks?: string }[]) => ({
  type: 'node-end' as const,
  card: { id: 'words' },
  where,
})

export const tokens = lesson({
  id: 'tokens',
  title: 'Tokens',
  teaches: 'A model reads pieces of words, not letters. Frequent words are one piece, rare ones are many.',
  minutes: 10,
  cards: [card('words', 'next_word', { unit: 'pieces', begin: 'The king and the strawberry', order: 3, most: 8 })],
  steps: [
    {
      title: 'Cut into pieces',
      text: 'A large model does not read letters, and not always words: it reads **pieces**, called **tokens**. This little model learned its own pieces from fairy tales. Press **Run**, and look below its text: there you see how the beginning was cut. A ␣ is a space.',
      check: ran('Run it, and see the pieces', {
        ...wrote({ path: 'output.cut.length', above: 1 }),
        why: 'There is no beginning to cut. Write some words at “Begin with”.',
      }),
    },
    {
      title: 'Why is “king” whole, and “strawberry” in bits?',
      text: 'The pieces are learned like this: begin with single letters, and join the two neighbors that are together most often. Again and again, 400 times here. Large models do the same, some 100,000 times.',
      question: {
        ask: 'Which words stay in one piece?',
        options: [
          {
            id: 'often',
            label: 'Those that were often in the texts',
            reply: 'Yes. “king” comes 40 times in the tales, “strawberry” never.',
          },
          { id: 'short', label: 'Those that are short', reply: 'Some short ones are cut, too. Try “Zed”.' },
          {
            id: 'nouns',
            label: 'Those that are names of things',
            reply: 'It knows nothing of things. It counted neighbors.',
          },
        ],
      },
      check: answered('often'),
    },
    {
      title: 'A word in five pieces',
      text: 'Find **one word** that this model cuts into **five pieces or more**: write it at *Begin with*, all other words away, and run it. Your own name? A word of another language?',
      hint: 'Long words that are in no fairy tale: elephant, helicopter, Xylophon.',
      check: ranWith(
        'Run it with one word in five pieces or more',
        [changed('words')],
        { ...wrote({ path: 'output.begin', lacks: ' ' }), why: 'There was more than one word at “Begin with”.' },
        {
          ...wrote({ path: 'output.cut.length', above: 4 }),
          why: 'It was cut into fewer than five pieces. Try a longer word, one that is in no fairy tale.',
        },
      ),
    },
    {
      title: 'What you know now',
      text: 'In the X-ray, below *Context*, you can see any text cut: press **Show the pieces**. For most models of OpenAI, and for models in this page, it is the real cut; for others an estimate, and it says so. What you pay, and what fits into a model, is counted in pieces.',
      question: {
        ask: 'Someone asks a model how many r are in “strawberry”, and it says two. Why is that hard for it?',
        options: [
          {
            id: 'pieces',
            label: 'It gets a few pieces with numbers, and never sees the letters',
            reply:
              'Yes. What letters a piece has, it can only have read somewhere. Many models have learned it by now, and still slip.',
          },
          {
            id: 'count',
            label: 'Models cannot count at all',
            reply: 'They count a few things well. But here it does not see what to count.',
          },
          {
            id: 'lazy',
            label: 'It did not look long enough',
            reply: 'Looking longer does not help where the letters are not there.',
          },
        ],
      },
      check: answered('pieces'),
    },
  ],
  teacher: {
    aim: 'Students can say what a token is, why a rare word takes more of them than a frequent one, and two things that follow: costs, and trouble with letters.',
    say: [
      'Write “unbelievable” on the board and cut it: un, believ, able. You just made tokens.',
      'Nobody chose the pieces of a model: they were counted, pair by pair.',
      'Each piece is a number to the model. It does not see how it is spelled.',
    ],
    ask: [
      {
        question: 'Which words of our class are one piece, and which are many?',
        answer: 'Everyday words are one piece. Names, words of other languages and school words are often many.',
      },
      {
        question: 'Why do texts in Thai or Amharic often cost more than the same text in English?',
        answer: 'The pieces were learned mostly from English, so words of other languages fall into more pieces.',
      },
    ],
    mistakes: [
      '“A token is a word”, or “a token is four letters”. Both are only an average for English: let them find a counterexample in step 3.',
      'They leave other words at “Begin with” in step 3. One word alone is asked for.',
      '“Now king is in two pieces!” The piece that was learned has a space before it. At the very beginning there is none, so it is cut. Large models do so, too.',
    ],
  },
})
