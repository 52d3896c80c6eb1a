import { add, guess, lift, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun } from './attempts'

const late = 'System prompt, Late rule'
const painter = 'System prompt, First rule'

export const orderMatters: LessonAttempts = {
  script: [
    [guess('Yes, the card is there'), run()],
    [lift('Color', 1), run()],
    [lift('System prompt, Late rule', 2), run()],
    [lift('System prompt, Late rule', 2), run()],
    [guess('Whether it stands above the model')],
  ],
  steps: {
    1: {
      right: [
        ...['Yes, the card is there', 'No, the model comes before it'].map(option => [guess(option), run()]),
        [run(), guess('Yes, the card is there')],
        [guess('Yes, the card is there'), run(), run()],
        ...['A rose', 'A RED ROSE', 'I am sad.', '', 'Eine gelbe Blume'].map(text => [
          say(text),
          guess('Yes, the card is there'),
          run(),
        ]),
        [guess('No, the model comes before it'), remove('Color'), run()],
      ],
      wrong: [
        [],
        [run()],
        [guess('Yes, the card is there')],
        [run(), run()],
        [say('A rose'), run()],
        [guess('Yes, the card is there'), run(), stop],
        [guess('Yes, the card is there'), lift('Color', 1), run()],
        [guess('Yes, the card is there'), remove('Inference'), run()],
        [guess('Yes, the card is there'), say('A rose')],
        [lift('Color', 1), run()],
      ],
    },
    2: {
      right: [
        ...[1, 2, 3].map(by => [lift('Color', by), run()]),
        [run(), lift('Color', 1), run()],
        [lift('Color', 1), run(), run()],
        [remove('Color'), add('Color'), run()],
        [lift('Color', 1), say('A RED ROSE'), run()],
        [lift('Color', 1), set('Color', 'Name', 'name', 'Mood'), run()],
        [lift('Inference', -1), run()],
        [lift('Inference', -2), run()],
      ],
      wrong: [
        ...notRun(lift('Color', 1)),
        [run()],
        [lift(late, 2), run()],
        [remove('Color'), run()],
        [lift('Color', 1), lift('Color', -1), run()],
        [run(), lift('Color', 1)],
        [lift('Color', -1), run()],
        [say('Show a color!'), run()],
      ],
    },
    3: {
      right: [
        ...[1, 2, 3].map(by => [lift(late, by), run()]),
        [lift(late, 4), run()],
        [run(), lift(late, 1), run()],
        [lift(late, 1), run(), run()],
        [lift('Inference', -1), run()],
        [lift(late, 2), rule('TALK LIKE A PIRATE', late), run()],
        [remove(late), add('System prompt'), lift('System prompt', 2), rule('Be a pirate.', 'System prompt'), run()],
        [lift(late, 2), say('A red rose'), run()],
      ],
      wrong: [
        ...notRun(lift(late, 2)),
        [run()],
        [lift(late, 1), lift(late, -1), run()],
        [lift('Color', -1), run()],
        [remove(late), run()],
        [lift(late, 2), rule('', late), run()],
        [lift(late, 2), remove(painter), run()],
        [run(), lift(late, 2)],
      ],
    },
    4: {
      right: [
        [lift(late, 2), run()],
        [lift(late, 1), lift(late, 1), run()],
        [lift(painter, -2), run()],
        [lift(painter, -1), lift(painter, -1), run()],
        [run(), lift(late, 2), run()],
        [lift(late, 2), run(), run()],
        [lift(painter, -3), run()],
        [lift(late, 2), say('A RED ROSE'), run()],
        [lift(late, 2), rule('Speak like an old pirate.', late), run()],
        [lift(late, 2), rule('You paint.', painter), run()],
      ],
      wrong: [
        ...notRun(lift(late, 2)),
        [run()],
        [lift(late, 1), lift(late, -1), run()],
        [remove(painter), run()],
        [remove(late), run()],
        [lift(late, 2), rule('', painter), run()],
        [run(), lift(late, 2)],
        [say('Pirate first!'), run()],
      ],
    },
  },
}
