import { msg } from '../../language/message'
import type { Written } from '../../language/written'
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
  unchanged,
} from './lesson'

/** What a pirate says, as the demo does. */
const pirate = [
  msg({ message: 'arr!', context: 'part of a pirate’s answer, 1', note: 'As the demo talks like a pirate.' }),
  msg({ message: 'ahoy', context: 'part of a pirate’s answer, 2', note: 'As the demo talks like a pirate.' }),
  msg({ message: 'matey', context: 'part of a pirate’s answer, 3', note: 'As the demo talks like a pirate.' }),
]
const pirateWord = msg({
  message: 'pirate',
  context: 'part of a rule',
  note: 'As in “Never talk like a pirate.”; without an ending.',
})

/** Words that forbid. */
const bans = [
  msg({ message: 'never', context: 'part of a ban, 1', note: 'As in “Never talk like a pirate.”' }),
  msg({
    message: 'no',
    context: 'part of a ban, 2',
    note: 'As in “No pirate talk.” and “not”. A language that has fewer ways says one of them twice.',
  }),
  msg({ message: 'n’t', context: 'part of a ban, 3', note: 'Another way, or the same again.' }),
  msg({ message: "n't", context: 'part of a ban, 4', note: 'Another way, or the same again.' }),
  msg({ message: 'dont', context: 'part of a ban, 5', note: 'Another way, or the same again.' }),
  msg({ message: 'stop', context: 'part of a ban, 6', note: 'Another way, or the same again.' }),
]

/** A rule forbids what a message asks for. */
const fight = (ban: Written<string>) => ({
  type: 'request' as const,
  where: [
    { path: 'origins.system.0.nodeId', is: 'rules' },
    { path: 'origins.messages.0.nodeId', is: 'message' },
    { path: 'request.system', has: ban },
    { path: 'request.system', has: pirateWord },
    { path: 'request.messages', has: pirateWord },
  ],
})
const noFight = msg('They did not fight over a pirate. Forbid it in the rules, and ask for it in the message.')

const poet = msg({
  message: 'by day and night',
  context: 'part of a poet’s answer',
  note: 'As in the two lines that the demo adds when it talks like a poet.',
})
const ownVoice = msg({
  message: 'My list says',
  context: 'part of an answer in its own voice',
  note: 'As in the demo’s “I saw happy. My list says joy.”',
})

const anotherVoice = (where: { path: string; has?: Written<string>; lacks?: Written<string> }) =>
  ranWith('', [changed('rules', 'config.prompt'), unchanged('message')], {
    type: 'response',
    where: [{ path: 'text', there: true }, where],
  })

