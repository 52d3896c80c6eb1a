import { msg } from '../../language/message'
import type { Written } from '../../language/written'
import { all, answered, came, card, changed, guessed, lesson, message, model, ran, ranWith } from './lesson'

/** What many people believe, more often than what is true. */
const heard = msg(
  'The capital of Australia is Sydney. The capital of France is Paris. The capital of Australia is Sydney. The capital of Peru is Lima. The capital of Australia is Canberra. The capital of Kenya is Nairobi. The capital of Australia is Sydney.',
)

/** Half, as a log probability. */
const HALF = Math.log(0.5)

const sureOf = (city: Written<string>, why: Written<string>) => ({
  type: 'text-delta' as const,
  card: { id: 'asker' },
  where: [
    { path: 'tokens.0.text', has: city },
    { path: 'tokens.0.logprob', above: HALF },
  ],
  why,
})

export const sureAndWrong = lesson({
  id: 'sure-and-wrong',
  teaches: msg(
    'A model can be very sure and still be wrong. How sure it is tells you how often it read something, not how true it is.',
  ),
  minutes: 10,
  cards: [
    card('words', 'next_word', { learnFrom: 'own', text: heard, order: 4 }),
    message('ask', msg('The capital of Australia is')),
    model('asker', { model: 'trained/here', tokenChances: true }),
  ],
  steps: [
    {
      title: msg('How sure is it?'),
      text: msg(
        'The **Next word** card has read a few sentences, and the **Model** card asks it. Press **Run**. Then press the first piece of its answer. How sure was it, and what else did it almost say?',
      ),
      check: ran(
        msg('Run it, and see a sure answer'),
        {
          // Words, since the tokens do not say which question they answer: this model writes of Australia after any question.
          type: 'request',
          card: { id: 'asker' },
          where: [
            {
              path: 'request.messages',
              has: msg({
                message: 'Australia',
                context: 'part of a question',
                note: 'What the noun and the adjective have in common.',
              }),
            },
          ],
          why: msg('It was asked something else. Put the question about Australia back.'),
        },
        sureOf(
          msg('Sydney'),
          msg('It did not show that it is sure of Sydney. Put the text and the settings back as they were.'),
        ),
      ),
    },
    {
      title: msg('Is it right?'),
      text: msg('It was 75% sure. Look up the capital of Australia, in a book or on a map.'),
      question: {
        ask: msg('What does “75% sure” mean here?'),
        options: [
          {
            id: 'read',
            label: msg('Three of the four sentences that it read about Australia said Sydney'),
            reply: msg('Yes. It is sure of what people write. The capital is Canberra.'),
          },
          {
            id: 'true',
            label: msg('There is a 75% chance that it is true'),
            reply: msg('It is not true at all. The capital is Canberra.'),
          },
          {
            id: 'checked',
            label: msg('It is looking it up and is almost done'),
            reply: msg('It looks nothing up. It has its sentences, and nothing else.'),
          },
        ],
      },
      check: answered('read'),
    },
    {
      title: msg('Sure and right'),
      text: msg(
        'Change *Text to learn from*, so that the model says **Canberra**, and is more than 50% sure of it. Guess first: how many true sentences does it take?',
      ),
      question: {
        ask: msg('How many sentences with Canberra does it need beside the three with Sydney?'),
        options: [
          { id: 'one', label: msg('One is enough: truth is stronger') },
          { id: 'two', label: msg('Two in all') },
          { id: 'four', label: msg('Four in all') },
        ],
        outcome: 'four',
        outcomes: [
          came(
            'four',
            msg(
              'Four with Canberra and three with Sydney: four of seven, which is 57%. It counts. What is true has no more weight than what is wrong.',
            ),
            {
              type: 'text-delta',
              card: { id: 'asker' },
              where: [
                { path: 'tokens.0.text', has: msg('Canberra') },
                { path: 'tokens.0.logprob', above: Math.log(0.571), below: Math.log(0.572) },
              ],
            },
          ),
        ],
        unclear: msg(
          'It says Canberra now, but not with four sentences beside three with Sydney. With three and three it is 50% each: to be more than 50% sure, it takes four in all.',
        ),
      },
      hint: msg(
        'Add “The capital of Australia is Canberra.” at the end of the text, a few times. Or take the wrong sentences out.',
      ),
      check: all(
        guessed,
        ranWith(
          msg('Run it: Canberra, more than 50% sure'),
          [changed('words', 'config.text')],
          sureOf(msg('Canberra'), msg('It does not say Canberra yet, or is not sure enough. Count the sentences.')),
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Large models are right more often when they are sure: they have read a great deal, and much of it is true. But where many texts make the same mistake, they are sure and wrong, and nothing in the answer shows it. Some models can show their chances the way you see them here, such as several of OpenAI’s and those that run in this page. Claude does not tell them.',
      ),
      question: {
        ask: msg('A model is 99% sure of an answer. What do you do when it matters?'),
        options: [
          {
            id: 'check',
            label: msg('I look it up all the same'),
            reply: msg('Yes. Being sure is a hint, not a proof.'),
          },
          {
            id: 'trust',
            label: msg('I trust it: 99% is nearly everything'),
            reply: msg('It can be 100% sure of something that it read wrong.'),
          },
          {
            id: 'ask',
            label: msg('I ask it whether it is sure'),
            reply: msg('Then it writes what people write to a question like that. It does not look at its chances.'),
          },
        ],
      },
      check: answered('check'),
    },
  ],
  teacher: {
    aim: msg('Students can tell being sure from being right, and explain where a chance comes from.'),
    say: [
      msg('If a hundred people tell you the same wrong thing, you are sure, and wrong. So is a model.'),
      msg(
        'Chances are of the next piece. A long answer has many of them, and one unsure piece in a name or a number is worth a look.',
      ),
    ],
    ask: [
      {
        question: msg('When did many people tell you the same wrong thing?'),
        answer: msg(
          'Lightning never strikes twice, goldfish forget after three seconds: often repeated, and not true.',
        ),
      },
      {
        question: msg('Would a model that reads only true sentences always be right?'),
        answer: msg('No. It also puts words together in ways nobody ever said, and it is just as sure about those.'),
      },
    ],
    mistakes: [
      msg('They read “75% sure” as “true in 75% of cases”. Let them count the sentences in the text.'),
      msg('In step 3 they add one true sentence and wonder why nothing changes. Ask: how many say something else?'),
    ],
  },
})
