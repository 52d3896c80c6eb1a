import { all, answered, changed, guessed, lesson, message, model, ran, ranWith, replied, systemPrompt } from './lesson'

export const askingBack = lesson({
  id: 'asking-back',
  title: 'Asking back',
  teaches: 'A model that does not know what you want mostly guesses. With a survey it can ask you instead.',
  minutes: 8,
  teacher: {
    aim: 'Students can say when a model should ask before it goes on.',
    say: [
      'Without a way to ask, it mostly guesses.',
      'A survey is a tool. The run waits for you, and your answer goes back as the result of the tool.',
      'The model decides by itself whether to ask. If it must ask, say so in the prompt.',
    ],
    ask: [
      {
        question: 'How did your answer come to the model?',
        answer: 'As the result of the tool that it had called.',
      },
      {
        question: 'When is asking annoying?',
        answer: 'When it could know the answer itself, or when it does not matter.',
      },
    ],
    mistakes: [
      '“It saw me press.” Nothing of the screen is sent.',
      'The run waits, and students think that it hangs. Look for the question on the Survey card.',
    ],
  },
  cards: [
    systemPrompt('waiter', 'You are a waiter. Bring the guest something to drink.'),
    message('message', 'Tea, coffee or juice?'),
    model('model'),
  ],
  steps: [
    {
      title: 'It guesses',
      text: 'The message asks a question. Press **Run** and see what the waiter brings.',
      check: ran('Press Run', { type: 'await-user', atMost: 0 }, replied),
    },
    {
      title: 'Let it ask',
      text: 'It just took one, for no good reason at all. Add a **Survey** card, and run it. This time the run stops in the middle and **waits for you**. Choose an answer on the card.',
      hint: 'The Survey card goes above the model by itself. When it asks, press one of its buttons.',
      check: all(
        { kind: 'card', say: 'Add a Survey card', card: { type: 'survey' } },
        ran('Run it, and answer the question', {
          type: 'user-answer',
          card: { type: 'survey' },
          why: 'You were not asked anything. The Survey card must be above the model, and the message a question.',
        }),
      ),
    },
    {
      title: 'What did the model see of it?',
      text: 'You pressed a button on your own screen, and nothing of the screen is sent. Look at **Context** in the X-ray.',
      question: {
        ask: 'How did your answer come to the model?',
        options: [
          { id: 'saw', label: 'It saw me press the button', reply: 'Your screen was not sent to it. Only text was.' },
          {
            id: 'result',
            label: 'As the result of the tool that it had called',
            reply: 'Yes: the tool call went out, the run waited, and your choice came back as its result.',
          },
          { id: 'guess', label: 'It guessed right', reply: 'Answer differently, and it will say something else.' },
        ],
      },
      check: answered('result'),
    },
    {
      title: 'Another day, another drink',
      text: 'Run it **twice** more, and choose something different each time.',
      check: {
        kind: 'distinct',
        say: 'Give two different answers',
        event: { type: 'user-answer', card: { type: 'survey' } },
        path: 'answer.selectedIds.0',
        runs: 2,
        atLeast: 2,
        why: 'You chose the same each time. Run it again, and choose something else.',
      },
    },
    {
      title: 'Nothing to choose from',
      text: 'Now change your message to **I feel sad and alone.** There is nothing to choose from in it. Will the model still ask you something? Guess, then run it, and answer if it asks.',
      question: {
        ask: 'With nothing to choose from the model will …',
        options: [
          { id: 'ask', label: 'ask a question of its own' },
          { id: 'not', label: 'not ask at all' },
        ],
      },
      hint: 'If it asks, the run waits until you have chosen.',
      check: all(guessed, ranWith('Run it with the new message', [changed('message')], replied)),
    },
    {
      title: 'What you know now',
      text: 'Did it ask? The model decides that by itself, each time. If you want to be sure that it asks, say so in the system prompt. Asking takes a moment; guessing wrong takes longer.',
      question: {
        ask: 'When should a model ask before it goes on?',
        options: [
          { id: 'always', label: 'Before every word', reply: 'You would soon send it away.' },
          { id: 'never', label: 'Never, it should know', reply: 'It cannot know what only you know.' },
          {
            id: 'person',
            label: 'When only the person can know, or when a mistake would hurt',
            reply: 'Yes. Good helpers ask about just those things.',
          },
        ],
      },
      check: answered('person'),
    },
  ],
})