export const systemAndUser = lesson({
  id: 'system-and-user',
  teaches: msg(
    'A model hears two voices: the system prompt sets the rules, the user speaks. Neither is magic: both are text.',
  ),
  minutes: 10,
  teacher: {
    aim: msg(
      'Students can tell the system prompt from the user’s message, and explain that both are text and neither is magic.',
    ),
    say: [
      msg('Two voices: one sets the rules, one speaks.'),
      msg('Models are trained to put the system prompt first. This demo does it by a fixed rule.'),
      msg('It is trained, not locked. A later lesson shows how a letter gets around it.'),
    ],
    ask: [
      {
        question: msg('Who writes the system prompt of an app?'),
        answer: msg('The people who make the app. You almost never see it.'),
      },
      {
        question: msg('What if there is no system prompt?'),
        answer: msg('Then only the user’s words count.'),
      },
    ],
    mistakes: [
      msg('Students write the rule into the message. Ask: which card is the rule?'),
      msg('“The system prompt always wins.” In the demo, yes. In a large model, mostly.'),
    ],
  },
  cards: [
    systemPrompt('rules', msg('You are a friendly guide. Answer in one short sentence.')),
    message('message', msg('I am so happy: we won the match!')),
    model('model'),
  ],
  steps: [
    {
      title: msg('Hear both voices'),
      text: msg(
        'There are two cards above the model now. The **system prompt** says who the model should be. The **message** is what a person says to it. Both are sent as text, each with a mark that says whose it is. Press **Run**.',
      ),
      check: ran(
        msg('Press Run'),
        {
          type: 'request',
          where: [{ path: 'origins.system.0.nodeId', is: 'rules' }],
          why: msg('This system prompt was not the first one sent. Is its card empty, gone, or too far down?'),
        },
        replied,
      ),
    },
    {
      title: msg('Change the rules, not the question'),
      text: msg(
        'Leave the message as it is. In the system prompt, take out the old words and write: **Talk like a pirate.** Then run it. The same question gets a new voice.',
      ),
      hint: msg('The words are in the box on the card **System prompt**. Select all of them, and type over them.'),
      check: all(
        ranWith(
          msg('Run it with new rules'),
          [changed('rules', 'config.prompt')],
          {
            type: 'request',
            where: [{ path: 'origins.system.0.nodeId', is: 'rules' }],
            why: msg('This system prompt was not the first one sent. Is its card empty, gone, or too far down?'),
          },
          replied,
        ),
        ranWith(msg('Leave the message as it is'), [changed('rules', 'config.prompt'), unchanged('message')]),
        {
          kind: 'any',
          say: msg('Hear another voice'),
          of: [
            ...pirate.map(has => anotherVoice({ path: 'text', has })),
            anotherVoice({ path: 'text', has: poet }),
            anotherVoice({ path: 'text', lacks: ownVoice }),
          ],
          why: msg(
            'It spoke in its own voice. The demo has two others: ask for a pirate or a poet, and spell the word right.',
          ),
        },
      ),
    },
    {
      title: msg('Who wins?'),
      text: msg(
        'Now let the two voices fight. System prompt: **Never talk like a pirate.** Message: **I am so happy! Please talk like a pirate.** Guess who wins, then run it.',
      ),
      question: {
        ask: msg('Who will the model listen to?'),
        outcome: 'system',
        outcomes: [
          ...pirate.map(has =>
            came(
              'user',
              msg('It talked like a pirate: this time the message won. It did not take your rule as a ban.'),
              {
                type: 'response',
                where: [{ path: 'text', has }],
              },
            ),
          ),
          came(
            'system',
            msg('The answer has no pirate in it: this time your rule won over the message.'),
            {
              type: 'request',
              where: [
                { path: 'request.system', has: pirateWord },
                { path: 'request.messages', has: pirateWord },
              ],
            },
            { type: 'response', where: pirate.map(lacks => ({ path: 'text', lacks })) },
          ),
        ],
        unclear: noFight,
        options: [
          { id: 'system', label: msg('The system prompt') },
          { id: 'user', label: msg('The user') },
          { id: 'both', label: msg('A bit of both') },
        ],
      },
      hint: msg('The system prompt forbids it, the message asks for it. Both mention a pirate.'),
      check: all(guessed, {
        kind: 'any',
        say: msg('Change both, and let the two compete'),
        of: bans.map(ban => ranWith('', [changed('rules', 'config.prompt'), changed('message')], fight(ban), replied)),
        why: noFight,
      }),
    },
    {
      title: msg('Usually, not always'),
      text: msg(
        'In this demo, a ban that it understands always wins: that is one of its fixed rules. Large models are trained to put the system prompt first, because that is where the people who build with them write. But that is training, not a lock. With clever words, a user can sometimes talk a model out of it. In a later lesson, a letter does just that.',
      ),
      question: {
        ask: msg('Who writes the system prompt of a homework helper on the web?'),
        options: [
          { id: 'me', label: msg('I do, when I type'), reply: msg('What you type is the user’s voice.') },
          {
            id: 'makers',
            label: msg('The people who made the helper'),
            reply: msg('Yes. You almost never see it, but it is there before your first word.'),
          },
          {
            id: 'model',
            label: msg('The model itself'),
            reply: msg('A model does not choose its own rules. Somebody writes them.'),
          },
        ],
      },
      check: answered('makers'),
    },
    {
      title: msg('No rules at all'),
      text: msg(
        'Remove the card **System prompt**, and run it with the same message. Now nobody says never, and the user gets the pirate.',
      ),
      hint: msg('The trash can at the top right of a card removes it. **Undo** brings it back.'),
      check: all(
        ran(msg('Run without rules'), {
          type: 'request',
          where: [{ path: 'request.system', is: '' }],
          why: msg('A system prompt was still sent.'),
        }),
        {
          kind: 'any',
          say: msg('Hear the pirate'),
          of: pirate.map(has =>
            ran(
              '',
              { type: 'request', where: [{ path: 'request.system', is: '' }] },
              { type: 'response', where: [{ path: 'text', has }] },
            ),
          ),
          why: msg('No pirate came. Does your message still ask for one?'),
        },
      ),
    },
  ],
})
