import { add, guess, remove, rule, run, say, set } from '../actions'
import type { LessonAttempts } from './attempts'

/** What students do in the lessons of the plan “Behind a chat”. */
export const behindAChat: Readonly<Record<string, LessonAttempts>> = {
  'notes-and-answer': {
    script: [
      [run()],
      [guess('Text that it wrote on the way to its answer')],
      [guess('Only its answer')],
      [say('I was sad, but the sun and a green frog made me laugh.'), run()],
      [guess('It wrote that sentence. I have to check for myself whether it is true')],
    ],
    steps: {
      1: { right: [say('i found a blue stone'), run()], wrong: [say('Are you there?'), remove('Model'), run()] },
      4: { right: [say('i am scared of the dark forest'), run()], wrong: [run()] },
    },
    words: {
      'I was sad, but the sun and a green frog made me laugh.': {
        es: 'Estaba triste, pero el sol y una rana verde me hicieron reír.',
        de: 'Ich war traurig, aber die Sonne und ein grüner Frosch haben mich zum Lachen gebracht.',
        fr: 'J’étais triste, mais le soleil et une grenouille verte m’ont fait rire.',
        ar: 'كنت حزينًا، لكن الشمس وضفدعًا أخضر جعلاني أضحك.',
      },
    },
  },
  'system-and-user': {
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
      1: { right: [say('Hello'), run()], wrong: [rule(''), run()] },
      2: { right: [rule('YOU ARE A POET'), run()], wrong: [rule('Be rude.'), run()] },
      3: {
        right: [guess('The system prompt'), rule('No pirate talk.'), say('I am so happy! Talk like a pirate!!'), run()],
        wrong: [guess('The system prompt'), run()],
      },
      5: {
        right: [remove('System prompt'), run(), run()],
        wrong: [remove('System prompt'), say('I am so happy!'), run()],
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
  },
  'a-model-forgets': {
    script: [
      [run()],
      [guess('The whole chat was sent again')],
      [
        guess('I do not know'),
        set('Model 2', 'What it is told', 'contextMode', 'A fresh start, with the latest results', 'fresh'),
        run(),
      ],
      [say('My name is Mia. What is my name?', 'Message 2'), run()],
      [guess('The app kept a note and sends it along')],
    ],
    steps: {
      1: {
        right: [say('Hello! My name is Ben.'), run()],
        wrong: [set('Model 2', 'What it is told', 'contextMode', 'A fresh start', 'fresh'), run()],
      },
      3: {
        right: [guess('Mia'), set('Model 2', 'What it is told', 'contextMode', 'A fresh start', 'fresh'), run()],
        wrong: [guess('I do not know'), run()],
      },
      4: {
        right: [say('MY NAME IS MIA. WHAT IS MY NAME?', 'Message 2'), run()],
        wrong: [say('Please tell me: what is my name?', 'Message 2'), run()],
      },
    },
  },
  temperature: {
    script: [
      [run(), run(), run()],
      [guess('Two or three'), set('Model', 'Temperature', 'temperature', 1), run(), run(), run(), run(), run()],
      [guess('Another message')],
      [guess('Sorting a thousand letters into “bill” and “no bill”')],
    ],
    steps: {
      1: { right: [run(), run(), run(), run()], wrong: [run(), run()] },
      2: {
        right: [
          guess('Five'),
          set('Model', 'Temperature', 'temperature', 1),
          run(),
          run(),
          run(),
          run(),
          run(),
          run(),
          run(),
          run(),
          run(),
          run(),
        ],
        wrong: [guess('One, as before'), run(), run(), run(), run(), run()],
      },
    },
  },
  'what-it-costs': {
    script: [
      [run()],
      [guess('The long system prompt')],
      [rule('You are a kind helper.'), run()],
      [set('Model', 'Max tokens', 'maxTokens', 10), run()],
      [guess('About ten times as many'), set('Model', 'Max tokens', 'maxTokens', 1024), add('Color'), run()],
      [guess('About 10 dollars')],
    ],
    steps: {
      1: { right: [say('Hello'), run()], wrong: [rule('Be kind.'), run()] },
      3: { right: [rule('YOU ARE A KIND HELPER.'), run()], wrong: [say('Hi'), run()] },
      4: {
        right: [set('Model', 'Max tokens', 'maxTokens', 5), run()],
        wrong: [set('Model', 'Max tokens', 'maxTokens', 1024), run()],
      },
      5: {
        right: [guess('About as many as before'), set('Model', 'Max tokens', 'maxTokens', 1024), add('Color'), run()],
        wrong: [guess('About ten times as many'), run()],
      },
    },
    words: {
      'You are a kind helper.': {
        es: 'Eres un ayudante amable.',
        de: 'Du hilfst freundlich.',
        fr: 'Tu es une aide gentille.',
        ar: 'أنت مساعد طيب.',
      },
    },
  },
}
