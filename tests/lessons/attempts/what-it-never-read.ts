import { guess, remove, run, set } from '../actions'
import { begin, type LessonAttempts, notRun, word } from './attempts'

const doctor = 'The doctor said that he was ready. '
const first = (text: string) => word('text', text, 'Next word, First')

export const whatItNeverRead: LessonAttempts = {
  script: [
    [run()],
    [guess('In its text, the doctor is never a she')],
    [guess('half of the time')],
    [
      set(
        'Next word, First',
        'Text to learn from',
        'text',
        'The doctor said that he was ready. The doctor said that she was late.',
      ),
      run(),
    ],
    [guess('From what it learned from')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...[
          word('seed', 3, 'Next word, First'),
          word('seed', 3, 'Next word, Second'),
          word('most', 9, 'Next word, First'),
          word('temperature', 0.5, 'Next word, Second'),
          word('temperature', 2, 'Next word, First'),
          word('order', 5, 'Next word, First'),
          begin('The doctor said that', 'Next word, First'),
          begin('In the morning the doctor said that', 'Next word, Second'),
        ].map(edit => [edit, run()]),
      ],
      wrong: [
        ...notRun(word('seed', 3, 'Next word, First'), word('most', 9, 'Next word, First')),
        [remove('Next word, Second'), run()],
        [remove('Next word, First'), run()],
        [word('text', '', 'Next word, First'), run()],
        [word('temperature', 0, 'Next word, Second'), run()],
        [word('learnFrom', 'weather', 'Next word, First'), run()],
        [word('text', doctor, 'Next word, Second'), run()],
      ],
    },
    4: {
      right: [
        'The doctor said that she was late.',
        'The doctor said that she had a cold.',
        'The doctor said that they were late.',
        'The doctor said that it was late. The doctor said that it was early.',
        'The doctor said that the nurse was late.',
        'the doctor said that she was late',
        'The doctor said that Ada was late.',
        '\n\nThe doctor said that she was very tired.\n',
      ]
        .map(text => [first(doctor + text), run()])
        .concat([
          [first(`${doctor}The doctor said that she was late.`), run(), run()],
          [run(), first(`The doctor said that she was late. ${doctor}`), run()],
        ]),
      wrong: [
        [],
        [run()],
        [first(`${doctor}The doctor said that she was late.`)],
        ...[
          `${doctor}The nurse said that she was late.`,
          doctor.repeat(20),
          `${doctor}She was late.`,
          `${doctor}The doctor was a woman.`,
          `${doctor}THE DOCTOR SAID THAT SHE WAS LATE.`,
          `${doctor}There are many doctors in the world.`,
        ].map(text => [first(text), run()]),
        [word('text', `${doctor}The doctor said that she was late. `.repeat(2), 'Next word, Second'), run()],
      ],
    },
  },
  words: {
    'The doctor said that he was ready. The doctor said that she was late.': {
      es: 'Mi dentista dijo que él estaba listo. Mi dentista dijo que ella llegaba tarde.',
      de: 'Die Praxis leitet Herr Klein. Die Praxis leitet Frau Neu.',
      fr: 'Camille est médecin et il est prêt. Camille est médecin et elle est en retard.',
      ar: 'في هذه العيادة اليوم طبيب مستعد. في هذه العيادة اليوم طبيبة متأخرة.',
    },
  },
}
