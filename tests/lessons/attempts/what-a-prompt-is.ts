import { guess, remove, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

export const whatAPromptIs: LessonAttempts = {
  script: [
    [run()],
    [guess('From the words in the message')],
    [say('I found my hat today, and I am so happy.'), run()],
    [say('A red dragon'), run(), say('What is 12 times 12?'), run()],
    [guess('It says nothing'), say(''), run()],
    [guess('“What did you write to it?”')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('Hello'),
          say('HELLO!'),
          say('I lost my dog.'),
          say('What is 2 plus 2?'),
          say('Ich bin so traurig.'),
          say('🙂'),
          say('i lost my hat today and i am so sad'),
        ),
        [remove('User input'), run()],
      ],
      wrong: [
        ...notRun(say('Hello'), say('HELLO'), say(''), set('Inference', 'Temperature', 'temperature', 1)),
        [remove('Inference')],
        [remove('Inference'), run()],
        [remove('User input')],
        [say('Hello'), remove('Inference'), run()],
      ],
    },
    3: {
      right: [
        'I found my hat today, and I am so happy.',
        'I FOUND MY HAT TODAY, AND I AM SO GLAD!',
        'I found my hat and feel great',
        'i found my hat today, and i am so excited',
        'I found my hat today, and I am so proud.',
        'I found my hat today, and I love it!',
        'I found my hat, I am not sad any more, I am happy.',
        'Ich habe meinen Hut gefunden und bin so glücklich!',
        'I found my hat today , and I am so  thankful',
      ]
        .map(text => [say(text), run()])
        .concat([[run(), say('I found my hat today, and I am so cheerful.'), run()]]),
      wrong: [
        [],
        [run()],
        [say('I found my hat today, and I am so happy.')],
        ...[
          'I lost my hat today. I am very sad.',
          'I lost my hat today, and I am so unhappy.',
          'I FOUND MY HAT TODAY, AND I AM SO SAD.',
          'I found my hat today, but I am lonely.',
          'I am miserable.',
        ].map(text => [say(text), run()]),
        [run(), say('I found my hat today, and I am so happy.')],
        [say('I found my hat today, and I am so happy.'), run(), stop],
      ],
    },
    4: {
      right: [
        ['A red dragon', 'What is 12 times 12?'],
        ['I am angry', 'I am calm'],
        ['cat', 'dog'],
        ['CAT', 'a cat'],
        ['Hallo', 'Wie geht es dir?'],
        ['🙂', '🙁'],
        ['12 times 12', 'blue'],
        ['My name is Ada.', 'What is my name?'],
      ]
        .map(([one = '', two = '']) => [say(one), run(), say(two), run()])
        .concat([
          [run(), say('Something else'), run()],
          [say('cat'), run(), run(), say('dog'), run()],
        ]),
      wrong: [
        ...notRun(say('cat')),
        [run()],
        [run(), run()],
        [say('cat'), run()],
        [say('cat'), run(), run(), run()],
        [say('cat'), run(), say('dog')],
        [say('cat'), say('dog'), run()],
        [say('cat'), run(), say('dog'), run(), stop],
      ],
    },
    5: {
      right: [
        ...['It says nothing', 'It goes on about your last message', 'It says that it has nothing to go on'].map(
          option => [guess(option), say(''), run()],
        ),
        [say(''), run(), guess('It says nothing')],
        [say(''), guess('It says nothing'), run()],
        [guess('It says nothing'), say('   '), run()],
        [guess('It says nothing'), say('\n'), run()],
        [guess('It says nothing'), run(), say(''), run()],
        [guess('It says nothing'), say(''), run(), run()],
        [guess('It says nothing'), guess('It goes on about your last message'), say(''), run()],
      ],
      wrong: [
        [],
        [guess('It says nothing')],
        [run()],
        [guess('It says nothing'), run()],
        [say(''), run()],
        [guess('It says nothing'), say('')],
        ...['.', 'nothing', '-'].map(text => [guess('It says nothing'), say(text), run()]),
        [guess('It says nothing'), say(''), run(), stop],
      ],
    },
  },
  words: {
    'I found my hat today, and I am so happy.': {
      es: 'Hoy encontré mi sombrero y estoy muy feliz.',
      de: 'Ich habe heute meinen Hut gefunden und bin so glücklich.',
      fr: 'J’ai retrouvé mon chapeau aujourd’hui, et je suis si content.',
      ar: 'وجدت قبعتي اليوم وأنا سعيد جدًا.',
    },
    'A red dragon': { es: 'Un dragón rojo', de: 'Ein roter Drache', fr: 'Un dragon rouge', ar: 'تنين أحمر' },
    'What is 12 times 12?': {
      es: '¿Cuánto es 12 por 12?',
      de: 'Was ist 12 mal 12?',
      fr: 'Combien font 12 fois 12 ?',
      ar: 'كم يساوي 12 ضرب 12؟',
    },
  },
}
