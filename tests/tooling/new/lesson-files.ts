import { withEntry, withImport, withRow } from './lists'
import { namesOf } from './names'
import type { Scaffold } from './scaffold'

const list = 'src/content/lessons/index.ts'
const scripts = 'tests/lessons/scripts.ts'
const deeds = 'tests/lessons/deeds/index.ts'
const numbers = 'src/lessons/lesson-numbers.ts'
const sources = 'docs/lessons-sources.md'

/**
 * A lesson on one stack: its file, its line in the list, its number, a row for its sources, and empty lists of actions for
 * the tests.
 */
export const newLesson: Scaffold = (name, read) => {
  const { kebab, camel, title } = namesOf(name)
  const path = `src/content/lessons/${kebab}.ts`
  return {
    created: { [path]: lessonText(kebab, camel, title) },
    changed: {
      [list]: withEntry(
        withImport(read(list), `import { ${camel} } from './${kebab}'`),
        'export const lessons: readonly Lesson[] = [',
        camel,
      ),
      [scripts]: withEntry(read(scripts), 'export const scripts', `'${kebab}': []`),
      [deeds]: withEntry(read(deeds), 'export const deeds', `'${kebab}': {}`),
      [numbers]: withEntry(read(numbers), 'export const lessonNumbers', `'${kebab}': ${nextNumber(read(numbers))}`),
      [sources]: withRow(read(sources), `| TODO: a claim of the lesson. | ${title} | TODO: its source | |`),
    },
    next: [
      `Fill in every TODO of ${path}, and move its line in ${list} to its place.`,
      `Write what a student does in each step into ${scripts}.`,
      `Put its claims with their sources into ${sources}.`,
      `For each step that is more than a question, write ten right and ten wrong ways to do it into ${deeds}.`,
      `npx vitest run tests/content/lessons.test.ts tests/content/lessons-deeds.test.ts -t ${kebab}`,
    ],
  }
}

/** Numbers are never used again, so the next one follows the highest. */
const nextNumber = (text: string) =>
  Math.max(...[...text.matchAll(/: (\d+),$/gm)].map(([, number]) => Number(number))) + 1

const lessonText = (
  kebab: string,
  camel: string,
  title: string,
) => `import { answered, card, guessed, lesson, message, model, ran, systemPrompt } from './lesson'

export const ${camel} = lesson({
  id: '${kebab}',
  title: '${title}',
  teaches: 'TODO: one line for the teacher.',
  minutes: 10,
  teacher: {
    aim: 'Students can TODO: what they can do afterwards.',
    say: ['TODO: a sentence to begin with.', 'TODO: a sentence to end with.'],
    ask: [
      { question: 'TODO: a question to the class', answer: 'TODO: its answer' },
      { question: 'TODO: another question', answer: 'TODO: its answer' },
    ],
    mistakes: ['TODO: what often goes wrong.', 'TODO: what is often misunderstood.'],
  },
  cards: [
    card('mood', 'color_display', { name: 'mood' }),
    systemPrompt('rules', 'TODO: the system prompt.'),
    message('message', 'TODO: the message.'),
    model('model'),
  ],
  steps: [
    {
      title: 'TODO: run it',
      text: 'TODO: what to do first.',
      check: ran('TODO: what the step asks for'),
    },
    {
      title: 'TODO: guess',
      text: 'TODO: what will be tried next.',
      question: {
        ask: 'TODO: what will happen?',
        options: [
          { id: 'this', label: 'TODO: one answer' },
          { id: 'that', label: 'TODO: another' },
        ],
      },
      check: guessed,
    },
    {
      title: 'TODO: try it',
      text: 'TODO: what to change.',
      check: ran('TODO: what the step asks for'),
    },
    {
      title: 'TODO: what was it?',
      text: 'TODO: what has been seen.',
      question: {
        ask: 'TODO: a question with one right answer',
        options: [
          { id: 'right', label: 'TODO: the right answer', reply: 'TODO: why' },
          { id: 'wrong', label: 'TODO: a wrong one', reply: 'TODO: why not' },
        ],
      },
      check: answered('right'),
    },
  ],
})
`
