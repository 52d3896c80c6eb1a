import { type Action, guess, remove, rule, run, say, set } from '../actions'
import { type LessonAttempts, notRun, runAfter, type StepAttempts } from './attempts'

const trouble = 'System prompt, Trouble'
const line = (text: string) => rule(text, trouble)
/** Attempts of a step that asks for a line with this fault; each is written in ways that a student may choose. */
function faultDeeds(fault: string, otherwise: string, wrong: Action[][]): StepAttempts {
  const capitals = fault.replace(/\b\w/g, letter => letter.toUpperCase())
  const lines = [
    ...[`demo: ${fault}`, `Demo: ${fault}`, `DEMO: ${fault.toUpperCase()}`, `demo: ${fault}.`],
    ...[`demo:${fault}`, `Demo: ${capitals} `, `demo : ${fault}`, otherwise],
  ]
  return {
    right: [
      ...lines.map(text => [line(text), run()]),
      [run(), line(`demo: ${fault}`), run()],
      [line(`demo: ${fault}`), say('I AM SAD'), run()],
    ],
    wrong: [...notRun(line(`demo: ${fault}`)), [run()], [remove(trouble), run()], ...wrong],
  }
}

export const whenItGoesWrong: LessonAttempts = {
  script: [
    [run()],
    [guess('Wait a moment, then try again')],
    [rule('demo: wrong tool', trouble), run()],
    [rule('demo: malformed arguments', trouble), run()],
    [rule('demo: cut stream', trouble), run()],
    [remove(trouble), run()],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('Hello'),
          say('I AM SAD'),
          line('Demo: fail 429'),
          line('DEMO: FAIL 429'),
          line('demo: fail 429.'),
          line('demo:fail 429'),
          line(' demo: fail  429 '),
        ),
        [remove('Color, mood'), run()],
      ],
      wrong: [
        ...notRun(say('Hello'), line('demo: fail 429')),
        [remove(trouble), run()],
        [line(''), run()],
        [line('demo: fail 401'), run()],
        [line('demo: cut stream'), run()],
        [line('429'), run()],
        [remove('Inference'), run()],
      ],
    },
    3: faultDeeds('wrong tool', '**demo: wrong tool**', [
      ...['demo: fail 429', 'demo: malformed arguments', 'wrong tool', ''].map(text => [line(text), run()]),
      [line('demo: wrong tool'), remove('Color, mood'), run()],
    ]),
    4: faultDeeds('malformed arguments', '“demo: malformed arguments”', [
      ...['demo: fail 429', 'demo: wrong tool', 'malformed', ''].map(text => [line(text), run()]),
      [line('demo: malformed arguments'), remove('Color, mood'), run()],
    ]),
    5: faultDeeds('cut stream', 'demo: cut  stream', [
      ...['demo: fail 429', 'demo: wrong tool', 'cut stream', '', 'demo: fail offline'].map(text => [
        line(text),
        run(),
      ]),
    ]),
    6: {
      right: [
        [remove(trouble), run()],
        [remove(trouble), run(), run()],
        [line(''), run()],
        [line('   '), run()],
        [run(), remove(trouble), run()],
        [remove(trouble), say('I AM SAD'), run()],
        [line(''), remove(trouble), run()],
        [line('Be kind.'), run()],
        [remove(trouble), set('Inference', 'Temperature', 'temperature', 1), run()],
        [remove(trouble), say('A blue sea'), run()],
      ],
      wrong: [
        ...notRun(remove(trouble)),
        [run()],
        ...['demo: fail 429', 'demo: wrong tool', 'demo: malformed arguments'].map(text => [line(text), run()]),
        [run(), remove(trouble)],
        [remove(trouble), remove('Color, mood'), run()],
        [remove(trouble), remove('Inference'), run()],
      ],
    },
  },
}
