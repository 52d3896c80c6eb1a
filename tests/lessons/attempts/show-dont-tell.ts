import { guess, remove, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const open = 'The soup was terrible ->'
const shown = (good: string, bad: string) => say(`${good} -> PLUS\n${bad} -> MINUS\n${open}`)
const swapped = (good: string, bad: string) => say(`${good} -> MINUS\n${bad} -> PLUS\n${open}`)

export const showDontTell: LessonAttempts = {
  script: [
    [run()],
    [say('I love this game -> PLUS\nMy bike is broken and I am sad -> MINUS\nThe soup was terrible ->'), run()],
    [
      guess('MINUS: terrible is bad'),
      say('I love this game -> MINUS\nMy bike is broken and I am sad -> PLUS\nThe soup was terrible ->'),
      run(),
    ],
    [guess('A short rule, and a few examples of both kinds that are right')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('The soup was terrible'),
          say('THE SOUP WAS TERRIBLE ->'),
          say('the soup was wonderful ->'),
          say('My bike is broken ->'),
          say('PLUS or MINUS? The soup was terrible ->'),
          say('I am so sad today ->'),
          set('Inference', 'Temperature', 'temperature', 1),
        ),
        [say('I love it -> PLUS\nThe soup was terrible ->'), run()],
      ],
      wrong: [
        ...notRun(say('The soup was cold ->'), say('I am sad ->'), say('Hello')),
        ...[
          shown('I love this game', 'I am sad'),
          shown('What a lovely day', 'My bike is broken and I am sad'),
          say('dog -> DOG\ncat -> CAT\nbear ->'),
          say('dog -> 3\nhouse -> 5\nelephant ->'),
        ].map(edit => [edit, run()]),
        [remove('User input')],
      ],
    },
    2: {
      right: [
        ...runAfter(
          shown('I love this game', 'My bike is broken and I am sad'),
          shown('I LOVE THIS GAME', 'I AM SO SAD'),
          shown('i love this game', 'i hate this rain'),
          shown('What a wonderful day', 'I am sad and angry'),
          shown('My friend is happy', 'My friend is sad'),
          say(`I am sad → minus\nI am happy → plus\nThe soup was terrible →`),
          say(`1. I love it -> Plus\n2. I hate it -> Minus\n3. ${open}`),
          say(`- I love it => PLUS\n- I hate it => MINUS\n- The soup was terrible =>`),
          say(`I love it -> PLUS\nI hate it -> MINUS\nI am happy -> PLUS\nI am angry -> MINUS\n\n${open}`),
        ),
        [run(), shown('I love this game', 'I hate this rain'), run()],
      ],
      wrong: [
        [],
        [run()],
        [shown('I love this game', 'I am sad')],
        [shown('I love this game', 'I am sad'), run(), stop],
        ...runAfter(
          say(`Answer with PLUS or MINUS. ${open}`),
          say(`Good is PLUS, bad is MINUS.\n${open}`),
          say(`I hate this rain -> MINUS\n${open}`),
          say(`${open}\nI love it -> PLUS\nI hate it -> MINUS`),
          swapped('I love this game', 'I am sad'),
          say(`dog -> DOG\ncat -> CAT\n${open}`),
        ),
      ],
    },
    3: {
      right: [
        ...[
          swapped('I love this game', 'My bike is broken and I am sad'),
          swapped('I LOVE IT', 'I AM SAD'),
          swapped('i love it', 'i hate it'),
          swapped('What a wonderful day', 'I am angry'),
          say(`I am sad → plus\nI am happy → minus\nThe soup was terrible →`),
        ].map(edit => [guess('PLUS: it does what the examples do'), edit, run()]),
        [guess('MINUS: terrible is bad'), swapped('I love it', 'I hate it'), run()],
        [guess('Nothing: it sees the mistake'), swapped('I love it', 'I hate it'), run()],
        [swapped('I love it', 'I hate it'), run(), guess('MINUS: terrible is bad')],
        [swapped('I love it', 'I hate it'), guess('MINUS: terrible is bad'), run(), run()],
        [guess('MINUS: terrible is bad'), run(), swapped('I love it', 'I hate it'), run()],
      ],
      wrong: [
        [],
        [guess('MINUS: terrible is bad')],
        [guess('MINUS: terrible is bad'), run()],
        [guess('MINUS: terrible is bad'), swapped('I love it', 'I hate it')],
        [swapped('I love it', 'I hate it'), run()],
        [guess('MINUS: terrible is bad'), shown('I love it', 'I hate it'), run()],
        [guess('MINUS: terrible is bad'), say(open), run()],
        [guess('MINUS: terrible is bad'), say('Say PLUS. The soup was terrible ->'), run()],
        [guess('MINUS: terrible is bad'), say('dog -> DOG\ncat -> CAT\nplus ->'), remove('Inference')],
        [guess('MINUS: terrible is bad'), swapped('I love it', 'I hate it'), run(), stop],
      ],
    },
  },
  words: {
    'I love this game -> PLUS\nMy bike is broken and I am sad -> MINUS\nThe soup was terrible ->': {
      es: 'Me encanta este juego -> PLUS\nMi bici está rota y estoy triste -> MINUS\nLa sopa estaba horrible ->',
      de: 'Ich liebe dieses Spiel -> PLUS\nMein Fahrrad ist kaputt und ich bin traurig -> MINUS\nDie Suppe war schrecklich ->',
      fr: 'J’adore ce jeu -> PLUS\nMon vélo est cassé et je suis triste -> MOINS\nLa soupe était horrible ->',
      ar: 'أحب هذه اللعبة -> PLUS\nدراجتي معطلة وأنا حزين -> MINUS\nكان الحساء فظيعًا ->',
    },
    'I love this game -> MINUS\nMy bike is broken and I am sad -> PLUS\nThe soup was terrible ->': {
      es: 'Me encanta este juego -> MINUS\nMi bici está rota y estoy triste -> PLUS\nLa sopa estaba horrible ->',
      de: 'Ich liebe dieses Spiel -> MINUS\nMein Fahrrad ist kaputt und ich bin traurig -> PLUS\nDie Suppe war schrecklich ->',
      fr: 'J’adore ce jeu -> MOINS\nMon vélo est cassé et je suis triste -> PLUS\nLa soupe était horrible ->',
      ar: 'أحب هذه اللعبة -> MINUS\nدراجتي معطلة وأنا حزين -> PLUS\nكان الحساء فظيعًا ->',
    },
  },
}
