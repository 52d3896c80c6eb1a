import { guess, run } from '../actions'
import { begin, type LessonAttempts, seed, word } from './attempts'

/** What students do in the lessons of the plan “How it writes”. */
export const howItWrites: Readonly<Record<string, LessonAttempts>> = {
  'the-next-word': {
    script: [
      [{ do: 'take', card: 'Next word', bar: 'fox', text: ' fox' }],
      [guess('It counted which word came next in its texts')],
      [run()],
      [guess('Learn the word'), begin('My spaceship'), run()],
      [guess('It gives each possible next piece a chance, and one is picked')],
    ],
    steps: {
      1: { right: [{ do: 'take', card: 'Next word', bar: 'fox', text: ' fox' }, run()], wrong: [run(), run()] },
      3: { right: [seed(9), run()], wrong: [word('learnFrom', 'own'), run()] },
      4: { right: [guess('Stop'), begin('My spaceship'), run()], wrong: [guess('Stop'), run()] },
    },
    words: {
      ' fox': { es: ' zorro', de: ' Fuchs', fr: ' renard', ar: ' الغابة' },
      'My spaceship': {
        es: 'Mi nave espacial',
        de: 'Mein Raumschiff',
        fr: 'Mon vaisseau spatial',
        ar: 'سفينتي الفضائية',
      },
    },
  },
  tokens: {
    script: [
      [run()],
      [guess('Those that were often in the texts')],
      [begin('helicopter'), run()],
      [guess('It gets a few pieces with numbers, and never sees the letters')],
    ],
    steps: {
      1: { right: [begin('The king'), run()], wrong: [word('learnFrom', 'own'), run()] },
      3: { right: [begin('strawberry'), run()], wrong: [begin('the'), run()] },
    },
    words: { helicopter: { es: 'helicóptero', de: 'Hubschrauber', fr: 'hélicoptère', ar: 'هليكوبتر' } },
  },
  dice: {
    script: [
      [run(), run()],
      [run(), seed(5), run()],
      [word('temperature', 0), run(), seed(9), run()],
      [guess('It makes the long bars longer, or all bars more alike')],
    ],
    steps: {
      1: { right: [run(), run(), run()], wrong: [seed(8), run()] },
      2: { right: [run(), seed(77), run()], wrong: [run(), run()] },
      3: { right: [word('temperature', 0), seed(9), run(), seed(10), run()], wrong: [run(), run()] },
    },
  },
}
