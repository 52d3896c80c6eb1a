import { guess, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

export const whatAPromptIs: LessonAttempts = {
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
}

const winner = guess('The system prompt')
const asks = say('I am so happy! Please talk like a pirate.')
const forbids = rule('Never talk like a pirate.')

export const systemAndUser: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...runAfter(
        say('Hello'),
        say('WE LOST'),
        say(''),
        rule('You are a kind guide.'),
        rule('YOU ARE A GUIDE.'),
        rule('You are a friendly guide. Answer in one short sentence. '),
        rule('Du bist ein freundlicher Führer.'),
      ),
      [say('Hi'), run(), run()],
    ],
    wrong: [
      ...notRun(say('Hello'), rule('Be kind.')),
      [rule(''), run()],
      [rule('   '), run()],
      [remove('System prompt'), run()],
      [remove('Inference'), run()],
      [remove('System prompt')],
      [say('Hello'), remove('Inference'), run()],
    ],
  },
  2: {
    right: [
      'Talk like a pirate.',
      'TALK LIKE A PIRATE',
      'talk like a pirate',
      'Speak as an old pirate would.',
      'You are a pirate. Answer in one short sentence.',
      'Answer like a pirate!',
      'Rede wie ein Pirat.',
      '  Talk like a pirate.  ',
      'Please always talk like a pirate, in short sentences.',
    ]
      .map(text => [rule(text), run()])
      .concat([[run(), rule('Talk like a pirate.'), run()]]),
    wrong: [
      ...notRun(rule('Talk like a pirate.')),
      [run()],
      [say('Talk like a pirate.'), run()],
      [rule('You are a friendly guide. Answer in one short sentence.'), run()],
      [rule(''), run()],
      [remove('System prompt'), run()],
      [rule('Talk like a pirate.'), say('Talk like a pirate.'), run()],
      [run(), rule('Talk like a pirate.')],
    ],
  },
  3: {
    right: [
      [winner, forbids, asks, run()],
      [forbids, asks, run(), winner],
      [guess('The user'), asks, forbids, run()],
      [guess('A bit of both'), forbids, asks, run()],
      ...[
        ['NEVER TALK LIKE A PIRATE.', 'PLEASE TALK LIKE A PIRATE.'],
        ['never talk like a pirate', 'talk like a pirate, please'],
        ['Do not talk like a pirate.', 'I am so happy! Can you talk like a pirate?'],
        ['You must never speak pirate.', 'Speak pirate now! I am so happy.'],
        ['Rede nie wie ein Pirat.', 'Ich bin so froh! Rede wie ein Pirat.'],
      ].map(([one = '', two = '']) => [winner, rule(one), say(two), run()]),
      [winner, run(), forbids, asks, run()],
    ],
    wrong: [
      [],
      [winner],
      [winner, run()],
      [winner, forbids, run()],
      [winner, asks, run()],
      [forbids, asks, run()],
      [winner, forbids, asks],
      [winner, rule(''), asks, run()],
      [winner, forbids, say(''), run()],
      [winner, run(), forbids, asks],
    ],
  },
  5: {
    right: [
      [remove('System prompt'), run()],
      [remove('System prompt'), run(), run()],
      [rule(''), run()],
      [rule('  '), run()],
      [run(), remove('System prompt'), run()],
      [remove('System prompt'), say('PLEASE TALK LIKE A PIRATE'), run()],
      [remove('System prompt'), say('I am happy. talk like a pirate'), run()],
      [rule('Never.'), remove('System prompt'), run()],
      [rule(''), remove('System prompt'), run()],
      [remove('System prompt'), set('Inference', 'Temperature', 'temperature', 1), run()],
    ],
    wrong: [
      ...notRun(remove('System prompt')),
      [run()],
      [rule('')],
      [rule('Always talk like a pirate.'), run()],
      [say('Please!'), run()],
      [remove('User input'), run()],
      [run(), remove('System prompt')],
      [remove('System prompt'), remove('Inference'), run()],
    ],
  },
}

const fresh = set('Inference 2', 'What it is told', 'contextMode', 'A fresh start', 'fresh')
const mine = guess('I do not know')

export const aModelForgets: LessonAttempts = {
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
      ...['Please tell me: what is my name?', 'WHAT IS MY NAME?', 'Who am I?', 'Do you remember my name?'].map(text => [
        say(text, 'User input 2'),
        run(),
      ]),
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
}

const warm = (value: number) => set('Inference', 'Temperature', 'temperature', value)
const five = [run(), run(), run(), run(), run()]

export const temperature: LessonAttempts = {
  1: {
    right: [
      [run(), run(), run()],
      [run(), run(), run(), run()],
      ...['I FEEL STRANGE', 'I am happy.', 'a blue sea', 'Ich bin müde.', ''].map(text => [
        say(text),
        run(),
        run(),
        run(),
      ]),
      [run(), say('I am sad.'), run(), run(), run()],
      [warm(1), run(), warm(0), run(), run(), run()],
      [run(), run(), run(), stop, run()],
    ],
    wrong: [
      ...notRun(warm(1), say('I am happy.')),
      [run()],
      [run(), run()],
      [run(), run(), run(), stop],
      [run(), run(), say('A green frog in the grass'), run()],
      [remove('Color, mood'), run(), run(), run()],
      [remove('Inference'), run(), run(), run()],
    ],
  },
  3: {
    right: [
      ...[1, 1.5, 2, 0.8, 0.6].map(value => [warm(value), ...five, ...five]),
      [...five.slice(0, 2), warm(1), ...five, ...five],
      [warm(1), say('I FEEL A LITTLE STRANGE TODAY'), ...five, ...five],
      [warm(1), say('I feel odd and curious.'), ...five, ...five],
      [warm(2), warm(1), ...five, ...five],
      [say('I am so happy, the sun is out!'), warm(1), ...five, ...five],
    ],
    wrong: [
      ...notRun(warm(1)),
      five,
      [warm(1), run(), run(), run(), run()],
      [...five, warm(1)],
      [warm(0.1), ...five],
      [warm(1), run()],
      [warm(1), remove('Color, mood'), ...five],
      [run(), say('A green frog'), run(), say('A red car'), run(), say('Night'), run(), say('Snow'), run(), warm(1)],
    ],
  },
}
