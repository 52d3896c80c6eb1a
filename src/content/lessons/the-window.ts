import { msg } from '../../language/message'
import { all, answered, had, lesson, message, model, namesMe, ran, replied, withCards } from './lesson'

const story = msg(
  'A little fox lived at the edge of a forest. Every morning she ran down to the river and looked at the boats. One day a boat stopped, and an old bear stepped out with a basket of apples. The fox asked where he came from. From the other side of the hill, said the bear, where the bees make honey of linden flowers. They sat down on a stone and ate two apples.',
)

/** Still so long that it fills the window by itself. */
const longStory = had(
  'story',
  [{ path: 'input.length', above: 600 }],
  msg('The story is short again. Leave it long, and find another way.'),
)

export const theWindow = lesson({
  id: 'the-window',
  teaches: msg('A model can only read so much at once. When more is said, the oldest part falls out.'),
  minutes: 10,
  cards: [
    message('first', msg('Hello! My name is Mia.')),
    message('story', story, msg('A story')),
    message('ask', msg('What is my name?')),
    model('reader', { window: 200 }),
  ],
  steps: [
    {
      title: msg('It fits'),
      text: msg(
        'This model reads at most **200 pieces** at once: that is its **window**. Press **Run**. Does it know the name? In the X-ray, below *Details*, the bar shows how full the window is.',
      ),
      check: namesMe('reader', msg('Run it, and see that it knows the name'), msg('It did not say the name.')),
    },
    {
      title: msg('Fill it'),
      text: msg(
        'Now make the **story** longer, until the first sentence no longer fits: copy it, and paste it in two more times. Run it, and look at *No longer fits* in the X-ray.',
      ),
      look: { card: { id: 'story' } },
      hint: msg(
        'The story is in the second **Message** card. Select all of it, copy it, and paste it twice at the end.',
      ),
      check: ran(
        msg('Run it so that the first sentence falls out'),
        {
          type: 'request',
          card: { id: 'reader' },
          where: [{ path: 'truncated.parts.0.nodeId', is: 'first' }],
          why: msg('The sentence with the name did not fall out. Make the story longer.'),
        },
        replied,
      ),
    },
    {
      title: msg('Why does it not know?'),
      text: msg('Your first card still says *Hello! My name is Mia.* And the model says that it does not know.'),
      question: {
        ask: msg('Where is the sentence?'),
        options: [
          {
            id: 'not-sent',
            label: msg('In your card, but not in what was sent to the model'),
            reply: msg('Yes. The page cut it off, because it did not fit. The model cannot know that there was more.'),
          },
          {
            id: 'forgot',
            label: msg('The model read it and forgot it'),
            reply: msg('It did not read it this time. Look at the messages in the X-ray.'),
          },
          {
            id: 'secret',
            label: msg('The model keeps it secret'),
            reply: msg('It would say the name if it were in there.'),
          },
        ],
      },
      check: answered('not-sent'),
    },
    {
      title: msg('Make it know again'),
      text: msg(
        'The story stays long. How can the model still get to know the name? There is more than one way. Find one, and run it.',
      ),
      hint: msg(
        'The oldest part falls out. A system prompt stays. And the window can be larger: look in the settings of the Model card.',
      ),
      check: all(
        withCards(ran(msg('Run it with the long story'), replied), longStory),
        namesMe('reader', msg('Hear the name'), msg('It did not say the name.'), { cards: [longStory] }),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Large models have larger windows. Some hold a thick book, and the answer needs room in them, too. When a window is full, programs do different things: some cut off the oldest part, as here, some write a summary of it, and some show an error.',
      ),
      question: {
        ask: msg(
          'You have chatted with a model for hours. Now it breaks a rule that you gave it at the start. What may have happened?',
        ),
        options: [
          {
            id: 'out',
            label: msg('The rule fell out of the window, or into a summary that left it out'),
            reply: msg('Yes. Say it again, and it is back.'),
          },
          {
            id: 'bored',
            label: msg('It got bored of the rule'),
            reply: msg('Nothing bores it: it reads everything as if for the first time.'),
          },
          {
            id: 'learned',
            label: msg('It has learned a better rule from you'),
            reply: msg('A chat teaches it nothing that stays.'),
          },
        ],
      },
      check: answered('out'),
    },
  ],
  teacher: {
    aim: msg(
      'Students can explain what a context window is, predict what falls out, and name two ways to keep something in.',
    ),
    say: [
      msg('Hold a picture frame over a page of a book. The model sees what is inside the frame, and nothing else.'),
      msg('Here the page counts a piece for every four letters. Real models count their own tokens.'),
    ],
    ask: [
      {
        question: msg('What did the model know about the sentence that fell out?'),
        answer: msg('Nothing. It was not sent, and nothing in the request said that there was more.'),
      },
      {
        question: msg('Which is better against forgetting: a larger window, or saying it again at the end?'),
        answer: msg(
          'Both work. A larger window costs more with each message, and models find what is in the middle of a long text less well.',
        ),
      },
    ],
    mistakes: [
      msg('They think the window is a memory. It is filled anew for each call: see “A model forgets”.'),
      msg('In step 4 they shorten the story. That works in real life, but the step asks for another way.'),
    ],
  },
})
