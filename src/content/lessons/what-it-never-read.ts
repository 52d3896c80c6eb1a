import { all, answered, card, changed, guessed, lesson, ran, ranWith } from './lesson'

const narrow = `The doctor said that he was ready. The nurse said that she was tired. The doctor said that he had time. The nurse said that she had no time. In the morning the doctor said that he would come. In the evening the nurse said that she would stay.`
const wide = `The doctor said that he was ready. The nurse said that he was tired. The doctor said that she had time. The nurse said that she had no time. In the morning the doctor said that she would come. In the evening the nurse said that he would stay.`

const writer = (id: string, name: string, text: string) =>
  card(id, 'next_word', { name, learnFrom: 'own', text, begin: 'The doctor said that', order: 4, most: 5 })

const firstChance = (id: string, where: { is?: number; below?: number }) => ({
  type: 'node-end' as const,
  card: { id },
  where: [{ path: 'output.pieces.0.chance', ...where }],
})

export const whatItNeverRead = lesson({
  id: 'what-it-never-read',
  title: 'What it never read',
  teaches: 'A model repeats what is in its texts, and what is missing there, it misses too. This is called bias.',
  minutes: 10,
  teacher: {
    aim: 'Students can say where bias comes from, and that temperature cannot bring what was never read.',
    say: [
      'Two models, one beginning. Only the texts are different.',
      'The first one has no opinion of doctors. It has a text in which no doctor is a she.',
      'People choose what a model reads. So people can change it.',
    ],
    ask: [
      {
        question: 'Who could be missing in what large models have read?',
        answer: 'Languages with few books, people who do not write on the web, times before it.',
      },
      {
        question: 'Is it enough to add one sentence?',
        answer: 'It makes “she” possible. How likely it is, the counts decide.',
      },
    ],
    mistakes: [
      '“The model thinks that doctors are men.” It does not think; read its text.',
      'Students write THE DOCTOR in capitals: for this model that is another word. (Capitals make other pieces for large models, too.)',
    ],
  },
  cards: [writer('one', 'First', narrow), writer('two', 'Second', wide)],
  steps: [
    {
      title: 'Two models, one beginning',
      text: 'Here are two small models with two texts. Both begin with **The doctor said that**. Look at the bars of each. Then press **Run**.',
      check: ran('Press Run', firstChance('one', { is: 1 }), firstChance('two', { below: 1 })),
    },
    {
      title: 'Why only “he”?',
      text: 'The **First** one gives 100% to *he*. Read the text that it learned from.',
      question: {
        ask: 'Why does the first model never say “she” there?',
        options: [
          {
            id: 'texts',
            label: 'In its text, the doctor is never a she',
            reply: 'Yes. It has no opinion. It has a text in which that never happens.',
          },
          {
            id: 'thinks',
            label: 'It thinks that doctors are men',
            reply: 'It thinks nothing. Look at the counts: there is only one word.',
          },
          { id: 'broken', label: 'It is broken', reply: 'It counts without a mistake. Look at what it counts.' },
        ],
      },
      check: answered('texts'),
    },
    {
      title: 'Hotter?',
      text: 'The **Second** one has read both. Guess: does it help the *first* one to turn up its temperature?',
      question: {
        ask: 'With a temperature of 2, the first model says “she” …',
        outcome: 'never',
        options: [
          { id: 'half', label: 'half of the time' },
          { id: 'never', label: 'never' },
          { id: 'seldom', label: 'now and then' },
        ],
      },
      check: guessed,
    },
    {
      title: 'Give it more to read',
      text: 'Never: what it has not read, no dice can give this little model. (A large model gives every piece at least a tiny chance, but what it never read stays very unlikely.) So give it more to read. Add sentences to *Text to learn from* of the **First** card, so that another word can follow. Run it.',
      hint: 'Write behind the text: The doctor said that she was late.',
      check: all(
        ranWith('Add to the text of the first card, and run it', [changed('one', 'config.text')]),
        ran('More than one word can follow', {
          ...firstChance('one', { below: 1 }),
          why: 'After “The doctor said that” there is still one word only. Those words must be in the text once more, with the same capitals, and another word after them.',
        }),
      ),
    },
    {
      title: 'What you know now',
      text: 'Large models have read very much, but not everything, and not from everybody in equal parts. What is often written comes out often.',
      question: {
        ask: 'A model always draws a boss as a man. Where does that come from most likely?',
        options: [
          {
            id: 'read',
            label: 'From what it learned from',
            reply: 'Yes. And people can change it: with other texts and pictures, and with care.',
          },
          {
            id: 'nature',
            label: 'That is how bosses are',
            reply: 'Look around you. It learned from a part of the world.',
          },
          { id: 'chance', label: 'By chance', reply: 'Always the same is no chance.' },
        ],
      },
      check: answered('read'),
    },
  ],
})
