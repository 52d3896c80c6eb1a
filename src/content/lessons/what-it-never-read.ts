import { msg } from '../../language/message'
import { joined, type Written } from '../../language/written'
import { all, answered, came, card, changed, guessed, had, lesson, ran, ranWith, withCards } from './lesson'

const narrow = msg(
  `The doctor said that he was ready. The nurse said that she was tired. The doctor said that he had time. The nurse said that she had no time. In the morning the doctor said that he would come. In the evening the nurse said that she would stay.`,
)
const wide = msg(
  `The doctor said that he was ready. The nurse said that he was tired. The doctor said that she had time. The nurse said that she had no time. In the morning the doctor said that she would come. In the evening the nurse said that he would stay.`,
)

const writer = (id: string, name: Written<string>, text: Written<string>) =>
  card(id, 'next_word', {
    name,
    learnFrom: 'own',
    text,
    begin: msg({ message: 'The doctor said that', note: 'Words of the text that the model reads, to go on from.' }),
    order: 4,
    most: 5,
  })

const firstChance = (id: string, where: { is?: number; below?: number }) => ({
  type: 'node-end' as const,
  card: { id },
  where: [{ path: 'output.pieces.0.chance', ...where }],
})

export const whatItNeverRead = lesson({
  id: 'what-it-never-read',
  teaches: msg('A model repeats what is in its texts, and it misses what is missing there. This is called bias.'),
  minutes: 10,
  teacher: {
    aim: msg('Students can explain where bias comes from, and that temperature cannot add what was never read.'),
    say: [
      msg('Two models, one beginning. Only the texts are different.'),
      msg('The first one has no opinion of doctors. It has a text in which no doctor is a she.'),
      msg('People choose what a model reads. So people can change it.'),
    ],
    ask: [
      {
        question: msg('Who could be missing from what large models have read?'),
        answer: msg('Languages with few books, people who do not write on the web, times before it.'),
      },
      {
        question: msg('Is it enough to add one sentence?'),
        answer: msg('It makes “she” possible. The counts decide how likely it is.'),
      },
    ],
    mistakes: [
      msg('“The model thinks that doctors are men.” It does not think; read its text.'),
      msg(
        'Students write THE DOCTOR in capitals: for this model that is another word. (Capitals make other pieces for large models, too.)',
      ),
    ],
  },
  cards: [
    writer('one', msg({ message: 'First', note: 'The name of a card: the first of two models.' }), narrow),
    writer('two', msg({ message: 'Second', note: 'The name of a card: the second of two models.' }), wide),
  ],
  steps: [
    {
      title: msg('Two models, one beginning'),
      text: msg(
        'Here are two small models with two texts. Both begin with **The doctor said that**. Look at the bars of each. Then press **Run**.',
      ),
      check: ran(
        msg('Press Run'),
        {
          ...firstChance('one', { is: 1 }),
          why: msg('The first model was not sure of its first word. Put its card back as it was.'),
        },
        {
          ...firstChance('two', { below: 1 }),
          why: msg('The second model had only one word. Put its card back as it was.'),
        },
      ),
    },
    {
      title: msg('Why only “he”?'),
      text: msg('The **First** one gives 100% to *he*. Read the text that it learned from.'),
      look: { card: { id: 'one' }, part: 'text' },
      question: {
        ask: msg('Why does the first model never say “she” there?'),
        options: [
          {
            id: 'texts',
            label: msg('In its text, the doctor is never a she'),
            reply: msg('Yes. It has no opinion. It has a text in which that never happens.'),
          },
          {
            id: 'thinks',
            label: msg('It thinks that doctors are men'),
            reply: msg('It does not think. Look at the counts: there is only one word.'),
          },
          {
            id: 'broken',
            label: msg('It is broken'),
            reply: msg('It counts without a mistake. Look at what it counts.'),
          },
        ],
      },
      check: answered('texts'),
    },
    {
      title: msg('Hotter?'),
      text: joined(
        msg('The **Second** one has read both. Guess: will turning up its temperature help the *first* one?'),
        ' ',
        msg('Then set the *Temperature* of the **First** card to **2**, and run it.'),
      ),
      question: {
        ask: msg('With a temperature of 2, the first model says “she” …'),
        outcome: 'never',
        outcomes: [
          came(
            'never',
            msg(
              'Only one word could follow, with 100%. The dice have nothing to choose from, no matter how high the temperature is.',
            ),
            firstChance('one', { is: 1 }),
          ),
        ],
        unclear: msg(
          'More than one word can follow here, so the text of the first card was changed. Put it back, and run it at a high temperature.',
        ),
        options: [
          {
            id: 'half',
            label: msg({
              message: 'half the time',
              note: 'Goes on after “With a temperature of 2, the first model says “she” …”.',
            }),
          },
          {
            id: 'never',
            label: msg({
              message: 'never',
              context: 'option of a guess',
              note: 'Goes on after “With a temperature of 2, the first model says “she” …”.',
            }),
          },
          {
            id: 'seldom',
            label: msg({
              message: 'now and then',
              note: 'Goes on after “With a temperature of 2, the first model says “she” …”.',
            }),
          },
        ],
      },
      hint: msg('*Temperature* is in the settings of the card with the name First.'),
      check: all(
        guessed,
        {
          kind: 'card',
          card: { id: 'one' },
          where: [{ path: 'config.temperature', above: 1.7 }],
          say: msg('Set the temperature of the first card to 2'),
          why: msg('Push its temperature all the way up to 2.'),
        },
        withCards(
          ran(msg('Run it hot')),
          had('one', [{ path: 'config.temperature', above: 1.7 }], msg('Your last run was not that hot. Run it at 2.')),
        ),
      ),
    },
    {
      title: msg('Give it more to read'),
      text: msg(
        'Never: no dice can give this little model what it has not read. (A large model gives every piece at least a tiny chance, but what it never read stays very unlikely.) So give it more to read. Add sentences to *Text to learn from* of the **First** card, so that another word can follow. Run it.',
      ),
      hint: msg('Add at the end of the text: The doctor said that she was late.'),
      check: all(
        ranWith(msg('Add to the text of the first card, and run it'), [changed('one', 'config.text')]),
        ran(msg('More than one word can follow'), {
          ...firstChance('one', { below: 1 }),
          why: msg(
            'After its beginning there is still only one word. The words in “Begin with” must be in the text once more, spelled the same way, and with another word after them.',
          ),
        }),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Large models have read a lot, but not everything, and not equally from everybody. What is written often comes out often.',
      ),
      question: {
        ask: msg('A model always draws a boss as a man. Where does that most likely come from?'),
        options: [
          {
            id: 'read',
            label: msg('From what it learned from'),
            reply: msg('Yes. And people can change it: with other texts and pictures, and with care.'),
          },
          {
            id: 'nature',
            label: msg('That is how bosses are'),
            reply: msg('Look around you. It learned from only a part of the world.'),
          },
          { id: 'chance', label: msg('By chance'), reply: msg('If it is always the same, it is not chance.') },
        ],
      },
      check: answered('read'),
    },
  ],
})
