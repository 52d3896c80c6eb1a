import { guess, remove, run, stop } from '../actions'
import { begin, type LessonAttempts, notRun, runAfter, word } from './attempts'

export const tokens: LessonAttempts = {
  script: [
    [run()],
    [guess('Those that were often in the texts')],
    [begin('helicopter'), run()],
    [guess('It gets a few pieces with numbers, and never sees the letters')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          begin('The king'),
          begin('THE KING'),
          begin('elephant'),
          begin('宇宙船'),
          word('most', 1),
          word('order', 1),
          word('seed', 7),
          word('learnFrom', 'recipes'),
        ),
      ],
      wrong: [
        ...notRun(begin('The king'), word('seed', 2), word('order', 1), word('most', 2), word('temperature', 0)),
        [remove('Next word')],
        [word('learnFrom', 'own'), run()],
        [word('learnFrom', 'above'), run()],
      ],
    },
    3: {
      right: [
        ...runAfter(
          ...[
            'strawberry',
            'helicopter',
            'Xylophon',
            'Zugspitze',
            'ELEPHANTS',
            'supercalifragilistic',
            'Donaudampfschiff',
            '  helicopter  ',
            'pneumonia',
          ].map(text => begin(text)),
        ),
        [begin('the'), run(), begin('crocodile'), run()],
      ],
      wrong: [
        [],
        [run()],
        [begin('helicopter')],
        [begin('helicopter'), run(), stop],
        ...runAfter(
          ...['the', 'king', 'little', 'a', 'The helicopter', 'a strawberry and a helicopter'].map(text => begin(text)),
        ),
        [word('seed', 3), run()],
      ],
    },
  },
  words: {
    helicopter: { es: 'helicóptero', de: 'Hubschrauber', fr: 'hélicoptère', ar: 'هليكوبتر' },
  },
}
