import { guess, remove, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const fresh = set('Inference 2', 'What it is told', 'contextMode', 'A fresh start', 'fresh')
const mine = guess('I do not know')

export const aModelForgets: LessonAttempts = {
  script: [
    [run()],
    [guess('The whole chat was sent again')],
    [
      guess('I do not know'),
      set('Inference 2', 'What it is told', 'contextMode', 'A fresh start, with the latest results', 'fresh'),
      run(),
    ],
    [say('My name is Mia. What is my name?', 'User input 2'), run()],
    [guess('The app kept a note, and sends it along')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('Hello! My name is Ben.'),
          say('HELLO! MY NAME IS MIA.'),
          say('hi, i am called mia'),
          say('Ich heiße Mia.'),
          say('What is my name, please?', 'User input 2'),
          say('WHO AM I?', 'User input 2'),
          say('Do you remember my name?', 'User input 2'),
        ),
        [say('My name is Ada.'), say('What was my name?', 'User input 2'), run()],
      ],
      wrong: [
        ...notRun(say('My name is Ben.'), say('Who am I?', 'User input 2')),
        [fresh, run()],
        [remove('Inference 2'), run()],
        [remove('User input'), run()],
        [remove('Inference'), run()],
        [remove('User input'), remove('Inference'), run()],
        [remove('Inference 2')],
      ],
    },
    3: {
      right: [
        ...['Mia', 'I do not know', 'Some other name'].map(option => [guess(option), fresh, run()]),
        [fresh, run(), mine],
        [fresh, mine, run()],
        [mine, run(), fresh, run()],
        [mine, fresh, say('WHO AM I?', 'User input 2'), run()],
        [mine, fresh, say('My name is Ada.'), run()],
        [mine, fresh, run(), run()],
        [mine, remove('User input'), fresh, run()],
      ],
      wrong: [
        [],
        [mine],
        [run()],
        [mine, run()],
        [fresh, run()],
        [mine, fresh],
        [mine, set('Inference', 'What it is told', 'contextMode', 'A fresh start', 'fresh'), run()],
        [mine, say('Forget me.', 'User input 2'), run()],
        [mine, run(), fresh],
        [mine, fresh, run(), stop],
      ],
    },
    4: {
      right: [
        'My name is Mia. What is my name?',
        'MY NAME IS MIA. WHAT IS MY NAME?',
        'my name is mia, what is my name',
        'I am Mia. Who am I?',
        'I am called Mia. What is my name?',
        'Call me Mia. What’s my name?',
        'What is my name? My name is Mia.',
        'My name is Ben. What is my name?',
        'Hello again, my name’s Mia! Do you know my name?',
      ]
        .map(text => [say(text, 'User input 2'), run()])
        .concat([[run(), say('My name is Mia. Who am I?', 'User input 2'), run()]]),
      wrong: [
        ...notRun(say('My name is Mia. What is my name?', 'User input 2')),
        [run()],
        ...['Please tell me: what is my name?', 'WHAT IS MY NAME?', 'Who am I?', 'Do you remember my name?'].map(
          text => [say(text, 'User input 2'), run()],
        ),
        [say('My name is Mia. What is my name?'), run()],
        [
          say('My name is Mia. What is my name?', 'User input 2'),
          set('Inference 2', 'What it is told', 'contextMode', 'All that was said so far', 'continue'),
          run(),
        ],
        // Without the first message, then with it again.
        [
          say('What is my name, please?', 'User input 2'),
          run(),
          set('Inference 2', 'What it is told', 'contextMode', 'All that was said so far', 'continue'),
          run(),
        ],
      ],
    },
  },
}
