import { all, answered, changed, guessed, lesson, message, model, ran, ranWith, replied } from './lesson'

/** What an answer says that reads something sad. Its words are all that a run has of an answer. */
const sad = ['sad', 'sorry', 'unhappy', 'lonel', 'misera', 'grief']

export const whatAPromptIs = lesson({
  id: 'what-a-prompt-is',
  title: 'What a prompt is',
  teaches: 'A model knows of you only what it is sent. Change a word, and the answer changes.',
  minutes: 8,
  teacher: {
    aim: 'Students can say what a prompt is, and that of them a model knows only what it is sent.',
    say: [
      'All that a model is told before it answers is its prompt.',
      'This demo looks words up in lists. A large model goes by what it learned from many texts. Both go by your words.',
      'Look into the X-ray whenever you wonder what it was told.',
    ],
    ask: [
      {
        question: 'The model was kind to you. Did it see you?',
        answer: 'No. It was sent a text, and nothing else of you.',
      },
      {
        question: 'What is the first thing to change when an answer is bad?',
        answer: 'What you wrote.',
      },
    ],
    mistakes: [
      '“It remembers my last message.” With an empty box it does not: each run sends what is there now.',
      'A space is not a message. The page leaves it out.',
    ],
  },
  cards: [message('message', 'I lost my hat today, and I am so sad.', 'Say something to the model'), model('model')],
  steps: [
    {
      title: 'Say something to a model',
      text: 'Everything that a model is told before it answers is its **prompt**. Here the prompt is one message, and it stands in the top card already. Press **Run**, and read the answer in the card below.',
      hint: 'The button **Run** is at the top of the page. On a phone it is at the foot.',
      check: ran('Press Run', replied),
    },
    {
      title: 'Where did the answer come from?',
      text: 'The model talked about a sad thing. It has never met you, and it cannot see you.',
      question: {
        ask: 'How did it know?',
        options: [
          {
            id: 'knows',
            label: 'It knows how I feel',
            reply: 'It was sent a text, and nothing else of you. Look at the message again.',
          },
          {
            id: 'words',
            label: 'From the words in the message',
            reply:
              'Yes. This demo looks words up in its lists, and it even told you which one it looked at. A large model has no such lists: it goes by your words and by what it learned from many texts before.',
          },
          {
            id: 'luck',
            label: 'It guessed',
            reply:
              'Not blindly: the answer names a word of your message. A large model does guess, piece by piece, but it guesses from your words.',
          },
        ],
      },
      hint: 'The answer names the word that it looked at, in slanted letters.',
      check: answered('words'),
    },
    {
      title: 'Change one word',
      text: 'Now only two small changes. Make “lost” into **found**, and “sad” into **happy**, or another good feeling. Before you press Run: what will be different?',
      hint: 'Click into the text of the card **User input** and type. Then press Run.',
      check: all(
        ranWith('Run it with another message', [changed('message')], replied),
        ran('Hear nothing sad in the answer', {
          type: 'response',
          where: [{ path: 'text', there: true }, ...sad.map(lacks => ({ path: 'text', lacks }))],
          why: 'The answer still speaks of something sad. Which word of your message does it name?',
        }),
      ),
    },
    {
      title: 'Your own words',
      text: 'Write something of your own: a feeling, an animal, a color, a sum like *12 times 12*. Try it twice, with two different messages, and watch how far the answers go apart.',
      hint: 'Any two messages will do, if they are not the same.',
      check: {
        kind: 'distinct',
        say: 'Run two different messages',
        event: { type: 'request' },
        path: 'request.messages',
        runs: 2,
        atLeast: 2,
        why: 'You sent the same message each time. Change it, and run it again.',
      },
    },
    {
      title: 'Say nothing at all',
      text: 'Now empty the box, so that nothing is in it. What can a model say when nobody has told it anything? Guess first, then run it.',
      question: {
        ask: 'What will happen?',
        outcome: 'asks',
        options: [
          { id: 'silent', label: 'It says nothing' },
          { id: 'same', label: 'It goes on about your last message', reply: 'Let us see if it still has it.' },
          { id: 'asks', label: 'It says that it has nothing to go on' },
        ],
      },
      hint: 'Click into the message, press Ctrl and A (or hold and choose all), then Delete.',
      check: all(
        guessed,
        ran('Run it with an empty message', {
          type: 'request',
          where: [{ path: 'origins.messages.0.added', is: 'no-user-turn' }],
          why: 'There was still something in the message.',
        }),
      ),
    },
    {
      title: 'What you know now',
      text: 'Your last message was gone, and so the model knew nothing of it. Open the **X-ray**: it shows all that was sent.',
      question: {
        ask: 'A friend says: “The AI gave me a bad answer.” What do you ask first?',
        options: [
          {
            id: 'which',
            label: '“Which AI was it?”',
            reply: 'That can matter too. But there is something to ask before.',
          },
          {
            id: 'prompt',
            label: '“What did you write to it?”',
            reply: 'Just so. A better answer begins with a better prompt.',
          },
          {
            id: 'rude',
            label: '“Were you polite?”',
            reply: 'Kind words never hurt, but they are only a small part of what it was told.',
          },
        ],
      },
      check: answered('prompt'),
    },
  ],
})
