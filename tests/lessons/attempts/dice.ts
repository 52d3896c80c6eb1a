import { guess, run, set, stop } from '../actions'
import { begin, type LessonAttempts, notRun, seed, word } from './attempts'

const cold = word('temperature', 0)

export const dice: LessonAttempts = {
  script: [
    [run(), run()],
    [run(), seed(5), run()],
    [set('Next word', 'Temperature', 'temperature', 0), run(), seed(9), run()],
    [guess('It makes the long bars longer, or all bars more alike')],
  ],
  steps: {
    1: {
      right: [
        [run(), run()],
        [run(), run(), run()],
        ...[seed(3), cold, begin('The king'), begin('THE LITTLE'), word('order', 3), word('most', 3)].map(edit => [
          edit,
          run(),
          run(),
        ]),
        [run(), seed(3), run(), run()],
        [run(), begin('A cat'), run(), run()],
      ],
      wrong: [
        ...notRun(seed(3), cold, begin('The king')),
        [run()],
        [seed(8), run()],
        [run(), seed(3), run()],
        [run(), seed(3), run(), seed(4), run()],
        [run(), run(), stop],
      ],
    },
    2: {
      right: [
        ...[5, 77, 0, 123_456].map(number => [run(), seed(number), run()]),
        ...[2, 9].map(number => [seed(number), run(), seed(number + 1), run()]),
        [run(), run(), seed(6), run()],
        [run(), seed(6), run(), run()],
        [run(), seed(6), run(), seed(7), run()],
        [begin('The king'), run(), seed(12), run()],
      ],
      wrong: [
        ...notRun(seed(5)),
        [run()],
        [run(), run()],
        [seed(5), run()],
        [seed(5), run(), run()],
        [run(), seed(5)],
        [run(), seed(1), run()],
        [run(), run(), seed(77)],
      ],
    },
    3: {
      right: [
        [cold, run(), seed(9), run()],
        [cold, seed(9), run(), seed(10), run()],
        [cold, run(), run(), seed(9), run()],
        [run(), cold, run(), seed(4), run()],
        [run(), seed(4), run(), cold, seed(8), run(), run()],
        [cold, seed(2), run(), run()],
        [seed(2), cold, run(), run()],
        [cold, begin('The king'), run(), seed(2), run()],
        [word('temperature', 0), word('most', 6), seed(31), run(), run()],
        [run(), seed(2), cold, run(), seed(3), run()],
      ],
      wrong: [
        ...notRun(cold),
        [run(), run()],
        [cold, run()],
        [cold, run(), run()],
        [seed(4), run(), seed(6), run()],
        [run(), seed(4), run()],
        [word('temperature', 2), run(), seed(4), run()],
        [cold, run(), seed(4)],
      ],
    },
  },
}
