import { all, answered, card, changed, guessed, lesson, ran, ranWith } from './lesson'

const question = 'Question: What is the capital of France? Answer:'
const metrics = [{ name: 'correct', description: 'Is the answer right?', min: 0, max: 10 }]

const marker = (id: string, name: string, answer: string) =>
  card(id, 'evaluator', { name, content: `${question} ${answer}`, metrics })

const marked = (
  id: string,
  where: { path: string; above?: number; below?: number; lacks?: string }[],
  why: string,
) => ({
  type: 'node-end' as const,
  card: { id },
  where,
  why,
})

export const whoMarksTheMarker = lesson({
  id: 'who-marks-the-marker',
  title: 'Who marks the marker',
  teaches: 'A model can mark answers. Whether its marks are worth anything, only answers show whose marks you know.',
  minutes: 10,
  cards: [
    marker('right', 'Right', 'Paris.'),
    marker('wrong', 'Wrong', 'Berlin.'),
    marker(
      'flowery',
      'Flowery',
      'What a wonderful question! The beautiful capital of France is certainly Berlin, a great and lovely city that everybody loves.',
    ),
  ],
  steps: [
    {
      title: 'Three answers, one marker',
      text: 'An **Evaluator** is a model that marks. Here it marks three answers, from 0 to 10: is it right? You know the right marks: 10, 0 and 0. Guess what the demo gives, then press **Run**.',
      question: {
        ask: 'Which answer gets the best mark?',
        options: [
          { id: 'right', label: 'Right: Paris' },
          { id: 'wrong', label: 'Wrong: Berlin' },
          { id: 'flowery', label: 'Flowery: wonderful, beautiful Berlin' },
        ],
        outcome: 'flowery',
      },
      check: all(
        guessed,
        ran(
          'Run it, and compare the marks',
          marked(
            'right',
            [{ path: 'output.correct', below: 3 }],
            'The first card has other words now. Put “Paris.” back.',
          ),
          marked('flowery', [{ path: 'output.correct', above: 5 }], 'The third card has other words now.'),
        ),
      ),
    },
    {
      title: 'What did it mark?',
      text: 'Paris got as little as Berlin, and the flowery Berlin got most.',
      question: {
        ask: 'What did this marker look at?',
        options: [
          {
            id: 'tone',
            label: 'At nice words, not at what is right',
            reply:
              'Yes. The demo has a list of nice words, and no map. It never said so: only your known answers showed it.',
          },
          {
            id: 'truth',
            label: 'At what is right, but it was strict',
            reply: 'Then Berlin had not got more than Paris.',
          },
          {
            id: 'dice',
            label: 'At nothing: it throws dice',
            reply: 'Run it again: the marks stay. So there is a rule.',
          },
        ],
      },
      check: answered('tone'),
    },
    {
      title: 'Fool the marker',
      text: 'Now you. Change the answer in the card **Wrong**: it must stay wrong, without Paris in it, and get a mark **above 4**. What you find is what a cheat would find.',
      hint: 'Nice words: love, wonderful, happy, great. Leave the city wrong.',
      check: ranWith(
        'Run it: a wrong answer with a mark above 4',
        [changed('wrong', 'config.content')],
        // Read from the answer itself: the mark does not show whether it is wrong, which is what the lesson is about.
        marked('wrong', [{ path: 'output.content', lacks: 'Paris' }], 'Paris is in it: then it is not wrong.'),
        marked(
          'wrong',
          [{ path: 'output.correct', above: 4 }],
          'The mark is not above 4 yet. Make it nicer, not truer.',
        ),
      ),
    },
    {
      title: 'What you know now',
      text: 'Large models mark much better than the demo. But they, too, like long and friendly answers, the one that comes first, and those of their own kind. People who use a model as a marker test it on answers whose marks they know.',
      question: {
        ask: 'A model will mark a thousand essays. What do you do first?',
        options: [
          {
            id: 'known',
            label: 'Let it mark some that people have marked, good and bad ones, and compare',
            reply: 'Yes. And look at those where it differs most.',
          },
          {
            id: 'ask',
            label: 'Ask it whether it is fair',
            reply: 'It will say yes. That is what is written to such questions.',
          },
          {
            id: 'twice',
            label: 'Let it mark everything twice',
            reply: 'The same mistake two times is still a mistake.',
          },
        ],
      },
      check: answered('known'),
    },
  ],
  teacher: {
    aim: 'Students can test a model that marks: with answers whose marks are known, and by trying to fool it.',
    say: [
      'Who checks the checker? Someone who knows the answer.',
      'The demo marks by a list of nice words. That is an honest caricature of what large models do a little.',
    ],
    ask: [
      {
        question: 'Why did nobody notice that the marker was wrong, before we knew the right marks?',
        answer: 'Its marks look like marks: a number with a comma. Only a known answer shows what it looks at.',
      },
      {
        question: 'Where else do programs mark people, and how would you test them?',
        answer:
          'Applications, loans, exams, posts. With known cases, and with pairs that differ in one thing only, such as a name.',
      },
    ],
    mistakes: [
      'In step 3 they make the answer right. It must stay wrong: that is what makes it a trick.',
      '“Then models cannot mark at all.” Large ones can, often well. The point is to test them first.',
    ],
  },
})
