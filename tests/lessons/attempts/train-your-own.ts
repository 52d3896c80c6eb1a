import { type Action, guess, remove, run, say, set } from '../actions'
import { begin, type LessonAttempts, notRun, runAfter, seed, word } from './attempts'

const own = (text: string): Action[] => [word('learnFrom', 'own'), word('text', text)]

export const trainYourOwn: LessonAttempts = {
  script: [
    [run()],
    [guess('It only goes on with a text; it never learned what a rule is')],
    [set('Next word', 'Learns from', 'learnFrom', 'Recipes', 'recipes'), run()],
    [
      set('Next word', 'Learns from', 'learnFrom', 'My own text', 'own'),
      set(
        'Next word',
        'Text to learn from',
        'text',
        'I like soup. I like rice with soup. I like rice. I do not like fish.',
      ),
      run(),
    ],
    [guess('What did each of them read?')],
  ],
  steps: {
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
        ...['recipes', 'football', 'letters', 'fairy-tales', 'questions'].map(texts => [
          word('learnFrom', texts),
          run(),
        ]),
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
  },
  words: {
    'I like soup. I like rice with soup. I like rice. I do not like fish.': {
      es: 'Me gusta la sopa. Me gusta el arroz con sopa. Me gusta el arroz. No me gusta el pescado.',
      de: 'Ich mag Suppe. Ich mag Reis mit Suppe. Ich mag Reis. Ich mag keinen Fisch.',
      fr: 'J’aime la soupe. J’aime le riz avec la soupe. J’aime le riz. Je n’aime pas le poisson.',
      ar: 'أحب الحساء. أحب الأرز مع الحساء. أحب الأرز. لا أحب السمك.',
    },
  },
}
