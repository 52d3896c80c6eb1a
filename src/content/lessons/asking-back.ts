import { msg } from '../../language/message'
import {
  all,
  answered,
  came,
  changed,
  guessed,
  lesson,
  message,
  model,
  ran,
  ranWith,
  replied,
  systemPrompt,
} from './lesson'

export const askingBack = lesson({
  id: 'asking-back',
  teaches: msg('When a model does not know what you want, it usually guesses. With a survey it can ask you instead.'),
  minutes: 8,
  teacher: {
    aim: msg('Students can say when a model should ask before it goes on.'),
    say: [
      msg('If it has no way to ask, it usually guesses.'),
      msg('A survey is a tool. The run waits for you, and your answer goes back as the result of the tool.'),
      msg('The model decides by itself whether to ask. If it must ask, say so in the prompt.'),
    ],
    ask: [
      {
        question: msg('How did your answer get to the model?'),
        answer: msg('As the result of the tool that it had called.'),
      },
      {
        question: msg('When is asking annoying?'),
        answer: msg('When it could know the answer itself, or when it does not matter.'),
      },
    ],
    mistakes: [
      msg('“It saw me press.” Nothing of the screen is sent.'),
      msg('The run waits, and students think it is stuck. Look for the question on the Survey card.'),
    ],
  },
  cards: [
    systemPrompt('waiter', msg('You are a waiter. Bring the guest something to drink.')),
    message('message', msg('Tea, coffee or juice?')),
    model('model'),
  ],
  steps: [
    {
      title: msg('It guesses'),
      text: msg('The message asks a question. Press **Run** and see what the waiter brings.'),
      check: ran(msg('Press Run'), { type: 'await-user', atMost: 0 }, replied),
    },
    {
      title: msg('Let it ask'),
      text: msg(
        'It just picked one, for no good reason at all. Add a **Survey** card, and run it. This time the run stops in the middle and **waits for you**. Choose an answer on the card.',
      ),
      hint: msg('The Survey card goes above the model by itself. When it asks, press one of its buttons.'),
      check: all(
        { kind: 'card', say: msg('Add a Survey card'), card: { type: 'survey' } },
        ran(
          msg('Run it, and answer the question'),
          {
            type: 'await-user',
            card: { type: 'survey' },
            why: msg(
              'You were not asked anything. The Survey card must be above the model, and the message a question.',
            ),
          },
          { type: 'user-answer', card: { type: 'survey' }, why: msg('You were asked, and did not answer.') },
        ),
      ),
    },
    {
      title: msg('What did the model see of it?'),
      text: msg(
        'You pressed a button on your own screen, and nothing of the screen is sent. Look at what was said in the X-ray.',
      ),
      question: {
        ask: msg('How did your answer get to the model?'),
        options: [
          {
            id: 'saw',
            label: msg('It saw me press the button'),
            reply: msg('Your screen was not sent to it. Only text was.'),
          },
          {
            id: 'result',
            label: msg('As the result of the tool that it had called'),
            reply: msg('Yes: the tool call went out, the run waited, and your choice came back as its result.'),
          },
          {
            id: 'guess',
            label: msg('It guessed right'),
            reply: msg('Answer differently, and it will say something else.'),
          },
        ],
      },
      check: answered('result'),
    },
    {
      title: msg('Another day, another drink'),
      text: msg('Run it **twice** more, and choose something different each time.'),
      check: {
        kind: 'distinct',
        say: msg('Give two different answers'),
        event: { type: 'user-answer', card: { type: 'survey' } },
        path: 'answer.selectedIds.0',
        runs: 2,
        atLeast: 2,
        why: msg('You chose the same each time. Run it again, and choose something else.'),
      },
    },
    {
      title: msg('Nothing to choose from'),
      text: msg(
        'Now change your message to **I feel sad and alone.** There is nothing to choose from in it. Will the model still ask you something? Guess, then run it, and answer if it asks.',
      ),
      question: {
        ask: msg('With nothing to choose from the model will …'),
        options: [
          {
            id: 'ask',
            label: msg({
              message: 'ask a question of its own',
              note: 'Goes on after “With nothing to choose from the model will …”.',
            }),
          },
          {
            id: 'not',
            label: msg({
              message: 'not ask at all',
              note: 'Goes on after “With nothing to choose from the model will …”.',
            }),
          },
        ],
        outcomes: [
          came(
            'ask',
            msg('It found a question of its own. The model decides by itself whether to use the Survey card.'),
            {
              type: 'await-user',
            },
          ),
          came(
            'not',
            msg(
              'It did not use the Survey card. A tool is only an offer: the model decides by itself, and it saw nothing to choose from.',
            ),
            { type: 'await-user', atMost: 0 },
          ),
        ],
      },
      hint: msg('If it asks, the run waits until you have chosen.'),
      check: all(
        guessed,
        ranWith(
          msg('Run it with the new message'),
          [changed('message')],
          {
            type: 'request',
            where: [
              {
                path: 'request.messages',
                lacks: msg({
                  message: ' or ',
                  context: 'between two things to choose from',
                  note: 'With a space on both sides, as in “Tea, coffee or juice?”.',
                }),
              },
            ],
            why: msg('There was still something to choose from in the message.'),
          },
          replied,
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Did it ask? The model decides that by itself, each time. If you want to be sure that it asks, say so in the system prompt. Asking takes a moment; guessing wrong takes longer.',
      ),
      question: {
        ask: msg('When should a model ask before it goes on?'),
        options: [
          { id: 'always', label: msg('Before every word'), reply: msg('You would soon get tired of it.') },
          { id: 'never', label: msg('Never, it should know'), reply: msg('It cannot know what only you know.') },
          {
            id: 'person',
            label: msg('When only the person can know, or when a mistake would hurt'),
            reply: msg('Yes. Good helpers ask about exactly those things.'),
          },
        ],
      },
      check: answered('person'),
    },
  ],
})
