import { msg } from '../../language/message'
import { all, answered, builtInText, card, changed, lesson, ranWith } from './lesson'

const wrote = { type: 'node-end' as const, card: { id: 'words' } }
const coldly = { ...wrote, where: [{ path: 'output.pieces.0.chance', is: 1 }] }

export const dice = lesson({
  id: 'dice',
  teaches: msg('A model gives chances; dice choose. Temperature changes the chances before the dice are thrown.'),
  minutes: 10,
  teacher: {
    aim: msg(
      'Students can tell the chances (from the model) from the choice (by dice), and explain what temperature does.',
    ),
    say: [
      msg('The model gives the chances. Dice make the choice.'),
      msg('The same dice and the same chances give the same text. That is what the seed is for.'),
      msg('Temperature changes the bars before the dice are thrown. It adds no knowledge.'),
    ],
    ask: [
      {
        question: msg('Two of you get the same text. Is that magic?'),
        answer: msg('No: the same seed throws the same dice.'),
      },
      {
        question: msg('Why is there no surprise at 0?'),
        answer: msg('The longest bar gets everything, so each throw falls on it.'),
      },
    ],
    mistakes: [
      msg('“A higher temperature makes it smarter.” Compare the tables: the counts did not change.'),
      msg(
        'Students change the seed but not the temperature, or both at once. One thing at a time shows what each does.',
      ),
    ],
  },
  cards: [
    card('words', 'next_word', {
      learnFrom: builtInText('fairy-tales'),
      begin: msg({
        message: 'The little',
        note: 'The last word has many ways to go on in the fairy tales of the language.',
      }),
      order: 2,
      most: 15,
    }),
  ],
  steps: [
    {
      title: msg('The same dice'),
      text: msg('The bars are chances, and for each word this card throws dice. Press **Run** two times, and compare.'),
      check: {
        kind: 'distinct',
        say: msg('Run it two times: the same text'),
        event: wrote,
        path: 'output.text',
        runs: 2,
        atMost: 1,
        why: msg('The last two texts were different. Change nothing between them.'),
      },
    },
    {
      title: msg('Other dice'),
      text: msg(
        'It was the same text, because the dice were the same. What they show depends on the **Seed**. Run it, change the *Seed* in the settings of the card, and run it again.',
      ),
      hint: msg('Press the three dots at the top of the card, then **Settings**. Type another number in *Seed*.'),
      check: all(ranWith(msg('Run it with another seed'), [changed('words', 'config.seed')]), {
        kind: 'distinct',
        say: msg('Run it with two seeds: two texts'),
        event: wrote,
        path: 'output.text',
        runs: 2,
        atLeast: 2,
        why: msg('The same text each time. Change the seed between two runs.'),
      }),
    },
    {
      title: msg('Cold'),
      text: msg(
        'Now push **Temperature** slowly down to **0**, and watch the bars. Then run it, change the seed once more, and run it again.',
      ),
      hint: msg('The slider Temperature is below the bars.'),
      check: all(ranWith(msg('Run it with another seed'), [changed('words', 'config.seed')]), {
        kind: 'distinct',
        say: msg('Run it two times at temperature 0: the same text'),
        event: coldly,
        path: 'output.text',
        runs: 2,
        atMost: 1,
        among: [{ ...coldly, why: msg('Its first word had less than 100%. Push Temperature down to 0.') }],
        why: msg('The last two texts were different. Change nothing but the seed.'),
      }),
    },
    {
      title: msg('Why did the dice not matter?'),
      text: msg('Look at the bars again, at 0 and at 2.'),
      question: {
        ask: msg('What does temperature do?'),
        options: [
          {
            id: 'bars',
            label: msg('It makes the long bars longer, or all bars more alike'),
            reply: msg('Yes. At 0 the longest bar gets everything, so every throw falls on it.'),
          },
          {
            id: 'smarter',
            label: msg('It makes the model smarter'),
            reply: msg('It learned nothing new: the counts behind the bars are the same.'),
          },
          {
            id: 'words',
            label: msg('It gives it more words'),
            reply: msg('The words are the same. Only their chances change.'),
          },
        ],
      },
      check: answered('bars'),
    },
  ],
})
