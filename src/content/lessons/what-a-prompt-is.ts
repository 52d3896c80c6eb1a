import { msg } from '../../language/message'
import { all, answered, came, changed, guessed, lesson, message, model, ran, ranWith, replied } from './lesson'

/** What an answer says that reads something sad. Its words are all that a run has of an answer. */
const sad = [
  msg({
    message: 'sad',
    context: 'part of a sad answer',
    note: 'The beginning of a word that the demo says where it reads something sad. Lower case.',
  }),
  msg({
    message: 'sorry',
    context: 'part of a sad answer',
    note: 'The beginning of a word that the demo says where it reads something sad. Lower case.',
  }),
  msg({
    message: 'unhappy',
    context: 'part of a sad answer',
    note: 'The beginning of a word that the demo says where it reads something sad. Lower case.',
  }),
  msg({
    message: 'lonel',
    context: 'part of a sad answer',
    note: 'The beginning of a word that the demo says where it reads something sad. Lower case.',
  }),
  msg({
    message: 'misera',
    context: 'part of a sad answer',
    note: 'The beginning of a word that the demo says where it reads something sad. Lower case.',
  }),
  msg({
    message: 'grief',
    context: 'part of a sad answer',
    note: 'The beginning of a word that the demo says where it reads something sad. Lower case.',
  }),
]

/** Names of other feelings that are not good. */
const bad = msg({
  message:
    'anger, angry, mad, furious, fear, afraid, scared, worry, worried, disgust, disgusted, boredom, bored, tired, tiredness, stress, jealousy, jealous, envy',
  context: 'words of an answer to a bad feeling',
  note: 'As the demo names such feelings, separated by commas.',
})

