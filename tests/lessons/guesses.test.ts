import { expect } from 'vitest'
import { lessons } from '../support/english-content'
import { testRows } from '../support/test-rows'
import { type Action, rule, run, say, set } from './actions'
import { scriptOf } from './attempts'
import { begin, word } from './attempts/attempts'
import { createStudent } from './student'

const sentences = (city: string, count: number) => `The capital of Australia is ${city}. `.repeat(count)

/** Lesson, step from 1, what a student does there, and the option that comes true; none where it does not show. */
const guesses: (readonly [string, number, readonly Action[], string | undefined])[] = [
  ['the-next-word', 4, [begin('My spaceship'), run()], 'go-on'],
  ['by-heart', 2, [run()], undefined],
  ['by-heart', 3, [word('order', 2), word('seed', 4), run()], 'new'],
  ['by-heart', 3, [begin('Zebras eat'), word('most', 3), run()], undefined],
  ['what-it-never-read', 3, [word('temperature', 2, 'Next word, First'), run()], 'never'],
  ['temperature', 2, [set('Model', 'Temperature', 'temperature', 1), run()], undefined],
  [
    'a-model-forgets',
    3,
    [set('Model 2', 'What it is told', 'contextMode', 'A fresh start', 'fresh'), run()],
    'unknown',
  ],
  ['what-a-prompt-is', 5, [say(''), run()], 'asks'],
  [
    'system-and-user',
    3,
    [rule('Never talk like a pirate.'), say('I am so happy! Please talk like a pirate.'), run()],
    'system',
  ],
  ['system-and-user', 3, [rule('Talk like a pirate.'), say('Please talk like a pirate.'), run()], 'user'],
  ['system-and-user', 3, [rule('Never rhyme.'), say('Please rhyme.'), run()], undefined],
  [
    'show-dont-tell',
    3,
    [say('I love this game -> MINUS\nI am so sad -> PLUS\nThe soup was terrible ->'), run()],
    'plus',
  ],
  [
    'show-dont-tell',
    3,
    [say('I love this game -> PLUS\nI am so sad -> MINUS\nThe soup was terrible ->'), run()],
    'minus',
  ],
  ['sure-and-wrong', 3, [word('text', sentences('Sydney', 3) + sentences('Canberra', 4)), run()], 'four'],
  ['sure-and-wrong', 3, [word('text', sentences('Canberra', 2)), run()], undefined],
  ['order-matters', 1, [run()], 'no'],
  ['order-matters', 1, [{ do: 'lift', card: 'Color', by: 5 }, run()], 'yes'],
  ['asking-back', 5, [say('I feel sad and alone.'), run()], 'not'],
  ['asking-back', 5, [say('Tea or coffee?'), run()], 'ask'],
  ['tools-as-hands', 5, [run()], 'still'],
  ['tools-as-hands', 5, [{ do: 'remove', card: 'Color' }, run()], 'gauge'],
  ['routing', 4, [say('My bicycle is broken. What is the price of a new one?'), run()], 'sales'],
  ['routing', 4, [say('My bicycle is broken.'), run()], 'workshop'],
  ['who-marks-the-marker', 1, [run()], 'flowery'],
]

testRows(guesses.map(row => [`${row[0]}, step ${row[1]}: ${row[3] ?? 'it does not show'}`, row] as const))(
  'a guess comes out as the runs show it: %s',
  async (_, [id, number, actions, option]) => {
    const lesson = lessons.find(each => each.id === id)
    const step = lesson?.steps[number - 1]
    if (!lesson || !step) throw new Error(`There is no step ${number} of ${id}.`)
    const student = createStudent(lesson)
    for (const [index, each] of lesson.steps.slice(0, number - 1).entries())
      for (const action of scriptOf(id, index)) await student.act(action, each)
    student.begin()
    expect(student.outcome(step), 'before a run').toBeUndefined()
    for (const action of actions) await student.act(action, step)
    expect(student.outcome(step)?.option, student.newest()?.join(' | ')).toBe(option)
  },
)
