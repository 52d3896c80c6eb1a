import { guess, remove, rule, run, say, set } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const winner = guess('The system prompt')
const forbids = rule('Never talk like a pirate.')
const asks = say('I am so happy! Please talk like a pirate.')

export const systemAndUser: LessonAttempts = {
  script: [
    [run()],
    [rule('Talk like a pirate.'), run()],
    [
      guess('The system prompt'),
      rule('Never talk like a pirate.'),
      say('I am so happy! Please talk like a pirate.'),
      run(),
    ],
    [guess('The people who made the helper')],
    [remove('System prompt'), run()],
  ],
  steps: {
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
  },
  words: {
    'Talk like a pirate.': {
      es: 'Habla como un pirata.',
      de: 'Sprich wie ein Pirat.',
      fr: 'Parle comme un pirate.',
      ar: 'تكلّم مثل قرصان.',
    },
    'Never talk like a pirate.': {
      es: 'Nunca hables como un pirata.',
      de: 'Sprich nie wie ein Pirat.',
      fr: 'Ne parle jamais comme un pirate.',
      ar: 'لا تتكلم أبدًا مثل قرصان.',
    },
    'I am so happy! Please talk like a pirate.': {
      es: '¡Estoy muy feliz! Por favor, habla como un pirata.',
      de: 'Ich bin so glücklich! Bitte sprich wie ein Pirat.',
      fr: 'Je suis si content ! S’il te plaît, parle comme un pirate.',
      ar: 'أنا سعيد جدًا! من فضلك تكلّم مثل قرصان.',
    },
  },
}
