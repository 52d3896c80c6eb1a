import { add, guess, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const tokens = (count: number) => set('Inference', 'Max tokens', 'maxTokens', count)
const high = tokens(1024)
const ten = guess('About ten times as many')

export const whatItCosts: LessonAttempts = {
  script: [
    [run()],
    [guess('The long system prompt')],
    [rule('You are a kind helper.'), run()],
    [set('Inference', 'Max tokens', 'maxTokens', 10), run()],
    [guess('About ten times as many'), set('Inference', 'Max tokens', 'maxTokens', 1024), add('Color'), run()],
    [guess('About 10 dollars')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('Hello'),
          say('HELLO THERE'),
          say('A blue sea'),
          say(''),
          say('Beschreibe ein rotes Boot.'),
          set('Inference', 'Temperature', 'temperature', 1),
          tokens(500),
        ),
        [say('A red boat'), run(), run()],
      ],
      wrong: [
        ...notRun(say('Hello'), rule('Hi.')),
        [rule('Be kind.'), run()],
        [rule(''), run()],
        [remove('System prompt'), run()],
        [remove('Inference'), run()],
        [run(), stop],
        [remove('System prompt')],
      ],
    },
    3: {
      right: [
        'You are a kind helper.',
        'YOU ARE A KIND HELPER.',
        'Help.',
        'be kind',
        'You help people in a kind way.',
        'Sei nett.',
        'Answer the user.',
        '',
      ]
        .map(text => [rule(text), run()])
        .concat([
          [run(), rule('Be kind.'), run()],
          [rule('Be kind.'), say('Describe a boat.'), run()],
        ]),
      wrong: [
        ...notRun(rule('Be kind.')),
        [run()],
        [say('Hi'), run()],
        [
          rule(
            'You are a helpful, friendly, patient, polite, careful, cheerful and kind helper who is always very glad to help everybody who asks for anything at all.',
          ),
          run(),
        ],
        [rule('help '.repeat(200)), run()],
        [run(), rule('Be kind.')],
        [tokens(10), run()],
        [rule('Be kind.'), say('Describe a red boat in a storm. '.repeat(20)), run()],
      ],
    },
    4: {
      right: [
        ...[10, 5, 8, 12, 3].map(count => [tokens(count), run()]),
        [run(), tokens(10), run()],
        [tokens(10), run(), run()],
        [tokens(10), say('DESCRIBE A RED BOAT IN A STORM.'), run()],
        [tokens(500), run(), tokens(10), run()],
        [tokens(10), rule('Help.'), run()],
      ],
      wrong: [
        ...notRun(tokens(10)),
        [run()],
        [tokens(1024), run()],
        [tokens(500), run()],
        [say('Be short.'), run()],
        [rule('Answer in ten words.'), run()],
        [run(), tokens(10)],
        [tokens(10), remove('Inference'), run()],
      ],
    },
    5: {
      right: [
        ...['About as many as before', 'About twice as many', 'About ten times as many'].map(option => [
          guess(option),
          high,
          add('Color'),
          run(),
        ]),
        [add('Color'), high, run(), ten],
        [ten, add('Color'), tokens(500), run()],
        [ten, high, add('Color'), run(), run()],
        [ten, high, run(), add('Color'), run()],
        [ten, high, add('Color'), say('A RED BOAT'), run()],
        [ten, tokens(2000), add('Color'), run()],
        [ten, add('Color'), run(), high, run()],
      ],
      wrong: [
        [],
        [ten],
        [run()],
        [ten, run()],
        [ten, high, run()],
        [high, add('Color'), run()],
        [ten, high, add('Color')],
        [ten, high, add('Gauge'), run()],
        [ten, high, add('Color'), remove('Color'), run()],
        [ten, high, add('Color'), run(), stop],
      ],
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
}
