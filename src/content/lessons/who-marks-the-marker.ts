import { msg } from '../../language/message'
import { joined, type Written } from '../../language/written'
import { all, answered, came, card, changed, guessed, lesson, ran, ranWith } from './lesson'

const question = msg('Question: What is the capital of France? Answer:')
const metrics = [{ name: 'correct', description: msg('Is the answer right?'), min: 0, max: 10 }]

const marker = (id: string, name: Written<string>, answer: Written<string>) =>
  card(id, 'evaluator', { name, content: joined(question, ' ', answer), metrics })

const marked = (
  id: string,
  where: { path: string; above?: number; below?: number; lacks?: Written<string> }[],
  why: Written<string>,
) => ({
  type: 'node-end' as const,
  card: { id },
  where,
  why,
})

/** A card's mark. */
const mark = (id: string, where: { above?: number; below?: number }) => ({
  type: 'node-end' as const,
  card: { id },
  where: [{ path: 'output.correct', ...where }],
})

export const whoMarksTheMarker = lesson({
  id: 'who-marks-the-marker',
  teaches: msg(
    'A model can mark answers. To see whether its marks are any good, test it on answers whose marks you know.',
  ),
  minutes: 10,
  cards: [
    marker('right', msg({ message: 'Right', note: 'The name of a card: the right answer is in it.' }), msg('Paris.')),
    marker('wrong', msg({ message: 'Wrong', note: 'The name of a card: a wrong answer is in it.' }), msg('Berlin.')),
    marker(
      'flowery',
      msg({ message: 'Flowery', note: 'The name of a card: a wrong answer in flowery words is in it.' }),
      msg(
        'What a wonderful question! The beautiful capital of France is certainly Berlin, a great and lovely city that everybody loves.',
      ),
    ),
  ],
  steps: [
    {
      title: msg('Three answers, one marker'),
      text: msg(
        'A **Judge** is a model that gives marks. Here it marks three answers from 0 to 10: is each one right? The question is: *What is the capital of France?* The answers are Paris, Berlin, and Berlin again in flowery words. You know the right marks: 10, 0 and 0. Guess what the demo gives, then press **Run**.',
      ),
      question: {
        ask: msg('Which answer gets the best mark?'),
        options: [
          { id: 'right', label: msg('Right: Paris') },
          { id: 'wrong', label: msg('Wrong: Berlin') },
          { id: 'flowery', label: msg('Flowery: wonderful, beautiful Berlin') },
        ],
        outcome: 'flowery',
        outcomes: [
          came(
            'flowery',
            msg(
              'It is wrong, and it got the best mark. This marker goes by nice words: it does not know what is true.',
            ),
            mark('flowery', { above: 5 }),
            mark('right', { below: 5 }),
            mark('wrong', { below: 5 }),
          ),
          came(
            'right',
            msg(
              'The right answer got the best mark this time. One good mark does not show that the next one will be good.',
            ),
            mark('right', { above: 5 }),
            mark('flowery', { below: 5 }),
            mark('wrong', { below: 5 }),
          ),
          came(
            'wrong',
            msg('A short wrong answer got the best mark. So the marks say little about what is right.'),
            mark('wrong', { above: 5 }),
            mark('flowery', { below: 5 }),
            mark('right', { below: 5 }),
          ),
        ],
      },
      check: all(
        guessed,
        ran(
          msg('Run it, and compare the marks'),
          marked(
            'right',
            [{ path: 'output.correct', below: 3 }],
            msg('The first card got 3 or more this time. Does it still mark “Paris.” alone?'),
          ),
          marked(
            'flowery',
            [{ path: 'output.correct', above: 5 }],
            msg('The third card did not get more than 5 this time. Put its words back.'),
          ),
        ),
      ),
    },
    {
      title: msg('What did it mark?'),
      text: msg('Paris got as little as Berlin, and the flowery Berlin got the most.'),
      question: {
        ask: msg('What did this marker look at?'),
        options: [
          {
            id: 'tone',
            label: msg('At nice words, not at what is right'),
            reply: msg(
              'Yes. The demo has a list of nice words, and no map. It never told you. Only the answers you know showed it.',
            ),
          },
          {
            id: 'truth',
            label: msg('At what is right, but it was strict'),
            reply: msg('Then Berlin would not have got more than Paris.'),
          },
          {
            id: 'dice',
            label: msg('At nothing: it throws dice'),
            reply: msg('Run it again: the marks stay. So there is a rule.'),
          },
        ],
      },
      check: answered('tone'),
    },
    {
      title: msg('Fool the marker'),
      text: msg(
        'Now it is your turn. Change the answer in the card **Wrong**: it must stay wrong, without Paris in it, and get a mark **above 4**. A cheat would find the same trick.',
      ),
      hint: msg('Nice words: love, wonderful, happy, great. Leave the city wrong.'),
      check: ranWith(
        msg('Run it: a wrong answer with a mark above 4'),
        [changed('wrong', 'config.content')],
        // Read from the answer itself: the mark does not show whether it is wrong, which is what the lesson is about.
        marked(
          'wrong',
          [{ path: 'output.content', lacks: msg({ message: 'Paris', note: 'The city.' }) }],
          msg('Paris is in it, so it is not wrong.'),
        ),
        marked(
          'wrong',
          [{ path: 'output.correct', above: 4 }],
          msg('The mark is not above 4 yet. Make it nicer, not truer.'),
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Large models mark much better than the demo. But they, too, like long and friendly answers, the one that comes first, and those of their own kind. People who use a model as a marker test it on answers whose marks they know.',
      ),
      question: {
        ask: msg('A model will mark a thousand essays. What do you do first?'),
        options: [
          {
            id: 'known',
            label: msg('Let it mark some that people have marked, good and bad ones, and compare'),
            reply: msg('Yes. And look closely at the ones where it differs most.'),
          },
          {
            id: 'ask',
            label: msg('Ask it whether it is fair'),
            reply: msg('It will say yes. That is what people write to questions like that.'),
          },
          {
            id: 'twice',
            label: msg('Let it mark everything twice'),
            reply: msg('The same mistake twice is still a mistake.'),
          },
        ],
      },
      check: answered('known'),
    },
  ],
  teacher: {
    aim: msg('Students can test a model that marks, with answers whose marks they know, and by trying to fool it.'),
    say: [
      msg('Who checks the checker? Someone who knows the answer.'),
      msg('The demo marks by a list of nice words. It overdoes what large models do a little.'),
    ],
    ask: [
      {
        question: msg('Why did nobody notice that the marker was wrong, before we knew the right marks?'),
        answer: msg('Its marks look like real marks. Only an answer you know shows what it looks at.'),
      },
      {
        question: msg('Where else do programs mark people, and how would you test them?'),
        answer: msg(
          'Applications, loans, exams, posts. Test with cases you know, and with pairs that differ in only one thing, such as a name.',
        ),
      },
    ],
    mistakes: [
      msg('In step 3 they make the answer right. It must stay wrong: that is what makes it a trick.'),
      msg('“Then models cannot mark at all.” Large ones can, and often well. The point is to test them first.'),
    ],
  },
})
