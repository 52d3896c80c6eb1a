import { guess, remove, run, set, stop } from '../actions'
import { begin, type LessonAttempts, notRun, runAfter, seed, word } from './attempts'

const cold = word('temperature', 0)

export const byHeart: LessonAttempts = {
  script: [
    [run()],
    [guess('After four words together it often knows only one word that can come')],
    [guess('the same'), set('Next word', 'Looks back', 'order', 'at 1 word', 2), run()],
    [guess('It may be new, or it may be somebody’s. I have to look')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(cold, word('most', 60), word('most', 29), begin('Once upon a time there'), word('order', 5)),
        [cold, run(), run()],
        [begin('One day the'), run()],
        [seed(2), run(), seed(1), run()],
      ],
      wrong: [
        ...notRun(cold, seed(2), word('most', 60)),
        [word('order', 1), run()],
        [word('most', 2), run()],
        [word('learnFrom', 'own'), run()],
        [remove('Next word')],
        [run(), stop],
      ],
    },
    3: {
      right: [
        ...['the same', 'new, and make less sense', 'new, and make more sense'].map(option => [
          guess(option),
          word('order', 2),
          run(),
        ]),
        [word('order', 2), run(), guess('the same')],
        [guess('the same'), word('order', 1), run()],
        [guess('the same'), run(), word('order', 2), run()],
        ...[4, 5, 11].map(number => [guess('the same'), word('order', 1), seed(number), run()]),
        [guess('the same'), word('order', 2), run(), seed(8), run(), seed(9), run()],
      ],
      wrong: [
        [],
        [guess('the same')],
        [run()],
        [guess('the same'), run()],
        [word('order', 2), run()],
        [guess('the same'), word('order', 2)],
        [word('order', 2)],
        [guess('the same'), word('order', 5), cold, run()],
        [guess('the same'), run(), word('order', 2)],
        [guess('the same'), word('order', 2), run(), stop],
      ],
    },
  },
}
