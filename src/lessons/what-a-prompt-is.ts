import { all, answered, guessed, lesson, message, model, ran } from './lesson'

export const whatAPromptIs = lesson({
  id: 'what-a-prompt-is',
  title: 'What a prompt is',
  teaches: 'A model answers what it is sent, and nothing else. Change a word, and the answer changes.',
  minutes: 8,
  cards: [message('message', 'I lost my hat today, and I am so sad.', 'Say something to the model'), model('model')],
  steps: [
    {
      title: 'Say something to a model',
      text: 'Everything that a model is told before it answers is its **prompt**. Here the prompt is one message, and it stands in the top card already. Press **Run**, and read the answer in the card below.',
      hint: 'The button **Run** is at the top of the page. On a phone it is at the foot.',
      check: ran('Press Run'),
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
            reply: 'It cannot. It has no eyes and no ears. Look at the message again.',
          },
          {
            id: 'words',
            label: 'From the words in the message',
            reply: 'Yes. The words are all it has. It even told you which one it looked at.',
          },
          { id: 'luck', label: 'It guessed', reply: 'Run it again: it says the same. So there must be a reason.' },
        ],
      },
      hint: 'The answer names the word that it looked at, in slanted letters.',
      check: answered('words'),
    },
    {
      title: 'Change one word',
      text: 'Now only two small changes. Make “lost” into **found**, and “sad” into **happy**. Before you press Run: what will be different?',
      hint: 'Click into the text of the card **User input** and type. Then press Run.',
      check: all(
        {
          kind: 'card',
          say: 'Write “happy” in the message',
          card: { id: 'message' },
          where: [{ path: 'input', has: 'happy' }],
        },
        ran('Run it again', { type: 'request', where: [{ path: 'request.messages', has: 'happy' }] }),
      ),
    },
    {
      title: 'Your own words',
      text: 'Write something of your own: a feeling, an animal, a colour, a sum like *12 times 12*. Try it twice, with two different messages, and watch how far the answers go apart.',
      hint: 'Any two messages will do, if they are not the same.',
      check: {
        kind: 'distinct',
        say: 'Run two different messages',
        event: { type: 'request' },
        path: 'request.messages',
        runs: 2,
        atLeast: 2,
      },
    },
    {
      title: 'Say nothing at all',
      text: 'Now empty the box, so that nothing is in it. What can a model say when nobody has told it anything? Guess first, then run it.',
      question: {
        ask: 'What will happen?',
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
        }),
      ),
    },
    {
      title: 'What you know now',
      text: 'Your last message was gone, and so the model knew nothing of it. Open the **X-ray**: it shows all that was sent. There is nothing else.',
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
