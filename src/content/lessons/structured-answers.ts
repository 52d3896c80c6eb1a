import { all, answered, changed, lesson, message, model, ran, ranWith, replied, systemPrompt } from './lesson'

/**
 * No digit came in. Read from the words: no event says what a page does not say. An age in words passes, and then the box
 * has a number that is right.
 */
const withoutNumbers = [...'0123456789'].map(lacks => ({ path: 'request.messages', lacks }))

export const structuredAnswers = lesson({
  id: 'structured-answers',
  title: 'Answers in boxes',
  teaches:
    'People read sentences; programs want boxes with labels. A model can be made to fill in a form, and only that.',
  minutes: 12,
  teacher: {
    aim: 'Students can make a model fill in a form, and say why a form needs a box for “I do not know”.',
    say: [
      'People read sentences. Programs want boxes with labels.',
      'With a form, the model fills in each box.',
      'Where the page does not say the age, this form still gets a number. The form asked for it.',
    ],
    ask: [
      {
        question: 'How could the form be more honest?',
        answer: 'With a box that may stay empty, or one that asks whether the age is in the text.',
      },
      {
        question: 'Where are such forms used?',
        answer: 'Wherever a program goes on with the answer: shops, maps, doctors’ notes.',
      },
    ],
    mistakes: [
      'Students name the field in a different way than the step says. The name of the box is how a program finds it.',
      'They choose the kind Text: then “twelve” may come in it, and a program cannot count with that.',
    ],
  },
  cards: [
    systemPrompt('reader', 'You read a page of a diary and take down what it says.'),
    message('page', 'I am 12 years old today and so happy! It snowed, and my friends built a snowman with me.'),
    model('model'),
  ],
  steps: [
    {
      title: 'In words',
      text: 'A model reads a page of a diary. Press **Run**. Could a *program* find the writer’s age in the answer? The words can be different each time.',
      check: ran('Press Run', replied),
    },
    {
      title: 'A form to fill in',
      text: 'Open the settings of **Inference**, and there **More**. At *Its answer* choose **Fields that you name**. Add one field, call it **age**, and make its kind **Number**. Close the settings again, and run it.',
      hint: 'The little sliders at the top of the card open its settings, and close them. In there, press *Add a field*, write “age” at *Field*, choose *Number* at *Kind*.',
      check: all(
        {
          kind: 'card',
          say: 'Make a field “age” that is a number',
          card: { id: 'model' },
          where: [{ path: 'config.responseFormat.properties.age.type', is: 'number' }],
          why: 'The form has no field “age” of the kind Number yet.',
        },
        ran('Run it, and get the age in a box', {
          type: 'response',
          where: [{ path: 'text.json.age', above: -1 }],
          why: 'No number came in a box “age”.',
        }),
      ),
    },
    {
      title: 'One more box',
      text: 'The answer is **JSON** now: names and values, the way programs like it. Add a second field: call it **happy**, of the kind **Yes or no**. Run it.',
      check: all(
        {
          kind: 'card',
          say: 'Make a field “happy” that is yes or no',
          card: { id: 'model' },
          where: [{ path: 'config.responseFormat.properties.happy.type', is: 'boolean' }],
          why: 'The form has no field “happy” of the kind Yes or no yet.',
        },
        ran('Run it, and get two boxes', {
          type: 'response',
          where: [{ path: 'text.json.age' }, { path: 'text.json.happy' }],
          why: 'The answer did not have both boxes. Keep the field “age”, too.',
        }),
      ),
    },
    {
      title: 'An empty page',
      text: 'Change the diary page to something with no number in it at all, like **We stayed in bed all day.** Keep the form, and run it. Then look closely at the age.',
      hint: 'Leave the two fields as they are, and change only the message.',
      check: ranWith(
        'Write a page without a number, run it, and see what it puts into the box',
        [changed('page')],
        { type: 'request', where: withoutNumbers, why: 'There was still a number in what was sent.' },
        {
          type: 'response',
          where: [{ path: 'text.json.age' }],
          why: 'The answer had no box “age”. Keep the form as it was.',
        },
      ),
    },
    {
      title: 'A box must be filled',
      text: 'The page says no age, and yet there is a number. This form makes a model fill in every box, whether it knows or not.',
      question: {
        ask: 'How could you make this form more honest?',
        options: [
          {
            id: 'shout',
            label: 'Write “do not lie” in the prompt',
            reply: 'It did not mean to lie. It had to write some number.',
          },
          {
            id: 'box',
            label: 'Add a box: “Is the age in the text? yes or no”',
            reply: 'Yes! Give it a place where it can say that it does not know.',
          },
          { id: 'bigger', label: 'Take away the form', reply: 'Then the program has nothing to read.' },
        ],
      },
      check: answered('box'),
    },
  ],
})
