import { box, guess, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const age = box('age', 'Number')
const happy = box('happy', 'Yes or no')

export const structuredAnswers: LessonAttempts = {
  script: [
    [run()],
    [{ do: 'box', card: 'Inference', name: 'age', kind: 'Number' }, run()],
    [{ do: 'box', card: 'Inference', name: 'happy', kind: 'Yes or no' }, run()],
    [say('We stayed in bed all day.'), run()],
    [guess('Add a box: “Is the age in the text? yes or no”')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('I am 9.'),
          say('I AM 12 YEARS OLD'),
          say('It rained.'),
          say(''),
          rule('You read.'),
          rule(''),
          say('Ich bin 12 Jahre alt.'),
        ),
        [remove('System prompt'), run()],
      ],
      wrong: [
        ...notRun(say('I am 9.'), age, rule('Read.')),
        [remove('Inference')],
        [remove('Inference'), run()],
        [run(), stop],
        [say('I am 9.'), remove('Inference'), run()],
        [remove('User input')],
      ],
    },
    2: {
      right: [
        ...['age', 'Age', 'AGE', 'age ', ' Age'].map(text => [box(text, 'Number'), run()]),
        [run(), age, run()],
        [age, run(), run()],
        [age, happy, run()],
        [age, say('I am 9 years old.'), run()],
        [age, say('MY AGE IS 10'), run()],
      ],
      wrong: [
        ...notRun(age),
        [run()],
        [box('height', 'Number'), run()],
        [box('age', 'Yes or no'), run()],
        [box('age', 'Text'), run()],
        [rule('Tell me the age as a number.'), run()],
        [run(), age],
        [happy, run()],
      ],
    },
    3: {
      right: [
        ...['happy', 'Happy', 'HAPPY', ' happy ', 'happy '].map(text => [box(text, 'Yes or no'), run()]),
        [run(), happy, run()],
        [happy, run(), run()],
        [happy, say('I am 9, and I am sad.'), run()],
        [happy, box('weather', 'Text'), run()],
        [happy, say('I AM 12 AND SO HAPPY'), run()],
      ],
      wrong: [
        ...notRun(happy),
        [run()],
        [box('sad', 'Yes or no'), run()],
        [box('happy', 'Number'), run()],
        [box('happy', 'Text'), run()],
        [say('I am happy.'), run()],
        [run(), happy],
        [rule('Is the writer happy? Yes or no.'), run()],
      ],
    },
    4: {
      right: [
        'We stayed in bed all day.',
        'WE STAYED IN BED ALL DAY',
        'we stayed in bed all day',
        'It rained, and I was sad.',
        'Nothing happened.',
        'Wir blieben im Bett.',
        'Hello!',
        'We built a snowman. I love snow.',
      ]
        .map(text => [say(text), run()])
        .concat([
          [run(), say('We stayed in bed.'), run()],
          [say('We stayed in bed.'), run(), run()],
        ]),
      wrong: [
        ...notRun(say('We stayed in bed all day.')),
        [run()],
        [say('I am 13 years old.'), run()],
        [say('It was 2 in the morning.'), run()],
        [run(), say('We stayed in bed all day.')],
        [say('We stayed in bed all day.'), set('Inference', 'Its answer', 'responseFormat', 'Words', ''), run()],
        [rule('Say 0 when there is no age.'), run()],
        [say('We stayed in bed, all 4 of us.'), run()],
      ],
    },
  },
  words: {
    'We stayed in bed all day.': {
      es: 'Nos quedamos en la cama todo el día.',
      de: 'Wir sind den ganzen Tag im Bett geblieben.',
      fr: 'Nous sommes restés au lit toute la journée.',
      ar: 'بقينا في السرير طوال اليوم.',
    },
  },
}
