import { msg } from '../../language/message'
import { answered, changed, lesson, message, model, ran, ranWith, systemPrompt, type WrittenCheck } from './lesson'

/** A model answered, and noted before it did which words its lists had; a model that is not the demo says so in words of its own. */
const notedOther = (id: string): WrittenCheck => ({
  kind: 'any',
  say: msg('Change the message, run it, and get other notes'),
  of: [
    { path: 'reasoning', has: foundNote },
    { path: 'reasoning', lacks: listNote },
  ].map(where =>
    ranWith('', [changed('message')], { ...noted(id), where: [{ path: 'reasoning', there: true }, where] }),
  ),
  why: msg('None of your words were on its lists. Write a feeling, a color or a thing, such as happy, red or boat.'),
})

const foundNote = msg({
  message: 'my list',
  context: 'part of notes, 1',
  note: 'As in the notes of the demo “My list of things has …”, and not in “On no list of mine: …”.',
})
const listNote = msg({
  message: 'list',
  context: 'part of notes, 2',
  note: 'A word that all notes of the demo have: “My list of …”, “On no list of mine: …”. As short as they have it.',
})

/** A model answered, and noted something before it did. */
const noted = (id: string) => ({
  type: 'response' as const,
  card: { id },
  where: [{ path: 'reasoning' }],
  why: msg('It wrote no notes. Use words that are on its lists: a feeling, a color, a thing.'),
})

export const notesAndAnswer = lesson({
  id: 'notes-and-answer',
  teaches: msg(
    'Many models write notes before they answer. The notes are just text, like the answer. They prove nothing.',
  ),
  minutes: 10,
  teacher: {
    aim: msg('Students can tell a model’s notes from its answer, and say why notes do not prove anything.'),
    say: [
      msg('“Thinking” is the makers’ word for it. What you see is text that the model wrote before its answer.'),
      msg(
        'The notes of the demo are honest: they are the words that its lists had. A large model writes its notes as it writes everything, word by word.',
      ),
      msg('Notes help models with long tasks, the way paper helps you with long sums. They cost time and money.'),
    ],
    ask: [
      {
        question: msg('A model’s notes say “I checked this twice”. Did it?'),
        answer: msg('Nobody knows. It wrote that sentence because it fits, like all its sentences.'),
      },
      {
        question: msg('Why do some apps hide the notes?'),
        answer: msg('They are long, they are often wrong along the way, and the makers do not want them copied.'),
      },
    ],
    mistakes: [
      msg('“Now I can see what it really thinks.” You see what it wrote.'),
      msg('“The notes are part of the answer.” The next card does not get them. Look in the X-ray.'),
    ],
  },
  cards: [
    message('message', msg('I lost my kite at the lake, and then I found a red boat.')),
    systemPrompt('rules', msg('You tell people what mood their words have.')),
    model('model'),
    message('next', msg('Are you sure?')),
    model('second'),
  ],
  steps: [
    {
      title: msg('Before it answers'),
      text: msg(
        'Press **Run**. Then open **Its notes** on the upper Model card: that is what the demo wrote down before it answered. Which words did it find?',
      ),
      hint: msg('Its notes are a folded line, just above the answer.'),
      check: ran(msg('Press Run, and get notes'), noted('model')),
    },
    {
      title: msg('Notes and answer'),
      text: msg(
        'Compare the notes with the answer. Large models do the same, with longer notes, and call it *thinking*.',
      ),
      question: {
        ask: msg('What are the notes?'),
        options: [
          {
            id: 'answer',
            label: msg('The answer, in other words'),
            reply: msg('Look again: the notes have words that the answer leaves out.'),
          },
          {
            id: 'text',
            label: msg('Text that it wrote on the way to its answer'),
            reply: msg('Yes. It is like scratch paper: written first, and set aside.'),
          },
          {
            id: 'mind',
            label: msg('A look into its mind'),
            reply: msg('It has no mind to look into. You see what it wrote, and nothing else.'),
          },
        ],
      },
      check: answered('text'),
    },
    {
      title: msg('Who gets the notes?'),
      text: msg(
        'There is a second Model below. Choose it, and look in the **X-ray** at what it got. Can you find the notes of the first one?',
      ),
      look: { card: { id: 'second' } },
      question: {
        ask: msg('What did the second model get from the first?'),
        options: [
          {
            id: 'both',
            label: msg('Its notes and its answer'),
            reply: msg('Look in the X-ray once more. The notes are not there.'),
          },
          {
            id: 'answer',
            label: msg('Only its answer'),
            reply: msg('Yes. Notes stay with the model that wrote them.'),
          },
          {
            id: 'none',
            label: msg('Nothing at all'),
            reply: msg('Everything above it is sent along, and the first answer is above it.'),
          },
        ],
      },
      hint: msg('The X-ray has a list at its top when there are two models in a stack.'),
      check: answered('answer'),
    },
    {
      title: msg('Other words, other notes'),
      text: msg(
        'Write another message, with a feeling and a thing in it, and run it. Then try one in which the notes have a word that is **not** in the answer.',
      ),
      hint: msg('Try: I was sad, but the sun and a green frog made me laugh.'),
      check: notedOther('model'),
    },
    {
      title: msg('No proof'),
      text: msg(
        'The demo’s notes are true: a program writes down what its lists had. A large model writes its notes like everything else, one likely word after another.',
      ),
      question: {
        ask: msg('The notes of a large model say: “I have checked this in a book.” What do you know now?'),
        options: [
          {
            id: 'checked',
            label: msg('It has read the book'),
            reply: msg('A model without a tool for it cannot open a book. It can write that it did.'),
          },
          {
            id: 'wrote',
            label: msg('It wrote that sentence. I have to check for myself whether it is true'),
            reply: msg('Yes. Notes can be wrong, and can even leave out the real reason.'),
          },
          {
            id: 'lied',
            label: msg('It wants to trick me'),
            reply: msg('It wants nothing. The sentence was likely, so it wrote it.'),
          },
        ],
      },
      check: answered('wrote'),
    },
  ],
})
