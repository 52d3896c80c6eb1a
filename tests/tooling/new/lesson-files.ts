import { lessonListPath } from '../../../build/messages/lesson-list'
import { withEntry, withImport, withRow } from './lists'
import { namesOf } from './names'
import { type Scaffold, translate } from './scaffold'

const list = 'src/content/lessons/index.ts'
const attempts = 'tests/lessons/attempts/index.ts'
const sources = 'docs/lessons-sources.md'

/** A lesson on one stack: its file, its line in the list, a row for its sources, and the file of what students do in it. */
export const newLesson: Scaffold = (name, read) => {
  const { kebab, camel, title } = namesOf(name)
  const path = `src/content/lessons/${kebab}.ts`
  const attempt = `tests/lessons/attempts/${kebab}.ts`
  return {
    created: {
      [path]: lessonText(kebab, camel, title, nextNumber(read(lessonListPath))),
      [attempt]: attemptsText(kebab, camel),
    },
    changed: {
      [list]: withEntry(
        withImport(read(list), `import { ${camel} } from './${kebab}'`),
        'export const writtenLessons: readonly WrittenLesson[] = [',
        camel,
      ),
      [attempts]: withEntry(
        withImport(read(attempts), `import { ${camel} } from './${kebab}'`),
        'export const lessonAttempts',
        `'${kebab}': ${camel}`,
      ),
      [sources]: withRow(read(sources), `| TODO: a claim of the lesson. | ${title} | TODO: its source | |`),
    },
    next: [
      `Fill in every TODO of ${path} with the parts that src/content/lessons/lesson.ts exports, and move its line in ${list} to its place.`,
      'A lesson has four to eight steps and takes 5 to 12 minutes.',
      'It can be in a plan of 45 minutes too: src/content/lessons/plans.ts.',
      `Write what a student does in each step into ${attempt}, with the actions of tests/lessons/actions.ts: the script, and for each step that is more than a question ten different right and ten different wrong ways; runAfter and notRun make some. Cards are named as on the page: “Color, mood”.`,
      `Put its claims with their sources into ${sources}.`,
      `Put what a student types in other languages into its words.`,
      translate(`content-lessons-${kebab}`),
      `npx vitest run tests/content/lessons.test.ts tests/content/lessons-attempts.test.ts tests/content/lessons-languages.test.ts tests/messages.test.ts -t '${kebab}|filled in|plan|title|catalogs'`,
    ],
  }
}

/** Numbers are never used again, so the next one follows the highest. */
const nextNumber = (text: string) =>
  Math.max(...[...text.matchAll(/number: (\d+),/g)].map(([, number]) => Number(number))) + 1

const attemptsText = (kebab: string, camel: string) => `import { guess, run, say } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

// TODO: what students do in “${kebab}”.
export const ${camel}: LessonAttempts = {
  script: [[run()], [guess('TODO: one answer')], [say('TODO: the message'), run()], [guess('TODO: the right answer')]],
  steps: {
    1: {
      right: [[run()], [run(), run()], ...runAfter(say('TODO: another message'))],
      wrong: notRun(say('TODO: another message')),
    },
    3: {
      right: runAfter(say('TODO: another message')),
      wrong: [[run()], ...notRun(say('TODO: another message'))],
    },
  },
  words: {},
}
`

const lessonText = (
  kebab: string,
  camel: string,
  title: string,
  number: number,
) => `import { msg } from '../../language/message'
import { answered, card, changed, guessed, lesson, message, model, ran, ranWith, shows, systemPrompt } from './lesson'

export const ${camel} = lesson({
  id: '${kebab}',
  number: ${number},
  title: msg('${title}'),
  teaches: msg('TODO: one line for the teacher.'),
  minutes: 10,
  teacher: {
    aim: msg('Students can TODO: what they can do afterwards.'),
    say: [msg('TODO: a sentence to begin with.'), msg('TODO: a sentence to end with.')],
    ask: [
      { question: msg('TODO: a question to the class'), answer: msg('TODO: its answer') },
      { question: msg('TODO: another question'), answer: msg('TODO: its answer') },
    ],
    mistakes: [msg('TODO: what often goes wrong.'), msg('TODO: what is often misunderstood.')],
  },
  cards: [
    card('mood', 'color_display', { name: 'mood' }),
    systemPrompt('rules', msg('TODO: the system prompt.')),
    message('message', msg('TODO: the message.')),
    model('model'),
  ],
  steps: [
    {
      title: msg('TODO: run it'),
      text: msg('TODO: what to do first.'),
      check: ran(
        msg('TODO: what the step asks for'),
        shows('color_display', msg('TODO: what was missing, where no color came.')),
      ),
    },
    {
      title: msg('TODO: guess'),
      text: msg('TODO: what will be tried next.'),
      question: {
        ask: msg('TODO: what will happen?'),
        options: [
          { id: 'this', label: msg('TODO: one answer') },
          { id: 'that', label: msg('TODO: another') },
        ],
      },
      check: guessed,
    },
    {
      title: msg('TODO: try it'),
      text: msg('TODO: what to change.'),
      check: ranWith(
        msg('TODO: what the step asks for'),
        [changed('message')],
        shows('color_display', msg('TODO: what was missing, where no color came.')),
      ),
    },
    {
      title: msg('TODO: what was it?'),
      text: msg('TODO: what has been seen.'),
      question: {
        ask: msg('TODO: a question with one right answer'),
        options: [
          { id: 'right', label: msg('TODO: the right answer'), reply: msg('TODO: why') },
          { id: 'wrong', label: msg('TODO: a wrong one'), reply: msg('TODO: why not') },
        ],
      },
      check: answered('right'),
    },
  ],
})
`
