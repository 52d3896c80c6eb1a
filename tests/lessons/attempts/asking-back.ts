import { add, guess, remove, rule, run, say, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const sad = say('I feel sad and alone.')
const drink = guess('ask a question of its own')

export const askingBack: LessonAttempts = {
  script: [
    [run()],
    [add('Survey'), run('Tea')],
    [guess('As the result of the tool that it had called')],
    [run('Coffee'), run('Juice')],
    [guess('ask a question of its own'), say('I feel sad and alone.'), run()],
    [guess('When only the person can know, or when a mistake would hurt')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('Tea or milk?'),
          say('TEA, COFFEE OR JUICE?'),
          say('Hello'),
          say(''),
          rule('You are a waiter.'),
          say('tea coffee juice'),
          say('Tee, Kaffee oder Saft?'),
        ),
        [remove('System prompt'), run()],
      ],
      wrong: [
        ...notRun(say('Milk?'), add('Survey'), rule('Ask.')),
        [add('Survey'), run()],
        [add('Survey'), run('Juice')],
        [remove('Inference'), run()],
        [run(), stop],
        [remove('Inference')],
      ],
    },
    2: {
      right: [
        ...['Tea', 'Coffee', 'Juice'].map(answer => [add('Survey'), run(answer)]),
        [run(), add('Survey'), run()],
        [add('Survey'), run(), run()],
        ...['TEA, COFFEE OR JUICE?', 'tea or milk?', 'Milk, water or lemonade?', 'Tee, Kaffee oder Saft?'].map(text => [
          add('Survey'),
          say(text),
          run(),
        ]),
        [add('Survey'), rule('You are a waiter. Always ask first.'), run()],
      ],
      wrong: [
        ...notRun(add('Survey')),
        [run()],
        [rule('Ask me!'), run()],
        [add('Color'), run()],
        [add('Survey'), remove('Survey'), run()],
        [run(), add('Survey')],
        [add('Survey'), remove('Inference'), run()],
        [say('Ask me what I want.'), run()],
      ],
    },
    4: {
      right: [
        [run('Coffee'), run('Juice')],
        [run('Juice'), run('Tea')],
        [run('Tea'), run('Coffee')],
        [run('Tea'), run('Tea'), run('Juice')],
        [run('Tea'), run('Coffee'), run('Juice')],
        [run('Tea'), run('Coffee'), run('Tea')],
        [say('TEA, COFFEE OR JUICE?'), run('Tea'), run('Juice')],
        [say('Milk or water?'), run('Milk'), run('Water')],
        [run('Tea'), say('Milk or water?'), run('Water')],
        [run('Tea'), rule('You are a kind waiter.'), run('Juice')],
      ],
      wrong: [
        ...notRun(say('Milk or water?')),
        [run('Tea')],
        [run('Tea'), run('Tea')],
        [run('Juice'), run('Juice'), run('Juice')],
        [run('Tea'), run('Juice'), stop],
        [run('Coffee'), rule('You are kind.'), run('Coffee')],
        [remove('Survey'), run(), run()],
        [run('Tea'), remove('Survey'), run()],
      ],
    },
    5: {
      right: [
        ...['ask a question of its own', 'not ask at all'].map(option => [guess(option), sad, run()]),
        [sad, run(), drink],
        [sad, drink, run()],
        [drink, run(), sad, run()],
        ...['I FEEL SAD AND ALONE', 'i am lonely', 'The sea is blue.', 'Ich bin traurig.', 'Nothing.'].map(text => [
          drink,
          say(text),
          run(),
        ]),
      ],
      wrong: [
        [],
        [drink],
        [run()],
        [drink, run()],
        [sad, run()],
        [drink, sad],
        [drink, run(), sad],
        [drink, say('Tea, coffee or juice?'), run()],
        [drink, sad, run(), stop],
        [drink, rule('Never ask.'), run()],
      ],
    },
  },
  words: {
    Tea: { es: 'Té', de: 'Tee', fr: 'Thé', ar: 'شاي' },
    Coffee: { es: 'café', de: 'Kaffee', fr: 'café', ar: 'قهوة' },
    Juice: { es: 'jugo', de: 'Saft', fr: 'jus', ar: 'عصير' },
    'I feel sad and alone.': {
      es: 'Siento tristeza y soledad.',
      de: 'Ich bin traurig und allein.',
      fr: 'Je suis triste et je me sens seul.',
      ar: 'أشعر بالحزن والوحدة.',
    },
  },
}
