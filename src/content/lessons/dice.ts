import { all, answered, card, changed, lesson, ranWith } from './lesson'

const wrote = { type: 'node-end' as const, card: { id: 'words' } }
const coldly = { ...wrote, where: [{ path: 'output.pieces.0.chance', is: 1 }] }

export const dice = lesson({
  id: 'dice',
  title: 'Dice',
  teaches: 'A model gives chances; dice choose. Temperature changes the chances before the dice are thrown.',
  minutes: 10,
  teacher: {
    aim: 'Students can tell apart the chances (from the model) and the choice (by dice), and say what temperature does.',
    say: [
      'The model gives chances. Something else must choose: dice.',
      'The same dice and the same chances give the same text. That is what the seed is for.',
      'Temperature changes the bars before the dice are thrown. It adds no knowledge.',
    ],
    ask: [
      {
        question: 'Two of you get the same text. Is that magic?',
        answer: 'No: the same seed throws the same dice.',
      },
      {
        question: 'Why is there no surprise at 0?',
        answer: 'The longest bar gets everything, so each throw falls on it.',
      },
    ],
    mistakes: [
      '“A higher temperature makes it smarter.” Compare the tables: the counts did not change.',
      'Students change the seed but not the temperature, or both at once. One thing at a time shows what each does.',
    ],
  },
  cards: [card('words', 'next_word', { begin: 'The little', order: 2, most: 15 })],
  steps: [
    {
      title: 'The same dice',
      text: 'The bars are chances, and for each word this card throws dice. Press **Run** two times, and compare.',
      check: {
        kind: 'distinct',
        say: 'Run it two times: the same text',
        event: wrote,
        path: 'output.text',
        runs: 2,
        atMost: 1,
        why: 'The last two texts were different. Change nothing between them.',
      },
    },
    {
      title: 'Other dice',
      text: 'It was the same text, because the dice were the same. What they show hangs on the **Seed**. Run it, change the *Seed* in the settings of the card, and run it again.',
      hint: 'Press the little sliders at the top of the card: its settings open. Write any other number at *Seed*.',
      check: all(ranWith('Run it with another seed', [changed('words', 'config.seed')]), {
        kind: 'distinct',
        say: 'Run it with two seeds: two texts',
        event: wrote,
        path: 'output.text',
        runs: 2,
        atLeast: 2,
        why: 'The same text each time. Change the seed between two runs.',
      }),
    },
    {
      title: 'Cold',
      text: 'Now push **Temperature** slowly down to **0**, and watch the bars. Then run it, change the seed once more, and run it again.',
      hint: 'The slider Temperature is below the bars.',
      check: all(ranWith('Run it with another seed', [changed('words', 'config.seed')]), {
        kind: 'distinct',
        say: 'Run it two times at temperature 0: the same text',
        event: coldly,
        path: 'output.text',
        runs: 2,
        atMost: 1,
        why: 'The last two texts were different. Change nothing but the seed.',
      }),
    },
    {
      title: 'Why did the dice not matter?',
      text: 'Look at the bars again, at 0 and at 2.',
      question: {
        ask: 'What does temperature do?',
        options: [
          {
            id: 'bars',
            label: 'It makes the long bars longer, or all bars more alike',
            reply: 'Yes. At 0 the longest bar gets everything, so every throw falls on it.',
          },
          {
            id: 'smarter',
            label: 'It makes the model cleverer',
            reply: 'It learned nothing new: the counts behind the bars are the same.',
          },
          { id: 'words', label: 'It gives it more words', reply: 'The words are the same. Only their chances change.' },
        ],
      },
      check: answered('bars'),
    },
  ],
})
