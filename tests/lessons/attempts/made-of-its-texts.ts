import { add, guess, rule, run, say, set, train } from '../actions'
import { begin, type LessonAttempts, seed, word } from './attempts'

/** What students do in the lessons of the plan “Made of its texts”. */
export const madeOfItsTexts: Readonly<Record<string, LessonAttempts>> = {
  'train-your-own': {
    script: [
      [run()],
      [guess('It only goes on with a text; it never learned what a rule is')],
      [set('Next word', 'Learns from', 'learnFrom', 'Recipes', 'recipes'), run()],
      [
        set('Next word', 'Learns from', 'learnFrom', 'My own text', 'own'),
        word('text', 'I like soup. I like rice with soup. I like rice. I do not like fish.'),
        run(),
      ],
      [guess('What did each of them read?')],
    ],
    steps: {
      1: {
        right: [say('What will tomorrow be like?'), run()],
        wrong: [set('Model', 'Model', 'model', 'Demo', 'demo/demo'), run()],
      },
      3: { right: [word('learnFrom', 'recipes'), run()], wrong: [seed(4), run()] },
      4: {
        right: [
          word('learnFrom', 'own'),
          word('text', 'I like soup. I like rice with soup. I like rice. I do not like fish.'),
          run(),
        ],
        wrong: [word('learnFrom', 'own'), run()],
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
  },
  'by-heart': {
    script: [
      [run()],
      [guess('After the same four words, it often knows only one word that can come next')],
      [guess('the same'), set('Next word', 'Looks back', 'order', 'at 1 word', 2), run()],
      [guess('It may be new, or it may be somebody’s. I have to look')],
    ],
    steps: {
      1: { right: [word('temperature', 0), run()], wrong: [word('order', 1), run()] },
      3: { right: [guess('the same'), word('order', 2), run()], wrong: [guess('the same'), run()] },
    },
  },
  'from-noise-to-words': {
    script: [
      [guess('Which letters come often, and that there are spaces'), train(), run()],
      [guess('Noise: letters in any order')],
      [guess('To see how it does on text that it cannot know by heart')],
      [
        set('Next word', 'It reads', 'cut', 'pieces of words', 'pieces'),
        set('Next word', 'It practices', 'length', 'a long time', 'longer'),
        train(),
        run(),
      ],
      [guess('From many, many tiny changes, one after each guess')],
    ],
    steps: {
      1: {
        right: [guess('Whole words'), word('temperature', 0), train(), run()],
        wrong: [guess('Whole words'), train()],
      },
      4: { right: [set('Next word', 'It reads', 'cut', 'pieces'), train(), run()], wrong: [train(), run()] },
    },
  },
  'where-does-it-look': {
    script: [
      [train(), run()],
      [guess('100%')],
      [guess('No, it depends on the pieces that are there'), begin('The old king'), train(), run()],
      [guess('Nobody. It came out of the training')],
      [guess('The one after the last layer')],
    ],
    steps: {
      1: { right: [word('temperature', 0), train(), run()], wrong: [train()] },
      3: {
        right: [guess('Yes, always at the last piece only'), begin('The fox'), run()],
        wrong: [guess('Yes, always at the last piece only'), train(), run()],
      },
    },
    words: {
      'The old king': { es: 'El viejo rey', de: 'Der alte König', fr: 'Le vieux roi', ar: 'الملك العجوز' },
      'The fox': { es: 'El zorro', de: 'Der Fuchs', fr: 'Le renard', ar: 'الثعلب' },
    },
  },
  'made-up-facts': {
    script: [
      [run()],
      [guess('Nothing does')],
      [run(), run(), run(), run()],
      [
        add('Knowledge'),
        set('Knowledge', 'Text', 'text', 'The bell tower of Otterwick was built by Ada Fernsby in 1911.'),
        run(),
      ],
      [say('How deep is the lake?'), run()],
      [guess('Check it in a source that I trust')],
    ],
    steps: {
      1: { right: [say('Who built the bridge?'), run()], wrong: [rule('', 'System prompt, Trouble'), run()] },
      3: { right: [run(), run(), run(), run(), run(), run(), run(), run()], wrong: [run(), run()] },
      4: {
        right: [
          add('Knowledge'),
          set('Knowledge', 'Text', 'text', 'THE BELL TOWER OF OTTERWICK WAS BUILT BY ADA FERNSBY IN 1911.'),
          run(),
        ],
        wrong: [add('Knowledge'), run()],
      },
      5: {
        right: [say('HOW DEEP IS THE LAKE?'), run()],
        wrong: [say('When was the bell tower of Otterwick built?'), run()],
      },
    },
    words: {
      'The bell tower of Otterwick was built by Ada Fernsby in 1911.': {
        es: 'El campanario de Otterwick lo construyó Ada Fernsby en 1911.',
        de: 'Der Glockenturm von Otterwick wurde 1911 von Ada Fernsby gebaut.',
        fr: 'Le clocher de Loutreville a été construit par Ada Fernsby en 1911.',
        ar: 'برج الجرس في أوترويك بنته ليلى فارس عام 1911.',
      },
      'How deep is the lake?': {
        es: '¿Qué profundidad tiene el lago?',
        de: 'Wie tief ist der See?',
        fr: 'Quelle est la profondeur du lac ?',
        ar: 'كم عمق البحيرة؟',
      },
    },
  },
}
