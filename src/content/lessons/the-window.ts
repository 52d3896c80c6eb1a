import { all, answered, kept, lesson, message, model, namesMe, ran, ranWith, replied } from './lesson'

const story =
  'A little fox lived at the edge of a forest. Every morning she ran down to the river and looked at the boats. One day a boat stopped, and an old bear stepped out with a basket of apples. The fox asked where he came from. From the other side of the hill, said the bear, where the bees make honey of linden flowers. They sat down on a stone and ate two apples.'

export const theWindow = lesson({
  id: 'the-window',
  title: 'The window',
  teaches: 'What a model can read at once is limited. When more is said, the oldest falls out.',
  minutes: 10,
  cards: [
    message('first', 'Hello! My name is Mia.'),
    message('story', story, 'A story'),
    message('ask', 'What is my name?'),
    model('reader', { window: 200 }),
  ],
  steps: [
    {
      title: 'It fits',
      text: 'This model reads at most **200 pieces** at once: that is its **window**. Press **Run**. Does it know the name? In the X-ray, below *Context*, the bar shows how full the window is.',
      check: namesMe('reader', 'Run it, and see that it knows the name', 'It did not say the name.'),
    },
    {
      title: 'Fill it',
      text: 'Now make the **story** longer, until the first sentence falls out: copy it, and put it in twice more. Run it, and look at *Fell out* in the X-ray.',
      hint: 'The story is in the second **User input** card. Mark all of it, copy it, and paste it two times behind.',
      check: ran(
        'Run it so that the first sentence falls out',
        {
          type: 'request',
          card: { id: 'reader' },
          where: [{ path: 'truncated.parts.0.nodeId', is: 'first' }],
          why: 'The sentence with the name still fits. Make the story longer.',
        },
        replied,
      ),
    },
    {
      title: 'Why does it not know?',
      text: 'Your first card still says *Hello! My name is Mia.* And the model says that it does not know.',
      question: {
        ask: 'Where is the sentence?',
        options: [
          {
            id: 'not-sent',
            label: 'In your card, but not in what was sent to the model',
            reply: 'Yes. The page cut it off, because it did not fit. The model cannot know that there was more.',
          },
          {
            id: 'forgot',
            label: 'The model has read it, and forgot it',
            reply: 'It has not read it this time. Look at the messages in the X-ray.',
          },
          { id: 'secret', label: 'The model keeps it secret', reply: 'It would say the name if it were in there.' },
        ],
      },
      check: answered('not-sent'),
    },
    {
      title: 'Make it know again',
      text: 'The story stays long. How does the model get to know the name all the same? There is more than one way. Find one, and run it.',
      hint: 'What falls out is the oldest. A system prompt stays. And a window can be larger: it is in the settings of the Inference card.',
      check: all(
        ranWith('Run it with the long story', [kept('story')], replied),
        namesMe('reader', 'Hear the name', 'It does not know the name yet.', { fields: [kept('story')] }),
      ),
    },
    {
      title: 'What you know now',
      text: 'Large models have larger windows: some hold a thick book, and the answer needs room in them, too. When a window is full, programs do different things: some cut off the oldest as here, some write a summary of it, some give an error.',
      question: {
        ask: 'You have chatted with a model for hours. Now it breaks a rule that you gave it at the beginning. What may have happened?',
        options: [
          {
            id: 'out',
            label: 'The rule fell out of the window, or into a summary that left it out',
            reply: 'Yes. Say it again, and it is back.',
          },
          {
            id: 'bored',
            label: 'It got bored of the rule',
            reply: 'Nothing bores it: it reads everything as if for the first time.',
          },
          {
            id: 'learned',
            label: 'It has learned a better rule from you',
            reply: 'A chat teaches it nothing that stays.',
          },
        ],
      },
      check: answered('out'),
    },
  ],
  teacher: {
    aim: 'Students can say what a context window is, predict what falls out, and name two ways to keep something in.',
    say: [
      'Hold a picture frame over a page of a book: the model sees what is inside of the frame, and nothing else.',
      'Here the page counts a piece for every four letters. Real models count their own tokens.',
    ],
    ask: [
      {
        question: 'What did the model know of the sentence that fell out?',
        answer: 'Nothing. It was not sent, and nothing in the request says that there was more.',
      },
      {
        question: 'Which is better against forgetting: a larger window, or saying it again at the end?',
        answer:
          'Both work. A larger window costs more with each message, and models find what is in the middle of a long text less well.',
      },
    ],
    mistakes: [
      'They take the window for a memory. It is filled anew with each call: compare “A model forgets”.',
      'In step 4 they shorten the story. That works in real life, but the step asks for another way.',
    ],
  },
})
