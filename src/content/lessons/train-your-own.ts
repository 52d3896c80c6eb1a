import { msg } from '../../language/message'
import { answered, builtInText, card, changed, lesson, message, ran, ranWith, systemPrompt } from './lesson'

export const trainYourOwn = lesson({
  id: 'train-your-own',
  teaches: msg('A model is what it has read. One that has never read an order does not know what an order is.'),
  minutes: 12,
  teacher: {
    aim: msg('Students can explain that a model is made from its texts, and that it must learn to follow orders, too.'),
    say: [
      msg('Training here is counting. It takes a moment, so you can do it ten times.'),
      msg('This model has never read an order and its answer. So it cannot know what an order is.'),
      msg('Large models are trained twice: first on a huge number of texts, then on examples of good answers.'),
    ],
    ask: [
      {
        question: msg('Why did it speak of the weather, though the rule forbade it?'),
        answer: msg('It does not understand rules. It goes on from the last words with what it has read.'),
      },
      {
        question: msg('What would you let it read to make it write like your class?'),
        answer: msg('Texts by your class. The more, the better.'),
      },
    ],
    mistakes: [
      msg('“It is rude.” It wants nothing. It counts words.'),
      msg('One word is too short. Let them paste a page, or write five similar sentences.'),
    ],
  },
  cards: [
    card('words', 'next_word', {
      learnFrom: builtInText('weather'),
      begin: msg({ message: 'Good morning', note: 'As most weather reports of the language begin.' }),
      order: 3,
      most: 25,
    }),
    systemPrompt('rule', msg('Answer in one word, and never speak of the weather.')),
    message('message', msg('Tell me about tomorrow.')),
    card('model', 'inference', { model: 'trained/here', temperature: 1 }),
  ],
  steps: [
    {
      title: msg('It can only talk about the weather'),
      text: msg(
        'The card **Next word** has read 22 weather reports. The **Model** card below uses it as its model: *Trained here*. It has a rule, too. Press **Run**, and read what comes.',
      ),
      check: ran(
        msg('Press Run'),
        {
          type: 'request',
          where: [{ path: 'provider', is: 'trained' }],
          why: msg('Another model answered. Choose “Trained here” in the Model card.'),
        },
        { type: 'response' },
      ),
    },
    {
      title: msg('It does not follow the rule'),
      text: msg('The system prompt said: one word, and no weather.'),
      question: {
        ask: msg('Why did it not follow the rule?'),
        options: [
          {
            id: 'text',
            label: msg('It only goes on with a text; it never learned what a rule is'),
            reply: msg(
              'Yes. To chat and to follow orders, large models are trained a second time, with many examples.',
            ),
          },
          { id: 'rude', label: msg('It does not want to'), reply: msg('It wants nothing. It counts words.') },
          {
            id: 'unseen',
            label: msg('The rule was not sent'),
            reply: msg('It was: look in the X-ray. But the model only looked at the last two words of all that.'),
          },
        ],
      },
      check: answered('text'),
    },
    {
      title: msg('Other texts, another model'),
      text: msg('In the card **Next word**, choose other texts in *Learns from*. Run it.'),
      check: ranWith(msg('Choose other texts, and run it'), [changed('words', 'config.learnFrom')], {
        type: 'node-end',
        card: { id: 'words' },
        where: [{ path: 'output.pieces.length', above: 0 }],
        why: msg('It wrote nothing. Is there a text to learn from?'),
      }),
    },
    {
      title: msg('Your own'),
      text: msg(
        'Choose **My own text** in *Learns from*, and paste or write a text of your own. A few sentences are enough, a page is better. Run it.',
      ),
      hint: msg('No idea? Write five times what you like to eat, each time a little differently.'),
      check: ran(msg('Run it on your own text'), {
        type: 'node-end',
        card: { id: 'words' },
        where: [{ path: 'output.learnedFrom.0', is: 'Your text' }],
        why: msg('It did not learn from your own text. Choose it in “Learns from”.'),
      }),
    },
    {
      title: msg('What you know now'),
      text: msg('You have trained a language model. It took a moment, since it only counts.'),
      question: {
        ask: msg('Two models answer in different ways. What is the first thing to ask?'),
        options: [
          { id: 'texts', label: msg('What did each of them read?'), reply: msg('Yes. What they read made them.') },
          {
            id: 'mood',
            label: msg('Which one is in a better mood?'),
            reply: msg('A model has no mood of its own. It has what it read.'),
          },
          {
            id: 'size',
            label: msg('Which one is faster?'),
            reply: msg('Speed says nothing about what it has read.'),
          },
        ],
      },
      check: answered('texts'),
    },
  ],
})
