import { add, guess, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

export const toolsAsHands: LessonAttempts = {
  script: [
    [run()],
    [add('Color'), run()],
    [guess('The page did, because the model asked for it')],
    [add('Gauge'), run()],
    [guess('use only the gauge'), remove('Color'), run()],
    [guess('A tool for sending e-mails')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('What color is grass?'),
          say('BLUE'),
          say('I am happy.'),
          say(''),
          rule('You are a painter.'),
          rule(''),
          say('Welche Farbe hat das Meer?'),
        ),
        [remove('System prompt'), run()],
      ],
      wrong: [
        ...notRun(say('What color is grass?'), rule('Paint!'), add('Color')),
        [add('Color'), run()],
        [add('Gauge'), run()],
        [remove('Inference'), run()],
        [run(), stop],
        [remove('Inference')],
      ],
    },
    2: {
      right: [
        [add('Color'), run()],
        [add('Color'), run(), run()],
        [run(), add('Color'), run()],
        ...['WHAT COLOR IS A STORMY SEA?', 'red', 'I am sad', 'Show me something', 'Ein blaues Meer'].map(text => [
          add('Color'),
          say(text),
          run(),
        ]),
        [add('Gauge'), add('Color'), run()],
        [add('Color'), set('Color', 'Name', 'name', 'Sea'), run()],
      ],
      wrong: [
        ...notRun(add('Color')),
        [run()],
        [add('Gauge'), run()],
        [add('Emoji'), run()],
        [rule('Show a color.'), run()],
        [run(), add('Color')],
        [add('Color'), remove('Color'), run()],
        [add('Color'), remove('Inference'), run()],
      ],
    },
    4: {
      right: [
        [add('Gauge'), run()],
        [add('Gauge'), run(), run()],
        [run(), add('Gauge'), run()],
        [add('Gauge'), set('Gauge', 'Name', 'name', 'Storm'), run()],
        [add('Gauge'), add('Emoji'), run()],
        [remove('Color'), add('Color'), add('Gauge'), run()],
        ...['I am so happy!', 'A RED SUNSET', 'What color is the night?', 'Wie wild ist das Meer?'].map(text => [
          add('Gauge'),
          say(text),
          run(),
        ]),
      ],
      wrong: [
        ...notRun(add('Gauge')),
        [run()],
        [add('Emoji'), run()],
        [rule('Show a number.'), run()],
        [run(), add('Gauge')],
        [remove('Color'), add('Gauge'), run()],
        [add('Gauge'), remove('Gauge'), run()],
        [add('Color'), run()],
      ],
    },
    5: {
      right: [
        ...['still show a color', 'use only the gauge', 'break'].map(option => [guess(option), remove('Color'), run()]),
        [remove('Color'), run(), guess('break')],
        [remove('Color'), guess('break'), run()],
        [guess('break'), run(), remove('Color'), run()],
        [guess('break'), remove('Color'), run(), run()],
        [guess('break'), remove('Color'), say('A STORMY SEA'), run()],
        [guess('break'), remove('Color'), set('Gauge', 'Name', 'name', 'Storm'), run()],
        [guess('break'), remove('Color'), add('Emoji'), run()],
      ],
      wrong: [
        [],
        [guess('break')],
        [run()],
        [guess('break'), run()],
        [remove('Color'), run()],
        [guess('break'), remove('Color')],
        [guess('break'), remove('Gauge'), run()],
        [guess('break'), remove('Color'), remove('Gauge'), run()],
        [guess('break'), run(), remove('Color')],
        [guess('break'), remove('Color'), run(), stop],
      ],
    },
  },
}
