import { msg } from '../../language/message'
import {
  all,
  answered,
  came,
  changed,
  guessed,
  had,
  lesson,
  message,
  model,
  namesMe,
  naming,
  notKnowing,
  ran,
  ranWith,
  withCards,
} from './lesson'

const withoutFirst = {
  type: 'request' as const,
  card: { id: 'knower' },
  where: [{ path: 'origins.messages', lacks: 'first' }],
  why: msg('Your first message was sent again. Leave the fresh start as it is.'),
}

export const aModelForgets = lesson({
  id: 'a-model-forgets',
  teaches: msg('A model has no memory. A chat seems to remember because all of it is sent again, each time.'),
  minutes: 10,
  teacher: {
    aim: msg('Students can explain why a chat seems to remember: all of it is sent again.'),
    say: [
      msg('The second call is a new one. It did not watch the first.'),
      msg('A model only knows the part of your chat that is sent along. That part is called its context.'),
      msg('An app can keep notes on a computer and send them along. The model itself keeps nothing.'),
    ],
    ask: [
      {
        question: msg('How does a chat app know your name a week later?'),
        answer: msg('The app kept a note and sends it along.'),
      },
      {
        question: msg('What happens when a chat is longer than the model can take?'),
        answer: msg('The beginning is left out, or made shorter. Then the model does not know it.'),
      },
    ],
    mistakes: [
      msg(
        '“The model learned my name.” A chat does not train it on the spot. (Some makers use chats to train the next one.)',
      ),
      msg('Students change the first message in step 4. Under a fresh start only the second one counts.'),
    ],
  },
  cards: [
    message('first', msg('Hello! My name is Mia.')),
    model('greeter'),
    message('second', msg('What is my name?')),
    model('knower'),
  ],
  steps: [
    {
      title: msg('It knows my name'),
      text: msg(
        'This stack is a little chat: you speak, a model answers, you speak again, a model answers again. Press **Run**, and read the last answer.',
      ),
      check: ran(
        msg('Press Run'),
        {
          type: 'request',
          card: { id: 'knower' },
          where: [{ path: 'origins.messages', has: 'first' }],
          why: msg('The last model was not told your first message.'),
        },
        { type: 'response', card: { id: 'greeter' } },
        { type: 'response', card: { id: 'knower' }, where: [{ path: 'text', there: true }] },
      ),
    },
    {
      title: msg('How does it know?'),
      text: msg(
        'The second model call is a new one. It did not watch the first. Choose the last **Model** in the X-ray, and count the messages that were sent.',
      ),
      question: {
        ask: msg('How did the name get there?'),
        options: [
          {
            id: 'brain',
            label: msg('The model kept it in its head'),
            reply: msg('A model keeps nothing from one call to the next. Look in the X-ray again.'),
          },
          {
            id: 'sent',
            label: msg('The whole chat was sent again'),
            reply: msg('Yes: your first message, the first answer, and your question. All of it, again.'),
          },
          { id: 'web', label: msg('It looked me up'), reply: msg('It has no tool for that, and no internet.') },
        ],
      },
      look: { card: { id: 'knower' } },
      hint: msg('There are three messages. The first one is “Hello! My name is Mia.”'),
      check: answered('sent'),
    },
    {
      title: msg('A fresh start'),
      text: msg(
        'You can tell a model to hear less. In the settings of the last **Model** card, set *What it is told* to **A fresh start, with the latest results**. Guess what it will say. Then run it.',
      ),
      look: { card: { id: 'knower' } },
      question: {
        ask: msg('What will the model say your name is?'),
        outcome: 'unknown',
        outcomes: [
          came(
            'unknown',
            msg('Your first message was not sent to the last model, so your name was nowhere in what it got.'),
            { type: 'response', card: { id: 'knower' }, where: [{ path: 'text', has: notKnowing }] },
          ),
          ...naming.slice(0, -1).map(has =>
            came('other', msg('It said a name, though none was sent to it. Some models make one up.'), withoutFirst, {
              type: 'response',
              card: { id: 'knower' },
              where: [
                { path: 'text', has },
                { path: 'text', lacks: notKnowing },
                ...naming.slice(-1).map(lacks => ({ path: 'text', lacks })),
              ],
            }),
          ),
          ...naming.slice(-1).map(has =>
            came(
              'mia',
              msg('It said the name, though your first message was not sent: it was in the second one, or by luck.'),
              withoutFirst,
              {
                type: 'response',
                card: { id: 'knower' },
                where: [{ path: 'text', has }],
              },
            ),
          ),
        ],
        unclear: msg('Your first message was not sent to the last model. Read its answer. What could it still know?'),
        options: [
          { id: 'mia', label: msg('Mia') },
          { id: 'unknown', label: msg('I do not know') },
          { id: 'other', label: msg('Some other name') },
        ],
      },
      hint: msg(
        'Press the three dots at the top of the last **Model** card, then **Settings**. *What it is told* is a list to choose from.',
      ),
      check: all(
        guessed,
        withCards(
          ran(
            msg('Choose “A fresh start, with the latest results” for the last model, and run it'),
            {
              type: 'request',
              card: { id: 'knower' },
              where: [{ path: 'origins.messages', lacks: 'first' }],
              why: msg('Your first message was still sent to the last model.'),
            },
            { type: 'response', card: { id: 'knower' }, where: [{ path: 'text', there: true }] },
          ),
          had(
            'knower',
            [{ path: 'config.contextMode', is: 'fresh' }],
            msg('The last model was not set to “A fresh start, with the latest results”.'),
          ),
        ),
      ),
    },
    {
      title: msg('Tell it again'),
      text: msg(
        'It does not know, and says so. (Not every model is so honest!) Leave the fresh start as it is. Change your **second** message so that the model can answer anyway.',
      ),
      hint: msg('Put the name in the question: “My name is Mia. What is my name?”'),
      check: all(
        ranWith(msg('Change the second message, and run it with the fresh start'), [changed('second')], withoutFirst),
        namesMe(
          'knower',
          msg('Hear the name'),
          msg(
            'It did not say your name. It only gets your second message. If the name is in it, write it like this: My name is Mia.',
          ),
          { fields: [changed('second')], events: [withoutFirst] },
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'A model knows what it learned in training. It only knows the part of your chat that is sent along. That part is called its **context**.',
      ),
      question: {
        ask: msg('A chat app greets you by name, a week later. How can that be?'),
        options: [
          {
            id: 'missed',
            label: msg('The model thought of me'),
            reply: msg('The model keeps nothing of your chat from one call to the next.'),
          },
          {
            id: 'notes',
            label: msg('The app kept a note and sends it along'),
            reply: msg(
              'Yes. The app remembers, on a computer somewhere. The model reads the note each time, as if new.',
            ),
          },
          {
            id: 'trained',
            label: msg('The model learned my name for good'),
            reply: msg(
              'Models are trained before you meet them. A chat with one does not change it on the spot. (Some makers use chats later, to train the next one.)',
            ),
          },
        ],
      },
      check: answered('notes'),
    },
  ],
})
