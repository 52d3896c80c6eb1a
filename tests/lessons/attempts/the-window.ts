import { add, guess, remove, run, say, set } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const story = (text: string) => say(text, 'User input 2')
const more = 'A little fox lived at the edge of a forest and ran down to the river to look at the boats. '
const ask = (text: string) => say(text, 'User input 3')

export const theWindow: LessonAttempts = {
  script: [
    [run()],
    [
      say(
        'A little fox lived at the edge of a forest and looked at the boats on the river. '.repeat(12),
        'User input 2',
      ),
      run(),
    ],
    [guess('In your card, but not in what was sent to the model')],
    [say('My name is Mia. What is my name?', 'User input 3'), run()],
    [guess('The rule fell out of the window, or into a summary that left it out')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          story('A fox.'),
          story(more.repeat(4)),
          say('HELLO! MY NAME IS MIA.'),
          say('Hi, my name is Mia and I am nine.'),
          ask('Do you know my name?'),
          ask('what is my name'),
          set('Inference', 'Window', 'window', 400),
        ),
        [story(''), run()],
        // A name of one's own.
        ...runAfter(say('My name is Ben.'), say('hi im Zoe, my name is Zoe'), say('Hello! My name is Çağla.')),
      ],
      wrong: [
        ...notRun(story('A fox.'), ask('Who am I?'), say('Hello!'), set('Inference', 'Window', 'window', 300)),
        [remove('Inference')],
        ...runAfter(say('Hello!'), say('I like you.'), ask('How are you?'), story(more.repeat(12))),
      ],
    },
    2: {
      right: [
        ...runAfter(
          story(more.repeat(12)),
          story(more.repeat(40)),
          story('word '.repeat(300)),
          story('WORD '.repeat(300)),
          story('Es war einmal ein Fuchs. '.repeat(40)),
          story('猫。'.repeat(500)),
          story('🦊 '.repeat(500)),
          set('Inference', 'Window', 'window', 40),
          ask(`${more.repeat(12)} What is my name?`),
        ),
        [say('My name is Ben.'), story(more.repeat(12)), run()],
        [story(more.repeat(3)), run(), story(more.repeat(12)), run()],
      ],
      wrong: [
        ...notRun(story(more.repeat(12)), story(more.repeat(20))),
        [run()],
        ...runAfter(story('A fox.'), story(''), story(more.repeat(4)), say('Hello!'), ask('Who is the bear?')),
        [story(more.repeat(12)), set('Inference', 'Window', 'window', 2000), run()],
      ],
    },
    4: {
      right: [
        ...runAfter(
          set('Inference', 'Window', 'window', 2000),
          set('Inference', 'Window', 'window', 1000),
          ask('My name is Mia. What is my name?'),
          ask('I am called Mia. What is my name?'),
          ask('my name is MIA. what is my name?'),
          ask('Hello! My name is Mia. Do you know my name?'),
          ask('My name is Ben. What is my name?'),
        ),
        [
          set('Inference', 'System prompt', 'systemPrompt', 'You are a parrot. Say: Mia!'),
          ask('My name is Mia. What is my name?'),
          run(),
        ],
        [run(), ask('My name is Mia. What is my name?'), run()],
        [set('Inference', 'Window', 'window', 20), run(), set('Inference', 'Window', 'window', 3000), run()],
        [add('Color'), set('Inference', 'Window', 'window', 3000), ask('My name is Mia. What is my name?'), run()],
      ],
      wrong: [
        ...notRun(ask('My name is Mia. What is my name?'), set('Inference', 'Window', 'window', 2000)),
        [run()],
        ...runAfter(
          story('A fox.'),
          story(''),
          ask('What is my name, please?'),
          say('My name is Mia! Hello!'),
          set('Inference', 'Window', 'window', 40),
          set('Inference', 'Temperature', 'temperature', 1),
        ),
        // The long story in one run, and the name in another.
        [run(), story('A fox.'), run()],
      ],
    },
  },
  words: {
    ['A little fox lived at the edge of a forest and looked at the boats on the river. '.repeat(12)]: {
      es: 'Un zorrito vivía al borde de un bosque y miraba los barcos del río. '.repeat(14),
      de: 'Ein kleiner Fuchs lebte am Rand eines Waldes und schaute auf die Boote auf dem Fluss. '.repeat(12),
      fr: 'Un petit renard vivait au bord d’une forêt et regardait les bateaux sur la rivière. '.repeat(12),
      ar: 'عاش ثعلب صغير على حافة غابة وكان ينظر إلى القوارب في النهر. '.repeat(16),
    },
    'My name is Mia. What is my name?': {
      es: 'Me llamo Mia. ¿Cómo me llamo?',
      de: 'Ich heiße Mia. Wie heiße ich?',
      fr: 'Je m’appelle Mia. Comment je m’appelle ?',
      ar: 'اسمي مايا. ما اسمي؟',
    },
  },
}
