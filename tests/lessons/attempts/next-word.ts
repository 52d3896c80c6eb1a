import { type Action, guess, remove, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter, word } from './attempts'

const begin = (text: string, card = 'Next word'): Action => ({
  do: 'fill',
  card,
  field: 'Begin with',
  at: 'input',
  text,
})
const take = (text: string): Action => ({ do: 'take', card: 'Next word', bar: text.trim(), text })
const seed = (value: number) => word('seed', value)
const cold = word('temperature', 0)

export const theNextWord: LessonAttempts = {
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
}

export const dice: LessonAttempts = {
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
}

const own = (text: string): Action[] => [word('learnFrom', 'own'), word('text', text)]

export const trainYourOwn: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...runAfter(
        say('What will tomorrow be like?'),
        say('HELLO'),
        say(''),
        begin('In the evening'),
        seed(3),
        word('order', 2),
        set('System prompt', 'Prompt', 'prompt', 'Say nothing.'),
      ),
      [remove('System prompt'), run()],
    ],
    wrong: [
      ...notRun(say('Hello'), seed(2), begin('Rain'), word('order', 5), word('learnFrom', 'recipes')),
      [remove('Inference'), run()],
      [set('Inference', 'Model', 'model', 'Demo', 'demo/demo'), run()],
      [word('learnFrom', 'own'), run()],
    ],
  },
  3: {
    right: [
      ...['recipes', 'football', 'letters', 'fairy-tales', 'questions'].map(texts => [word('learnFrom', texts), run()]),
      [...own('I like soup. I like rice. I like bread.'), run()],
      [run(), word('learnFrom', 'letters'), run()],
      [word('learnFrom', 'letters'), run(), word('learnFrom', 'recipes'), run()],
      [word('learnFrom', 'football'), begin('The ball'), run()],
      [word('learnFrom', 'football'), say('Tell me about the match.'), run()],
    ],
    wrong: [
      ...notRun(word('learnFrom', 'recipes')),
      [run()],
      [seed(4), run()],
      [word('order', 2), run()],
      [word('learnFrom', 'own'), run()],
      [begin('The cook'), run()],
      [word('learnFrom', 'recipes'), word('learnFrom', 'weather'), run()],
      [run(), word('learnFrom', 'recipes')],
    ],
  },
  4: {
    right: [
      'I like soup. I like rice with soup. I like rice. I do not like fish.',
      'ICH MAG SUPPE. ICH MAG REIS. ICH MAG BROT.',
      'i like soup\ni like rice\ni like tea and bread with soup',
      '我喜欢汤。我喜欢米饭。我不喜欢鱼。我喜欢面包和茶。',
      'أحب الحساء. أحب الأرز. لا أحب السمك. أحب الخبز والشاي كثيرا.',
      'la la la la la la la la la la la la',
      '🍕🍔🍕🍔🍕🍔 pizza burger pizza burger pizza',
      'One\r\nTwo\r\nOne\r\nThree\r\nOne\r\nTwo and so on',
    ]
      .map(text => [...own(text), run()])
      .concat([
        [word('learnFrom', 'recipes'), run(), ...own('I eat what I like, and I like what I eat.'), run()],
        [run(), ...own('We sing and we dance and we sing again.'), run()],
      ]),
    wrong: [
      ...notRun(word('learnFrom', 'own'), word('learnFrom', 'questions')),
      [run()],
      [word('learnFrom', 'own'), run()],
      [...own('Hi.'), run()],
      [...own('   '), run()],
      [word('learnFrom', 'letters'), run()],
      [...own('I like soup. I like rice. I like tea.'), word('learnFrom', 'letters'), run()],
    ],
  },
}

export const byHeart: LessonAttempts = {
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
}

const first = (text: string) => word('text', text, 'Next word, First')
const doctor = 'The doctor said that he was ready. '

export const whatItNeverRead: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...[
        word('seed', 3, 'Next word, First'),
        word('seed', 3, 'Next word, Second'),
        word('most', 9, 'Next word, First'),
        word('temperature', 0.5, 'Next word, Second'),
        word('temperature', 2, 'Next word, First'),
        word('order', 5, 'Next word, First'),
        begin('The doctor said that', 'Next word, First'),
        begin('In the morning the doctor said that', 'Next word, Second'),
      ].map(edit => [edit, run()]),
    ],
    wrong: [
      ...notRun(word('seed', 3, 'Next word, First'), word('most', 9, 'Next word, First')),
      [remove('Next word, Second'), run()],
      [remove('Next word, First'), run()],
      [word('text', '', 'Next word, First'), run()],
      [word('temperature', 0, 'Next word, Second'), run()],
      [word('learnFrom', 'weather', 'Next word, First'), run()],
      [word('text', doctor, 'Next word, Second'), run()],
    ],
  },
  4: {
    right: [
      'The doctor said that she was late.',
      'The doctor said that she had a cold.',
      'The doctor said that they were late.',
      'The doctor said that it was late. The doctor said that it was early.',
      'The doctor said that the nurse was late.',
      'the doctor said that she was late',
      'The doctor said that Ada was late.',
      '\n\nThe doctor said that she was very tired.\n',
    ]
      .map(text => [first(doctor + text), run()])
      .concat([
        [first(`${doctor}The doctor said that she was late.`), run(), run()],
        [run(), first(`The doctor said that she was late. ${doctor}`), run()],
      ]),
    wrong: [
      [],
      [run()],
      [first(`${doctor}The doctor said that she was late.`)],
      ...[
        `${doctor}The nurse said that she was late.`,
        doctor.repeat(20),
        `${doctor}She was late.`,
        `${doctor}The doctor was a woman.`,
        `${doctor}THE DOCTOR SAID THAT SHE WAS LATE.`,
        `${doctor}There are many doctors in the world.`,
      ].map(text => [first(text), run()]),
      [word('text', `${doctor}The doctor said that she was late. `.repeat(2), 'Next word, Second'), run()],
    ],
  },
}
