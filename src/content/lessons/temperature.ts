import { msg } from '../../language/message'
import { all, answered, card, guessed, lesson, message, model, systemPrompt } from './lesson'

const shownColour = { type: 'tool-result' as const, card: { type: 'color_display' } }

/** The newest five runs of a warm model, with so many different colors. */
const warmRuns = (counts: { atLeast?: number; atMost: number }) => ({
  kind: 'distinct' as const,
  event: shownColour,
  path: 'data.hex',
  runs: 5,
  ...counts,
  among: [{ type: 'request' as const, where: [{ path: 'request.temperature', above: 0.45 }] }],
})

export const temperature = lesson({
  id: 'temperature',
  teaches: msg('A model has several good answers and picks one. Temperature sets how daring it is when it picks.'),
  minutes: 10,
  teacher: {
    aim: msg('Students can choose: cold for the same answer each time, warm for different ones.'),
    say: [
      msg('There are several good answers. Temperature sets how daring it is when it picks.'),
      msg(
        'The demo rolls its dice over a short list of answers. A large model rolls them for each piece of text, over all pieces.',
      ),
      msg('Neither cold nor warm is better. It depends on the job.'),
    ],
    ask: [
      {
        question: msg('Which jobs want a cold model?'),
        answer: msg('Sorting letters, reading a number from a page: anything that should come out the same each time.'),
      },
      {
        question: msg('Five runs gave one color. Is that wrong?'),
        answer: msg('No, that can happen by chance. Run it once more.'),
      },
    ],
    mistakes: [
      msg('“Warm means better.” It means different.'),
      msg('Students change the message between runs. Then it was the message that changed the color.'),
    ],
  },
  cards: [
    card('mood', 'color_display', { name: msg({ message: 'mood', context: 'name of a card' }), showHex: true }),
    systemPrompt(
      'ring',
      msg('You are a mood ring. Show the mood of the message as a color with {display_mood_color}.', {
        display_mood_color: msg({ message: 'display_mood_color', context: 'name of a tool' }),
      }),
    ),
    message('message', msg('I feel a little strange today.')),
    model('model', { temperature: 0 }),
  ],
  steps: [
    {
      title: msg('Cold'),
      text: msg(
        'The **temperature** of this model is 0: it always takes the answer with the most points. Run it **three times** and watch the color. (A large model at 0 says almost the same thing each time, but not always word for word.)',
      ),
      hint: msg('Wait until a run is finished, then press Run again.'),
      check: {
        kind: 'distinct',
        say: msg('Run it three times: one color'),
        event: shownColour,
        path: 'data.hex',
        runs: 3,
        atMost: 1,
        among: [{ type: 'request', where: [{ path: 'request.temperature', below: 0.05 }] }],
        why: msg('The last three runs did not show one color. Is the temperature 0, and the message the same?'),
      },
    },
    {
      title: msg('Warm'),
      text: msg(
        'Three runs, one color. Open the settings of the **Model** card, and push *Temperature* up to **1**. Then run it **five times**, and write the colors down as they come.',
      ),
      question: {
        ask: msg('How many different colors will you see in five runs?'),
        options: [
          { id: 'one', label: msg('One, as before') },
          { id: 'some', label: msg('Two or three') },
          { id: 'five', label: msg('Five') },
        ],
        outcomes: [
          {
            option: 'one',
            check: warmRuns({ atMost: 1 }),
            say: msg(
              'The same color five times. That can happen: the dice were rolled each time, and fell the same way.',
            ),
          },
          {
            option: 'some',
            check: warmRuns({ atLeast: 2, atMost: 3 }),
            say: msg('A warm model rolls dice over a short list of answers that fit. So some come more than once.'),
          },
          {
            option: 'five',
            check: warmRuns({ atLeast: 5, atMost: 5 }),
            say: msg('Five rolls, five colors. In the next five you may well see one of them twice.'),
          },
        ],
        unclear: msg('Four different colors: more than three, but not five. With dice, nobody can know beforehand.'),
      },
      hint: msg(
        'Press the three dots at the top of the Model card, then **Settings**. You can also let the page do the five runs: **Run many** in the menu **More** lays them on a wall, side by side.',
      ),
      check: all(guessed, {
        kind: 'distinct',
        say: msg('Run it five times, warm: more than one color'),
        event: shownColour,
        path: 'data.hex',
        runs: 5,
        atLeast: 2,
        among: [
          {
            type: 'request',
            where: [{ path: 'request.temperature', above: 0.45 }],
            why: msg('The temperature was still low.'),
          },
        ],
        why: msg('Five times the same color: that can happen. Run it once more.'),
      }),
    },
    {
      title: msg('Not just anything'),
      text: msg(
        'Look at the names of the colors. They differ, but they all fit a strange day: nothing came out bright red. This demo rolls its dice over a short list of answers that fit. A large model rolls them over **all** pieces of text, but the ones that fit get almost all of the chance.',
      ),
      question: {
        ask: msg('What would make this demo show bright red?'),
        options: [
          {
            id: 'hotter',
            label: msg('An even higher temperature'),
            reply: msg(
              'The demo would still pick from its short list. In a large model, a very high temperature does let in things that hardly fit.',
            ),
          },
          {
            id: 'message',
            label: msg('Another message'),
            reply: msg('Yes. The words decide what fits. Temperature only chooses among those answers.'),
          },
          {
            id: 'luck',
            label: msg('Enough tries'),
            reply: msg(
              'The demo only has its short list. A large model gives even a bad answer a tiny chance, so there it could happen, very rarely.',
            ),
          },
        ],
      },
      check: answered('message'),
    },
    {
      title: msg('When cold, when warm?'),
      text: msg('Neither is better. It depends on what you want.'),
      question: {
        ask: msg('Which job wants a cold model?'),
        options: [
          { id: 'names', label: msg('Finding names for a kitten'), reply: msg('There you want surprises. Warm!') },
          {
            id: 'sort',
            label: msg('Sorting a thousand letters into “bill” and “no bill”'),
            reply: msg('Yes: the same letter should land on the same pile, each time.'),
          },
          {
            id: 'story',
            label: msg('Ten beginnings for one story'),
            reply: msg('A cold model would write the same beginning ten times.'),
          },
        ],
      },
      check: answered('sort'),
    },
  ],
})
