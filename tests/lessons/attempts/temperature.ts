import { guess, remove, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun } from './attempts'

const warm = (value: number) => set('Inference', 'Temperature', 'temperature', value)
const five = [run(), run(), run(), run(), run()]

export const temperature: LessonAttempts = {
  script: [
    [run(), run(), run()],
    [guess('Two or three')],
    [set('Inference', 'Temperature', 'temperature', 1), run(), run(), run(), run(), run()],
    [guess('Another message')],
    [guess('Sorting a thousand letters into “bill” and “no bill”')],
  ],
  steps: {
    1: {
      right: [
        [run(), run(), run()],
        [run(), run(), run(), run()],
        ...['I FEEL STRANGE', 'I am happy.', 'a blue sea', 'Ich bin müde.', ''].map(text => [
          say(text),
          run(),
          run(),
          run(),
        ]),
        [run(), say('I am sad.'), run(), run(), run()],
        [warm(1), run(), warm(0), run(), run(), run()],
        [run(), run(), run(), stop, run()],
      ],
      wrong: [
        ...notRun(warm(1), say('I am happy.')),
        [run()],
        [run(), run()],
        [run(), run(), run(), stop],
        [run(), run(), say('A green frog in the grass'), run()],
        [remove('Color, mood'), run(), run(), run()],
        [remove('Inference'), run(), run(), run()],
      ],
    },
    3: {
      right: [
        ...[1, 1.5, 2, 0.8, 0.6].map(value => [warm(value), ...five, ...five]),
        [...five.slice(0, 2), warm(1), ...five, ...five],
        [warm(1), say('I FEEL A LITTLE STRANGE TODAY'), ...five, ...five],
        [warm(1), say('I feel odd and curious.'), ...five, ...five],
        [warm(2), warm(1), ...five, ...five],
        [say('I am so happy, the sun is out!'), warm(1), ...five, ...five],
      ],
      wrong: [
        ...notRun(warm(1)),
        five,
        [warm(1), run(), run(), run(), run()],
        [...five, warm(1)],
        [warm(0.1), ...five],
        [warm(1), run()],
        [warm(1), remove('Color, mood'), ...five],
        [run(), say('A green frog'), run(), say('A red car'), run(), say('Night'), run(), say('Snow'), run(), warm(1)],
      ],
    },
  },
}