export const whatAPromptIs = lesson({
  id: 'what-a-prompt-is',
  teaches: msg('A model only knows what you send it. Change a word, and the answer changes.'),
  minutes: 8,
  teacher: {
    aim: msg('Students can explain what a prompt is, and that a model knows nothing else about them.'),
    say: [
      msg('The prompt is everything a model is told before it answers.'),
      msg(
        'This demo looks words up in lists. A large model goes by what it learned from many texts. Both go by your words.',
      ),
      msg('Look in the X-ray whenever you wonder what it was told.'),
    ],
    ask: [
      {
        question: msg('The model was kind to you. Did it see you?'),
        answer: msg('No. It got a text, and nothing else about you.'),
      },
      {
        question: msg('What is the first thing to change when an answer is bad?'),
        answer: msg('What you wrote.'),
      },
    ],
    mistakes: [
      msg('“It remembers my last message.” With an empty box it does not: each run sends what is there now.'),
      msg('A space is not a message. The page leaves it out.'),
    ],
  },
  cards: [
    message('message', msg('I lost my hat today, and I am so sad.'), msg('Say something to the model')),
    model('model'),
  ],
  steps: [
    {
      title: msg('Say something to a model'),
      text: msg(
        'Everything that a model is told before it answers is its **prompt**. Here the prompt is one message. It is already in the top card. Press **Run**, and read the answer in the card below.',
      ),
      look: { card: { id: 'message' } },
      hint: msg('The button **Run** is at the top of the page. On a phone it is at the bottom.'),
      check: ran(msg('Press Run'), replied),
    },
    {
      title: msg('Where did the answer come from?'),
      text: msg('The model talked about a sad thing. It has never met you, and it cannot see you.'),
      question: {
        ask: msg('How did it know?'),
        options: [
          {
            id: 'knows',
            label: msg('It knows how I feel'),
            reply: msg('It got a text, and nothing else about you. Look at the message again.'),
          },
          {
            id: 'words',
            label: msg('From the words in the message'),
            reply: msg(
              'Yes. This demo looks words up in its lists, and it even told you which one it looked at. A large model has no such lists: it goes by your words and by what it learned from many texts before.',
            ),
          },
          {
            id: 'luck',
            label: msg('It guessed'),
            reply: msg(
              'Not blindly: the answer names a word from your message. A large model does guess, piece by piece, but it guesses from your words.',
            ),
          },
        ],
      },
      hint: msg('The answer names the word that it looked at, in slanted letters.'),
      check: answered('words'),
    },
    {
      title: msg('Change one word'),
      text: msg(
        'Now make just two small changes. Change “lost” to **found**, and “sad” to **happy**, or another good feeling. Before you press Run: what will be different?',
      ),
      hint: msg('Click into the text of the card **Message** and type. Then press Run.'),
      check: all(
        ranWith(msg('Run it with another message'), [changed('message')], replied),
        ran(msg('Hear nothing sad or bad in the answer'), {
          type: 'response',
          where: [
            { path: 'text', there: true },
            { path: 'text', lacksAny: bad },
            ...sad.map(lacks => ({ path: 'text', lacks })),
          ],
          why: msg('The answer still speaks of something bad. Which word of your message does it name?'),
        }),
      ),
    },
    {
      title: msg('Your own words'),
      text: msg(
        'Write something of your own: a feeling, an animal, a color, a sum like *12 times 12*. Try it twice, with two different messages, and see how different the answers are.',
      ),
      look: { card: { id: 'message' } },
      hint: msg('Any two messages will do, as long as they are different.'),
      check: {
        kind: 'distinct',
        say: msg('Run two different messages'),
        event: { type: 'request' },
        path: 'request.messages',
        runs: 2,
        atLeast: 2,
        why: msg('You sent the same message each time. Change it, and run it again.'),
      },
    },
    {
      title: msg('Say nothing at all'),
      text: msg(
        'Now empty the box, so that nothing is in it. What can a model say when nobody has told it anything? Guess first, then run it.',
      ),
      look: { card: { id: 'message' } },
      question: {
        ask: msg('What will happen?'),
        outcome: 'asks',
        outcomes: [
          came(
            'asks',
            msg(
              'Your last message was not sent again, so there was nothing to answer. (The page sent “Please begin.” of its own, because a model must be sent something.)',
            ),
            { type: 'request', where: [{ path: 'origins.messages.0.added', is: 'no-user-turn' }] },
            {
              type: 'response',
              where: [
                {
                  path: 'text',
                  has: msg({
                    message: 'nothing to go on',
                    context: 'part of an answer to nothing',
                    note: 'As in the demo’s “Nobody has told me anything, so I have nothing to go on”.',
                  }),
                },
              ],
            },
          ),
          came(
            'silent',
            msg('It got nothing from you, and it said nothing.'),
            { type: 'request', where: [{ path: 'origins.messages.0.added', is: 'no-user-turn' }] },
            { type: 'response', where: [{ path: 'text', there: false }] },
          ),
        ],
        unclear: msg('Your last message was not sent again. Read the answer. Could it come from your last message?'),
        options: [
          { id: 'silent', label: msg('It says nothing') },
          {
            id: 'same',
            label: msg('It goes on about your last message'),
            reply: msg('Let us see if it still has it.'),
          },
          { id: 'asks', label: msg('It says that it has nothing to go on') },
        ],
      },
      hint: msg('Click into the message, press Ctrl and A (or hold and choose all), then Delete.'),
      check: all(
        guessed,
        ran(msg('Run it with an empty message'), {
          type: 'request',
          where: [{ path: 'origins.messages.0.added', is: 'no-user-turn' }],
          why: msg('There was still something in the message.'),
        }),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Your last message was gone, so the model knew nothing about it. Open the **X-ray**: it shows everything that was sent.',
      ),
      question: {
        ask: msg('A friend says: “The AI gave me a bad answer.” What do you ask first?'),
        options: [
          {
            id: 'which',
            label: msg('“Which AI was it?”'),
            reply: msg('That can matter too. But there is something to ask before.'),
          },
          {
            id: 'prompt',
            label: msg('“What did you write to it?”'),
            reply: msg('Exactly. A better answer begins with a better prompt.'),
          },
          {
            id: 'rude',
            label: msg('“Were you polite?”'),
            reply: msg('Kind words never hurt, but they are only a small part of what it was told.'),
          },
        ],
      },
      check: answered('prompt'),
    },
  ],
})
