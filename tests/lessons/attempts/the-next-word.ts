import { type Action, guess, remove, run, stop } from '../actions'
import { begin, type LessonAttempts, notRun, runAfter, seed, word } from './attempts'

const take = (text: string): Action => ({ do: 'take', card: 'Next word', bar: text.trim(), text })
const cold = word('temperature', 0)

export const theNextWord: LessonAttempts = {
  script: [
    [{ do: 'take', card: 'Next word', bar: 'fox', text: ' fox' }],
    [guess('It counted which word came next in its texts')],
    [run()],
    [guess('Learn the word'), begin('My spaceship'), run()],
    [guess('It gives chances to the next piece, and one is taken')],
  ],
  steps: {
    1: {
      right: [
        ...[' fox', ' girl', ' dragon', ' house'].map(text => [take(text)]),
        [take(' fox'), run()],
        [run(), take(' girl')],
        [seed(4), take(' dragon')],
        [cold, take(' fox')],
        [word('temperature', 2), take(' house')],
        [word('order', 2), take(' girl')],
      ],
      wrong: [
        [],
        [run()],
        [run(), run()],
        [seed(4)],
        [cold],
        [word('order', 2)],
        [word('learnFrom', 'recipes')],
        [word('most', 5), run()],
        [begin('One day the little')],
        [begin('The castle'), run()],
      ],
    },
    3: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          seed(9),
          cold,
          word('order', 1),
          word('most', 2),
          begin('The king'),
          begin('THE KING'),
          take(' went'),
        ),
        [run(), seed(2), run()],
      ],
      wrong: [
        ...notRun(seed(2), cold, begin('The king'), take(' went'), word('order', 5), word('learnFrom', 'weather')),
        [remove('Next word')],
        [word('learnFrom', 'own'), run()],
      ],
    },
    4: {
      right: [
        ...['My spaceship', 'MY SPACESHIP', 'my spaceship ', 'In outer space', 'Mein Raumschiff', '宇宙船', '🚀'].map(
          text => [guess('Stop'), begin(text), run()],
        ),
        [begin('A robot'), run(), guess('Learn the word')],
        [begin('A robot'), guess('Go on, with words that come often in the tales'), run()],
        [guess('Stop'), run(), begin('My computer'), run()],
      ],
      wrong: [
        [],
        [run()],
        [guess('Stop')],
        [guess('Stop'), run()],
        [begin('My spaceship')],
        [begin('My spaceship'), run()],
        [guess('Stop'), begin('My spaceship')],
        [guess('Stop'), run(), begin('My spaceship')],
        [guess('Learn the word'), seed(3), run()],
        [guess('Stop'), begin('My spaceship'), run(), stop],
      ],
    },
  },
  words: {
    // The longest bar in the tales of the language.
    ' fox': { es: ' zorro', de: ' Fuchs', fr: ' renard', ar: ' الغابة' },
    'My spaceship': {
      es: 'Mi nave espacial',
      de: 'Mein Raumschiff',
      fr: 'Mon vaisseau spatial',
      ar: 'سفينتي الفضائية',
    },
  },
}
