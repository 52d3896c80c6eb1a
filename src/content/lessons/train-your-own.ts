import { answered, card, changed, lesson, message, ran, ranWith, systemPrompt } from './lesson'

export const trainYourOwn = lesson({
  id: 'train-your-own',
  title: 'Train your own',
  teaches: 'A model is what its texts made of it. One that has read no orders does not know what an order is.',
  minutes: 12,
  teacher: {
    aim: 'Students can say that a model is made by its texts, and that following orders must be learned, too.',
    say: [
      'Training here is counting. It takes a moment, so you can do it ten times.',
      'This model has never read an order and its answer. So it cannot know what an order is.',
      'Large models are trained twice: first on very many texts, then on examples of good answers.',
    ],
    ask: [
      {
        question: 'Why did it speak of the weather, though the rule forbade it?',
        answer: 'It does not read rules. It goes on from the last words with what it has read.',
      },
      {
        question: 'What would you have it read, to make it write like your class?',
        answer: 'Texts by your class. The more, the better.',
      },
    ],
    mistakes: [
      '“It is rude.” It wants nothing. It counts words.',
      'A text of one word is too short: let them paste a page, or write five sentences that are alike.',
    ],
  },
  cards: [
    card('words', 'next_word', { learnFrom: 'weather', begin: 'Good morning', order: 3, most: 25 }),
    systemPrompt('rule', 'Answer in one word, and never speak of the weather.'),
    message('message', 'Tell me about tomorrow.'),
    card('model', 'inference', { model: 'trained/here', temperature: 1 }),
  ],
  steps: [
    {
      title: 'It can only talk about the weather',
      text: 'The card **Next word** has read 22 weather reports. The **Inference** card below uses it as its model: *Trained here*. It has a rule, too. Press **Run**, and read what comes.',
      check: ran(
        'Press Run',
        {
          type: 'request',
          where: [{ path: 'provider', is: 'trained' }],
          why: 'Another model answered. Choose “Trained here” in the Inference card.',
        },
        { type: 'response' },
      ),
    },
    {
      title: 'It does not obey',
      text: 'The system prompt said: one word, and no weather.',
      question: {
        ask: 'Why did it not obey?',
        options: [
          {
            id: 'text',
            label: 'It only goes on with a text; it never learned what a rule is',
            reply: 'Yes. To chat and to obey, large models are trained a second time, with many examples.',
          },
          { id: 'rude', label: 'It does not want to', reply: 'It wants nothing. It counts words.' },
          {
            id: 'unseen',
            label: 'The rule was not sent',
            reply: 'It was: look into the X-ray. But only the last two words of all that were looked at.',
          },
        ],
      },
      check: answered('text'),
    },
    {
      title: 'Other texts, another model',
      text: 'In the card **Next word**, choose other texts at *Learns from*. Run it.',
      check: ranWith('Choose other texts, and run it', [changed('words', 'config.learnFrom')], {
        type: 'node-end',
        card: { id: 'words' },
        where: [{ path: 'output.pieces.length', above: 0 }],
        why: 'It wrote nothing: there was no text to learn from.',
      }),
    },
    {
      title: 'Your own',
      text: 'Choose **My own text** at *Learns from*, and paste or write a text of your own: a few sentences are enough, a page is better. Run it.',
      hint: 'No idea? Write five times what you like to eat, each time a little differently.',
      check: ran('Run it on your own text', {
        type: 'node-end',
        card: { id: 'words' },
        where: [{ path: 'output.learnedFrom.0', is: 'Your text' }],
        why: 'It did not learn from your own text. Choose it at “Learns from”.',
      }),
    },
    {
      title: 'What you know now',
      text: 'You have trained a language model. It took a moment, since it only counts.',
      question: {
        ask: 'Two models answer in different ways. What is the first thing to ask?',
        options: [
          { id: 'texts', label: 'What did each of them read?', reply: 'Yes. What they read made them.' },
          {
            id: 'mood',
            label: 'Which one is in a better mood?',
            reply: 'A model has no mood of its own. It has what it read.',
          },
          {
            id: 'size',
            label: 'Which one is faster?',
            reply: 'Speed says nothing about what it has read.',
          },
        ],
      },
      check: answered('texts'),
    },
  ],
})
