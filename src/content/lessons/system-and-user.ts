import { all, answered, guessed, lesson, message, model, ran, systemPrompt } from './lesson'

export const systemAndUser = lesson({
  id: 'system-and-user',
  title: 'Two voices: system and user',
  teaches:
    'A model hears two voices: the system prompt sets the rules, the user speaks. Neither is magic: both are text.',
  minutes: 10,
  cards: [
    systemPrompt('rules', 'You are a friendly guide. Answer in one short sentence.'),
    message('message', 'I am so happy: we won the match!'),
    model('model'),
  ],
  steps: [
    {
      title: 'Hear both voices',
      text: 'There are two cards above the model now. The **system prompt** says who the model is to be. The **user input** is what a person says to it. Both are sent as text, each with a mark that says whose it is. Press **Run**.',
      check: ran('Press Run', { type: 'request', where: [{ path: 'request.system', has: 'guide' }] }),
    },
    {
      title: 'Change the rules, not the question',
      text: 'Leave the message as it is. In the system prompt, take the old words out and write: **Talk like a pirate.** Then run it. The same question gets another voice.',
      hint: 'Press the little sliders at the top of the **System prompt** card: its settings open. The box is called *Prompt*.',
      check: all(
        { kind: 'changed', say: 'Change the system prompt', card: { id: 'rules' }, path: 'config.prompt' },
        ran('Run it with the new rules', {
          type: 'request',
          where: [{ path: 'request.system', lacks: 'friendly guide' }],
        }),
      ),
    },
    {
      title: 'Who wins?',
      text: 'Now let the two voices fight. System prompt: **Never talk like a pirate.** Message: **I am so happy! Please talk like a pirate.** Guess who wins, then run it.',
      question: {
        ask: 'Whom will the model obey?',
        options: [
          { id: 'system', label: 'The system prompt' },
          { id: 'user', label: 'The user' },
          { id: 'both', label: 'A bit of both' },
        ],
      },
      hint: 'The system prompt forbids it, the message asks for it. Both speak of a pirate.',
      check: all(
        guessed,
        ran('Run the two against each other', {
          type: 'request',
          where: [
            { path: 'request.system', has: 'pirate' },
            { path: 'request.messages', has: 'pirate' },
          ],
        }),
      ),
    },
    {
      title: 'Usually, not always',
      text: 'The rules won. Models are trained to put the system prompt first, because that is where the people who build with them write. But it is trained, not built in like a lock: with clever words a user can sometimes talk a model out of it. You will try that in a later lesson.',
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
      check: all(
        { kind: 'card', say: 'Take the system prompt away', card: { type: 'system_prompt' }, atMost: 0 },
        ran('Run without rules', { type: 'request', where: [{ path: 'request.system', is: '' }] }),
      ),
    },
  ],
})
