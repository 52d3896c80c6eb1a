import {
  all,
  answered,
  changed,
  guessed,
  kept,
  lesson,
  message,
  model,
  ran,
  ranWith,
  replied,
  systemPrompt,
} from './lesson'

export const systemAndUser = lesson({
  id: 'system-and-user',
  title: 'Two voices: system and user',
  teaches:
    'A model hears two voices: the system prompt sets the rules, the user speaks. Neither is magic: both are text.',
  minutes: 10,
  teacher: {
    aim: 'Students can tell the system prompt from the user’s message, and say that both are text and neither is magic.',
    say: [
      'Two voices: one sets the rules, one speaks.',
      'Models are trained to put the system prompt first. This demo does so by a fixed rule.',
      'It is trained, not locked. A later lesson shows how a letter gets around it.',
    ],
    ask: [
      {
        question: 'Who writes the system prompt of an app?',
        answer: 'The people who make the app. You mostly never see it.',
      },
      {
        question: 'What if there is no system prompt?',
        answer: 'Then only the user’s words count.',
      },
    ],
    mistakes: [
      'Students write the rule into the message. Ask: which card is the rule?',
      '“The system prompt always wins.” In the demo, yes. In a large model, mostly.',
    ],
  },
  cards: [
    systemPrompt('rules', 'You are a friendly guide. Answer in one short sentence.'),
    message('message', 'I am so happy: we won the match!'),
    model('model'),
  ],
  steps: [
    {
      title: 'Hear both voices',
      text: 'There are two cards above the model now. The **system prompt** says who the model is to be. The **user input** is what a person says to it. Both are sent as text, each with a mark that says whose it is. Press **Run**.',
      check: ran(
        'Press Run',
        {
          type: 'request',
          where: [{ path: 'origins.system.0.nodeId', is: 'rules' }],
          why: 'No system prompt was sent. Is its card empty, or gone?',
        },
        replied,
      ),
    },
    {
      title: 'Change the rules, not the question',
      text: 'Leave the message as it is. In the system prompt, take the old words out and write: **Talk like a pirate.** Then run it. The same question gets another voice.',
      hint: 'Press the little sliders at the top of the **System prompt** card: its settings open. The box is called *Prompt*.',
      check: all(
        ranWith(
          'Run it with new rules',
          [changed('rules', 'config.prompt')],
          {
            type: 'request',
            where: [{ path: 'origins.system.0.nodeId', is: 'rules' }],
            why: 'No rule was sent: the system prompt is empty.',
          },
          replied,
        ),
        ranWith('Leave the message as it is', [kept('message')]),
      ),
    },
    {
      title: 'Who wins?',
      text: 'Now let the two voices fight. System prompt: **Never talk like a pirate.** Message: **I am so happy! Please talk like a pirate.** Guess who wins, then run it.',
      question: {
        ask: 'Whom will the model obey?',
        outcome: 'system',
        options: [
          { id: 'system', label: 'The system prompt' },
          { id: 'user', label: 'The user' },
          { id: 'both', label: 'A bit of both' },
        ],
      },
      hint: 'The system prompt forbids it, the message asks for it. Both speak of a pirate.',
      check: all(
        guessed,
        ranWith(
          'Change both, and run the two against each other',
          [changed('rules', 'config.prompt'), changed('message')],
          {
            type: 'request',
            where: [
              { path: 'origins.system.0.nodeId', is: 'rules' },
              { path: 'origins.messages.0.nodeId', is: 'message' },
              { path: 'origins.messages.0.added', there: false },
            ],
            why: 'Only one voice was heard: the system prompt or the message was empty.',
          },
          replied,
        ),
      ),
    },
    {
      title: 'Usually, not always',
      text: 'The rules won. In this demo they always win; that is one of its fixed rules. Large models are trained to put the system prompt first, because that is where the people who build with them write. But it is trained, not built in like a lock: with clever words a user can sometimes talk a model out of it. In a later lesson a letter does so.',
      question: {
        ask: 'Who writes the system prompt of a homework helper on the web?',
        options: [
          { id: 'me', label: 'I do, when I type', reply: 'What you type is the user’s voice.' },
          {
            id: 'makers',
            label: 'The people who made the helper',
            reply: 'Yes. You mostly never see it, but it is there before your first word.',
          },
          {
            id: 'model',
            label: 'The model itself',
            reply: 'A model does not choose its own rules. Somebody writes them.',
          },
        ],
      },
      check: answered('makers'),
    },
    {
      title: 'No rules at all',
      text: 'Remove the card **System prompt**, and run it with the same message. Now nobody says never, and the user gets the pirate.',
      hint: 'The bin at the top right of a card removes it. **Undo** brings it back.',
      check: ran(
        'Run without rules',
        {
          type: 'request',
          where: [{ path: 'request.system', is: '' }],
          why: 'A system prompt was still sent.',
        },
        replied,
      ),
    },
  ],
})
