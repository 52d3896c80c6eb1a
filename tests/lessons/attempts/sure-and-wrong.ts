import { guess, run, say, set } from '../actions'
import { type LessonAttempts, notRun, runAfter, word } from './attempts'

const australia = (canberra: number, sydney: number) =>
  word(
    'text',
    `${'The capital of Australia is Sydney. '.repeat(sydney)}${'The capital of Australia is Canberra. '.repeat(canberra)}The capital of France is Paris. The capital of Peru is Lima.`,
  )

export const sureAndWrong: LessonAttempts = {
  script: [
    [run()],
    [guess('Three of the four sentences that it read on Australia said Sydney')],
    [
      guess('Two in all'),
      set('Next word', 'Text to learn from', 'text', 'The capital of Australia is Canberra. '.repeat(4)),
      run(),
    ],
    [guess('I look it up all the same')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          word('order', 5),
          word('order', 3),
          word('seed', 9),
          word('seed', 3),
          say('In my book the capital of Australia is'),
          say('I think that the capital of Australia is'),
          australia(1, 4),
          set('Inference', 'Max tokens', 'maxTokens', 200),
        ),
      ],
      wrong: [
        ...notRun(word('order', 2), word('seed', 2), say('The capital of Peru is'), australia(0, 2)),
        ...runAfter(say('The capital of Peru is'), say('The capital of Kenya is'), australia(4, 0), australia(4, 3)),
      ],
    },
    3: {
      right: [
        ...[australia(4, 3), australia(5, 0), australia(9, 3), australia(2, 1), australia(1, 0), australia(30, 3)].map(
          edit => [guess('Four in all'), edit, run()],
        ),
        [guess('Two in all'), australia(4, 3), run()],
        [guess('One is enough: truth is stronger'), australia(2, 3), run(), australia(4, 3), run()],
        [australia(4, 3), run(), guess('Four in all')],
        [run(), australia(6, 3), guess('Two in all'), run()],
      ],
      wrong: [
        [],
        [guess('Four in all')],
        [guess('Four in all'), run()],
        [guess('Four in all'), australia(4, 3)],
        [australia(4, 3), run()],
        [guess('Four in all'), australia(2, 3), run()],
        [guess('Four in all'), australia(1, 3), run()],
        [guess('Four in all'), australia(3, 3), run()],
        [guess('Four in all'), say('Canberra is the capital of Australia. The capital of Australia is'), run()],
        [guess('Four in all'), word('text', 'Canberra! Canberra! Canberra! Canberra! It is a town.'), run()],
      ],
    },
  },
  words: {
    ['The capital of Australia is Canberra. '.repeat(4)]: {
      es: 'La capital de Australia es Canberra. '.repeat(4),
      de: 'Die Hauptstadt von Australien ist Canberra. '.repeat(4),
      fr: 'La capitale de l’Australie est Canberra. '.repeat(4),
      ar: 'عاصمة أستراليا هي كانبرا. '.repeat(4),
    },
  },
}
