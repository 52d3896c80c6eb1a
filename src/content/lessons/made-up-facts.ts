import { msg } from '../../language/message'
import { all, answered, changed, lesson, message, model, ran, ranWith, systemPrompt } from './lesson'

const wellKnown = msg({
  message: 'well known',
  context: 'part of an answer',
  note: 'Words of the demo whenever it invents a fact.',
})

/** The demo says so whenever it invents: words of its answer, since an invention is an answer like any other. */
const invented = {
  type: 'response' as const,
  where: [
    {
      path: 'text',
      has: wellKnown,
    },
  ],
  why: msg('It invented nothing this time. Keep the card Trouble, and ask for something that is not in the book.'),
}

export const madeUpFacts = lesson({
  id: 'made-up-facts',
  teaches: msg('A model can sound sure and be wrong. Ask twice, and ask where it is written.'),
  minutes: 10,
  teacher: {
    aim: msg('Students can explain that sounding sure is not the same as being right, and how to check a fact.'),
    say: [
      msg('There is no village of Otterwick. Listen to how sure it sounds.'),
      msg('Ask the same thing again: an invention often changes. Not always.'),
      msg('A book helps with what is in it, and with nothing else.'),
    ],
    ask: [
      {
        question: msg('What tells you that an answer is true?'),
        answer: msg('Nothing in the answer itself. You need a source that you trust.'),
      },
      {
        question: msg('Does it help to ask “Are you sure?”'),
        answer: msg('It may say yes, or sorry. Both are only more words.'),
      },
    ],
    mistakes: [
      msg('“It lies.” To lie, you have to know what is true. A model just goes on with what fits.'),
      msg('Students believe whatever has a year in it. Details are as easy to make up as anything else.'),
    ],
  },
  cards: [
    systemPrompt('trouble', 'demo: invented fact', msg('Trouble')),
    systemPrompt('guide', msg('You answer questions about the village of Otterwick.')),
    message('question', msg('Who built the bell tower of Otterwick?')),
    // Only the demo invents facts on request.
    model('model', { model: 'demo', temperature: 1 }),
  ],
  steps: [
    {
      title: msg('A sure answer'),
      text: msg(
        'There is no village of Otterwick in any of this model’s lists. The card **Trouble** lets the demo model do what language models often do when they do not know: it goes on talking. Press **Run**.',
      ),
      check: ran(msg('Press Run'), invented),
    },
    {
      title: msg('How sure does it sound?'),
      text: msg('Read the answer again. It has a name, a year, and even a small story.'),
      question: {
        ask: msg('What tells you that it is true?'),
        options: [
          {
            id: 'detail',
            label: msg('It has so many details'),
            reply: msg('Details are just more words. A model makes them as easily as any others.'),
          },
          {
            id: 'sure',
            label: msg('It says “well known”'),
            reply: msg('It says so. That is not the same as being so.'),
          },
          { id: 'nothing', label: msg('Nothing does'), reply: msg('Right. You cannot tell by how it sounds.') },
        ],
      },
      check: answered('nothing'),
    },
    {
      title: msg('Ask again'),
      text: msg(
        'Here is a trick that often works: ask the very same thing again. Run it **four times**, and compare the names and the years.',
      ),
      hint: msg('Change nothing. Just press Run, wait, and press it again.'),
      check: {
        kind: 'distinct',
        say: msg('Run it four times, and get different answers'),
        event: { type: 'response' },
        path: 'text',
        runs: 4,
        atLeast: 2,
        why: msg('The same answer each time: that can happen. Run it once more.'),
      },
    },
    {
      title: msg('Give it a book'),
      text: msg(
        'An invention often changes when you ask again. (Not always: a model can be wrong in the same way each time.) Now add a **Knowledge** card, open its settings, and write at *Text*: **The bell tower of Otterwick was built by Ada Fernsby in 1911.** Run it.',
      ),
      hint: msg('Press the three dots at the top of the Knowledge card, then **Settings**.'),
      check: all(
        { kind: 'card', say: msg('Add a Knowledge card'), card: { type: 'knowledge' } },
        ran(
          msg('Write a text into it, run it, and let the model find something there'),
          {
            type: 'tool-result',
            card: { type: 'knowledge' },
            where: [{ path: 'data.totalResults', above: 0 }],
            why: msg(
              'Nothing was found in the book. Is the sentence about the bell tower in it, and is the card above the model?',
            ),
          },
          {
            type: 'response',
            where: [
              { path: 'text', there: true },
              { path: 'text', lacks: wellKnown },
            ],
            why: msg('It still invented the answer. Your book must say who built the bell tower.'),
          },
        ),
      ),
    },
    {
      title: msg('Ask for what is not in the book'),
      text: msg(
        'It found the place, and you can check it: the words are in your own text. Now ask something that is **not** in it: **How deep is the lake?** Read the answer very closely.',
      ),
      check: ranWith(msg('Ask something else, and catch it inventing again'), [changed('question')], invented),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'A book only helps with what is in it. For everything else, the model went back to inventing, sounding just as sure as before.',
      ),
      question: {
        ask: msg('A model gives you a fact for your homework. What do you do?'),
        options: [
          {
            id: 'believe',
            label: msg('Take it, it sounds right'),
            reply: msg('So did Professor Fernsby and the Duchess.'),
          },
          {
            id: 'check',
            label: msg('Check it in a source that I trust'),
            reply: msg('Yes. Use the model for a start, and a source for the fact.'),
          },
          {
            id: 'ask',
            label: msg('Ask the model whether it is sure'),
            reply: msg('It may say yes, or say sorry. Both are only more words.'),
          },
        ],
      },
      check: answered('check'),
    },
  ],
})
