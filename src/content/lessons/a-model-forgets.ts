import { all, answered, guessed, lesson, message, model, ran } from './lesson'

export const aModelForgets = lesson({
  id: 'a-model-forgets',
  title: 'A model forgets',
  teaches: 'A model has no memory. A chat seems to remember because all of it is sent again, each time.',
  minutes: 10,
  cards: [
    message('first', 'Hello! My name is Mia.'),
    model('greeter'),
    message('second', 'What is my name?'),
    model('knower'),
  ],
  steps: [
    {
      title: 'It knows my name',
      text: 'This stack is a little chat: you speak, a model answers, you speak again, a model answers again. Press **Run**, and read the last answer.',
      check: ran('Press Run', { type: 'response', card: { id: 'knower' }, where: [{ path: 'text', has: 'Mia' }] }),
    },
    {
      title: 'How does it know?',
      text: 'The second model call is a new one. It did not watch the first. Look at **Context** in the X-ray for the last **Inference** card: count the messages that were sent.',
      question: {
        ask: 'How did the name get there?',
        options: [
          {
            id: 'brain',
            label: 'The model kept it in its head',
            reply: 'A model keeps nothing from one call to the next. Look in the X-ray again.',
          },
          {
            id: 'sent',
            label: 'The whole chat was sent again',
            reply: 'Yes: your first message, the first answer, and your question. All of it, again.',
          },
          { id: 'web', label: 'It looked me up', reply: 'It has no tool for that, and no internet.' },
        ],
      },
      hint: 'There are three messages. The first one is “Hello! My name is Mia.”',
      check: answered('sent'),
    },
    {
      title: 'A fresh start',
      text: 'You can tell a model to hear less. In the settings of the last **Inference** card, set *What it is told* to **A fresh start**. Guess what it will say. Then run it.',
      question: {
        ask: 'What is your name, says the model?',
        options: [
          { id: 'mia', label: 'Mia' },
          { id: 'unknown', label: 'I do not know' },
          { id: 'other', label: 'Some other name' },
        ],
      },
      hint: 'Press the little sliders at the top of the last **Inference** card: its settings open. *What it is told* is a list to choose from.',
      check: all(
        guessed,
        {
          kind: 'card',
          say: 'Choose “A fresh start”',
          card: { id: 'knower' },
          where: [{ path: 'config.contextMode', is: 'fresh' }],
        },
        ran(
          'Run it',
          { type: 'request', card: { id: 'knower' }, where: [{ path: 'request.messages', lacks: 'Mia' }] },
          { type: 'response', card: { id: 'knower' } },
        ),
      ),
    },
    {
      title: 'Tell it again',
      text: 'It does not know, and says so. (Not every model is so honest!) Leave the fresh start as it is. Change your **second** message so that the model can answer anyway.',
      hint: 'Write the name into the question: “My name is Mia. What is my name?”',
      check: all(
        { kind: 'changed', say: 'Change the second message', card: { id: 'second' }, path: 'input' },
        ran('Run it, and hear the name', {
          type: 'response',
          card: { id: 'knower' },
          where: [{ path: 'text', has: 'Your name is' }],
        }),
      ),
    },
    {
      title: 'What you know now',
      text: 'A model knows what it learned in its training. Of your chat it knows only what is sent along, and that is called its **context**.',
      question: {
        ask: 'A chat app greets you by name, a week later. How can that be?',
        options: [
          {
            id: 'missed',
            label: 'The model thought of me',
            reply: 'Between two calls nothing of your chat is kept in the model.',
          },
          {
            id: 'notes',
            label: 'The app kept a note, and sends it along',
            reply: 'Yes. The app remembers, on a computer somewhere. The model reads the note each time, as if new.',
          },
          {
            id: 'trained',
            label: 'The model learned my name for good',
            reply: 'Models are trained before you meet them. A chat with one does not change it on the spot.',
          },
        ],
      },
      check: answered('notes'),
    },
  ],
})
