import { add, guess, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const trouble = 'System prompt, Trouble'
const line = (text: string) => rule(text, trouble)
const four = [run(), run(), run(), run()]
const book = 'The bell tower of Otterwick was built by Ada Fernsby in 1911.'
const knows = (text: string) => set('Knowledge', 'Text', 'text', text)

export const madeUpFacts: LessonAttempts = {
  script: [
    [run()],
    [guess('Nothing does')],
    [run(), run(), run(), run()],
    [
      add('Knowledge'),
      set('Knowledge', 'Text', 'text', 'The bell tower of Otterwick was built by Ada Fernsby in 1911.'),
      run(),
    ],
    [say('How deep is the lake?'), run()],
    [guess('Look for it in a place that I trust')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('Who built the bridge?'),
          say('WHO BUILT THE BELL TOWER OF OTTERWICK?'),
          say('When was the church made?'),
          say('Wer baute den Turm?'),
          line('Demo: Invented fact'),
          line('demo:invented fact.'),
          say('How old is the mill?'),
        ),
        [remove('System prompt'), run()],
      ],
      wrong: [
        ...notRun(say('Who built the bridge?'), line('')),
        [remove(trouble), run()],
        [line(''), run()],
        [line('invented'), run()],
        [remove('Inference'), run()],
        [line('demo: cut stream'), run()],
        [remove(trouble)],
      ],
    },
    3: {
      right: [
        [...four, ...four],
        [...four, ...four, run()],
        ...[
          'Who built the bridge?',
          'WHO BUILT THE TOWER?',
          'When was the mill made?',
          'Who made the clock?',
          'Wer baute die Brücke?',
          'How old is the church?',
          'Who painted the school?',
        ].map(text => [say(text), ...four, ...four]),
        [run(), ...four, ...four, run()],
        [...four, ...four, ...four],
      ],
      wrong: [
        ...notRun(say('Who built the bridge?')),
        [run()],
        [run(), run()],
        [run(), run(), run()],
        [set('Inference', 'Temperature', 'temperature', 0), ...four],
        [remove('Inference'), ...four],
        [line('demo: fail 429'), ...four],
        [run(), run(), run(), run(), stop],
      ],
    },
    4: {
      right: [
        book,
        'THE BELL TOWER OF OTTERWICK WAS BUILT BY ADA FERNSBY IN 1911.',
        'the bell tower of otterwick was built by ada fernsby in 1911',
        'Ada Fernsby built the bell tower of Otterwick.',
        'Otterwick is a village. Its bell tower is from 1911.',
        'Otterwick: bell tower, built 1911, Ada Fernsby',
        `${book}\n\nThe lake is blue.`,
      ]
        .map(text => [add('Knowledge'), knows(text), run()])
        .concat([
          [run(), add('Knowledge'), knows(book), run()],
          [add('Knowledge'), run(), knows(book), run()],
          [add('Knowledge'), knows(book), say('who built the bell tower in otterwick'), run()],
        ]),
      wrong: [
        ...notRun(add('Knowledge')),
        [run()],
        [add('Knowledge'), run()],
        [add('Knowledge'), knows('Bananas are yellow.'), run()],
        [rule(book), run()],
        [add('Knowledge'), knows(book)],
        [add('Knowledge'), knows(book), remove('Knowledge'), run()],
        [add('Color'), run()],
      ],
    },
    5: {
      right: [
        'How deep is the lake?',
        'HOW DEEP IS THE LAKE?',
        'how deep is the lake',
        'Who painted the school?',
        'How many people live there?',
        'Wie tief ist der See?',
        'What is the name of the baker?',
        'Who is the mayor?',
      ]
        .map(text => [say(text), run()])
        .concat([
          [run(), say('How deep is the lake?'), run()],
          [say('How deep is the lake?'), run(), run()],
        ]),
      wrong: [
        ...notRun(say('How deep is the lake?')),
        [run()],
        [say('When was the bell tower of Otterwick built?'), run()],
        [say('Who built the bell tower of Otterwick?'), run()],
        [run(), say('How deep is the lake?')],
        [say('How deep is the lake?'), remove(trouble), run()],
        [rule('Ask about the lake.'), run()],
        [run(), run()],
      ],
    },
  },
  words: {
    'The bell tower of Otterwick was built by Ada Fernsby in 1911.': {
      es: 'El campanario de Otterwick lo construyó Ada Fernsby en 1911.',
      de: 'Der Glockenturm von Otterwick wurde 1911 von Ada Fernsby gebaut.',
      fr: 'Le clocher de Loutreville a été construit par Ada Fernsby en 1911.',
      ar: 'برج الجرس في أوترويك بنته ليلى فارس عام 1911.',
    },
    'How deep is the lake?': {
      es: '¿Qué profundidad tiene el lago?',
      de: 'Wie tief ist der See?',
      fr: 'Quelle est la profondeur du lac ?',
      ar: 'كم عمق البحيرة؟',
    },
  },
}
