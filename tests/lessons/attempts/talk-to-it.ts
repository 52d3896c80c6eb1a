import { guess, run, say, set, stop } from '../actions'
import type { LessonAttempts } from './attempts'

/** What students do in the lessons of the plan “Talk to it”. */
export const talkToIt: Readonly<Record<string, LessonAttempts>> = {
  'what-a-prompt-is': {
    script: [
      [run()],
      [guess('From the words in the message')],
      [say('I found my hat today, and I am so happy.'), run()],
      [say('A red dragon'), run(), say('What is 12 times 12?'), run()],
      [guess('It says nothing'), say(''), run()],
      [guess('“What did you write to it?”')],
    ],
    steps: {
      1: { right: [say('Hello'), run()], wrong: [say('Hello'), run(), stop] },
      3: {
        right: [say('I FOUND MY HAT TODAY, AND I AM SO GLAD!'), run()],
        wrong: [say('I lost my hat today. I am very sad.'), run()],
      },
      4: { right: [say('I am angry'), run(), say('I am calm'), run()], wrong: [run(), run()] },
      5: {
        right: [guess('It goes on about your last message'), say(''), run()],
        wrong: [guess('It says nothing'), run()],
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
  },
  'show-dont-tell': {
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
        right: [say('The soup was terrible'), run()],
        wrong: [say('I love this game -> PLUS\nI am sad -> MINUS\nThe soup was terrible ->'), run()],
      },
      2: {
        right: [say('The dog bit me -> MINUS\nThe cake is yummy -> PLUS\nThe soup was terrible ->'), run()],
        wrong: [say('Answer with PLUS or MINUS. The soup was terrible ->'), run()],
      },
      3: {
        right: [
          guess('PLUS: it does what the examples do'),
          say('I love this game -> MINUS\nMy bike is broken and I am sad -> PLUS\nThe soup was terrible ->'),
          run(),
        ],
        wrong: [guess('MINUS: terrible is bad'), run()],
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
  },
  'the-window': {
    script: [
      [run()],
      [
        say(
          'A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. ',
          'Message 2',
        ),
        run(),
      ],
      [guess('In your card, but not in what was sent to the model')],
      [say('My name is Mia. What is my name?', 'Message 3'), run()],
      [guess('The rule fell out of the window, or into a summary that left it out')],
    ],
    steps: {
      1: { right: [say('A fox.', 'Message 2'), run()], wrong: [say('Hello!'), run()] },
      2: {
        right: [
          say(
            'A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. A little fox lived at the edge of a forest and ran down to the river to look at the boats. ',
            'Message 2',
          ),
          run(),
        ],
        wrong: [say('A fox.', 'Message 2'), run()],
      },
      4: { right: [set('Model', 'Window', 'window', 2000), run()], wrong: [say('A fox.', 'Message 2'), run()] },
    },
    words: {
      'A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. A little fox lived at the edge of a forest and looked at the boats on the river. ':
        {
          es: 'Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. Un zorrito vivía al borde de un bosque y miraba los barcos del río. ',
          de: 'Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. ',
          fr: 'Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. ',
          ar: 'عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. ',
        },
      'My name is Mia. What is my name?': {
        es: 'Me llamo Mia. ¿Cómo me llamo?',
        de: 'Ich heiße Mia. Wie heiße ich?',
        fr: 'Je m’appelle Mia. Comment je m’appelle ?',
        ar: 'اسمي مايا. ما اسمي؟',
      },
    },
  },
}
