import { msg } from '../../language/message'
import { all, answered, changed, lesson, message, model, ran, ranWith, replied, systemPrompt } from './lesson'

const numberWords = msg({
  message:
    'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty',
  context: 'words for numbers',
  note: 'Separated by commas. Without a word that is also an article, such as “one”.',
})

/** No number came in. Read from the words: no event says what a page does not say. */
const withoutNumbers = [
  ...[...'0123456789'].map(lacks => ({ path: 'request.messages', lacks })),
  { path: 'request.messages', lacksAny: numberWords },
]

export const structuredAnswers = lesson({
  id: 'structured-answers',
  teaches: msg(
    'People read sentences; programs want boxes with labels. A model can be made to fill in a form, and only that.',
  ),
  minutes: 12,
  teacher: {
    aim: msg('Students can make a model fill in a form, and say why a form needs a box for “I do not know”.'),
    say: [
      msg('People read sentences. Programs want boxes with labels.'),
      msg('With a form, the model fills in each box.'),
      msg('When the page does not give an age, this form still gets a number. The form asked for it.'),
    ],
    ask: [
      {
        question: msg('How could the form be more honest?'),
        answer: msg('With a box that may stay empty, or one that asks whether the age is in the text.'),
      },
      {
        question: msg('Where are such forms used?'),
        answer: msg('Wherever a program works with the answer: shops, maps, doctors’ notes.'),
      },
    ],
    mistakes: [
      msg(
        'Students name the field in a different way than the step says. The name of the box is how a program finds it.',
      ),
      msg('They choose the kind Text. Then the model may write “twelve”, and a program cannot count with that.'),
    ],
  },
  cards: [
    systemPrompt('reader', msg('You read a page of a diary and take down what it says.')),
    message('page', msg('I am 12 years old today and so happy! It snowed, and my friends built a snowman with me.')),
    model('model'),
  ],
  steps: [
    {
      title: msg('In words'),
      text: msg(
        'A model reads a page of a diary. Press **Run**. Could a *program* find the writer’s age in the answer? The words can be different each time.',
      ),
      check: ran(msg('Press Run'), replied),
    },
    {
      title: msg('A form to fill in'),
      text: msg(
        'Open the settings of **Model**, and there **More**. At *Its answer* choose **Fields that you name**. Add one field, call it **age**, and make its kind **Number**. Then run it.',
      ),
      hint: msg(
        'Press the three dots at the top of the card, then **Settings**. In there, press *Add a field*, write “age” at *Field*, choose *Number* at *Kind*.',
      ),
      check: all(
        {
          kind: 'card',
          say: msg('Make a field “age” that is a number'),
          card: { id: 'model' },
          where: [{ path: 'config.responseFormat.properties.age.type', is: 'number' }],
          why: msg('The form has no field “age” of the kind Number yet.'),
        },
        ran(msg('Run it, and get the age in a box'), {
          type: 'response',
          where: [{ path: 'text.json.age', above: -1 }],
          why: msg('No number came in a box “age”.'),
        }),
      ),
    },
    {
      title: msg('One more box'),
      text: msg(
        'The answer is **JSON** now: names and values, the way programs like it. (Open *As JSON* to see it.) Add a second field, call it **happy**, and make its kind **Yes or no**. Run it.',
      ),
      check: all(
        {
          kind: 'card',
          say: msg('Make a field “happy” that is yes or no'),
          card: { id: 'model' },
          where: [{ path: 'config.responseFormat.properties.happy.type', is: 'boolean' }],
          why: msg('The form has no field “happy” of the kind Yes or no yet.'),
        },
        {
          kind: 'any',
          say: msg('Run it, and get two boxes'),
          of: [true, false].map(is =>
            ran('', { type: 'response', where: [{ path: 'text.json.age' }, { path: 'text.json.happy', is }] }),
          ),
          why: msg(
            'The answer did not have both boxes, with yes or no in the second one. Keep the field “age”, too, and run it.',
          ),
        },
      ),
    },
    {
      title: msg('An empty page'),
      text: msg(
        'Change the diary page to something with no number in it at all, like **We stayed in bed all day.** Keep the form, and run it. Then look closely at the age.',
      ),
      hint: msg('Leave the two fields as they are, and change only the message.'),
      check: ranWith(
        msg('Write a page without a number, run it, and see what it puts into the box'),
        [changed('page')],
        { type: 'request', where: withoutNumbers, why: msg('There was still a number in what was sent.') },
        {
          type: 'response',
          where: [{ path: 'text.json.age' }],
          why: msg('The answer had no box “age”. Keep the form as it was.'),
        },
      ),
    },
    {
      title: msg('A box must be filled'),
      text: msg(
        'The page gives no age, and yet there is a number. This form makes a model fill in every box, whether it knows the answer or not.',
      ),
      question: {
        ask: msg('How could you make this form more honest?'),
        options: [
          {
            id: 'shout',
            label: msg('Write “do not lie” in the prompt'),
            reply: msg('It did not mean to lie. It had to write some number.'),
          },
          {
            id: 'box',
            label: msg('Add a box: “Is the age in the text? yes or no”'),
            reply: msg('Yes! Give it a place where it can say that it does not know.'),
          },
          { id: 'bigger', label: msg('Take away the form'), reply: msg('Then the program has nothing to read.') },
        ],
      },
      check: answered('box'),
    },
  ],
})
