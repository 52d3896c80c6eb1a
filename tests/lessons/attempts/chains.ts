import { add, guess, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const scene = say('A red boat in a storm')

export const chains: LessonAttempts = {
  script: [
    [run()],
    [add('Inference'), add('Pixel art'), run()],
    [guess('The rules, your message, and the first model’s answer')],
    [say('A red boat in a storm'), run()],
    [add('Inference'), add('Pass or fail'), run()],
    [guess('They mostly build on it')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          scene,
          say('A CAT IN A CASTLE'),
          say('Hello'),
          say(''),
          rule('Describe the scene.'),
          rule(''),
          say('Ein Drache'),
        ),
        [remove('System prompt'), run()],
      ],
      wrong: [
        ...notRun(scene, say('Hi'), rule('Describe.')),
        [remove('Inference')],
        [remove('Inference'), run()],
        [run(), stop],
        [scene, remove('Inference'), run()],
        [add('Inference')],
      ],
    },
    2: {
      right: [
        [add('Inference'), add('Pixel art'), run()],
        [add('Inference'), add('Pixel art'), run(), run()],
        [run(), add('Inference'), add('Pixel art'), run()],
        [add('Inference'), run(), add('Pixel art'), run()],
        ...['A CAT', 'a blue fish', 'Ein roter Drache', 'a house'].map(text => [
          add('Inference'),
          add('Pixel art'),
          say(text),
          run(),
        ]),
        [add('Inference'), add('Pixel art'), set('Pixel art', 'Name', 'name', 'Scene'), run()],
        [add('Inference'), add('Inference'), add('Pixel art'), run()],
      ],
      wrong: [
        ...notRun(add('Inference'), add('Pixel art')),
        [run()],
        [add('Inference'), run()],
        [add('Pixel art'), run()],
        [add('Pixel art'), add('Inference'), run()],
        [add('Inference'), add('Pixel art')],
        [add('Inference'), add('Color'), run()],
      ],
    },
    4: {
      right: [
        'A red boat in a storm',
        'A CAT IN A CASTLE',
        'a cat in a castle',
        'A dragon that is afraid of mice and cats',
        'a blue fish',
        'A house on a hill',
        'Ein Baum im Wind',
        'the moon',
      ]
        .map(text => [say(text), run()])
        .concat([
          [run(), scene, run()],
          [scene, run(), run()],
        ]),
      wrong: [
        ...notRun(scene),
        [run()],
        [run(), run()],
        [say('A dragon that is afraid of mice'), run()],
        [say(' A dragon that is afraid of mice '), run()],
        [run(), scene],
        [rule('You are a poet.'), run()],
        [scene, remove('Pixel art'), run()],
      ],
    },
    5: {
      right: [
        [add('Inference'), add('Pass or fail'), run()],
        [add('Inference'), add('Pass or fail'), run(), run()],
        [run(), add('Inference'), add('Pass or fail'), run()],
        [add('Inference'), run(), add('Pass or fail'), run()],
        [add('Inference'), add('Pass or fail'), say('A CAT'), run()],
        [add('Inference'), add('Pass or fail'), set('Pass or fail', 'Name', 'name', 'Verdict'), run()],
        [add('Inference'), add('Pass or fail'), rule('Describe a scene.'), run()],
        [add('Inference'), add('Inference'), add('Pass or fail'), run()],
        [add('Pass or fail'), add('Inference'), run()],
        [add('Inference'), add('Pass or fail'), add('Color'), run()],
      ],
      wrong: [
        ...notRun(add('Inference'), add('Pass or fail')),
        [run()],
        [add('Inference'), run()],
        [add('Pass or fail'), run()],
        [add('Inference'), add('Pass or fail')],
        [add('Inference'), add('Gauge'), run()],
        [add('Inference'), add('Pass or fail'), remove('Pass or fail'), run()],
      ],
    },
  },
  words: {
    'A red boat in a storm': {
      es: 'Un barco rojo en una tormenta',
      de: 'Ein rotes Boot im Sturm',
      fr: 'Un bateau rouge dans la tempête',
      ar: 'قارب أحمر في عاصفة',
    },
  },
}
