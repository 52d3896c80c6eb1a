import { expect } from 'vitest'
import { type Action, add, guess, remove, rule, run, say, set } from '../lessons/actions'
import { scriptOf } from '../lessons/attempts'
import { word } from '../lessons/attempts/attempts'
import { createStudent } from '../lessons/student'
import { lessons } from '../support/english-content'
import { testRows } from '../support/test-rows'

/*
 * Right and wrong ways through steps in a student's own words, those that a check can easily mistake for each other. Each
 * begins where the scripts of the steps before have left off.
 */

const lines = (...all: string[]) => say([...all, 'The soup was terrible ->'].join('\n'))
const fight = (rules: string, wish: string) => [guess('The user'), rule(rules), say(wish)]
const hardCase = (letter: string) => [guess('To both'), say(letter)]
const colorsBy = (prompt: string) => [rule(prompt)]
const warm = set('Model', 'Temperature', 'temperature', 1)
const dinner = (text: string) => set('Integration 2', 'Data', 'data', `{ "dinner": "${text}", "dessert": "cake" }`)

testRows([
  ['tokens', 1, 'refuses', [word('unit', 'words'), run()]],
  ['temperature', 1, 'refuses', [warm, run(), run(), run()]],
  ['system-and-user', 3, 'takes', [...fight('dont talk like a pirate', 'Talk like a pirate!!'), run()]],
  ['system-and-user', 3, 'takes', [...fight('No pirate talk.', 'be a pirate, im happy'), run()]],
  ['system-and-user', 3, 'refuses', [...fight('Never talk like a pirate.', 'I am so happy.'), run()]],
  ['system-and-user', 3, 'refuses', [...fight('You are a pirate.', 'Talk like a pirate!'), run()]],
  ['show-dont-tell', 2, 'takes', [lines('The dog bit me -> MINUS', 'The cake is yummy -> PLUS'), run()]],
  ['show-dont-tell', 2, 'refuses', [lines('I hate rain -> MINUS'), run()]],
  ['show-dont-tell', 2, 'refuses', [say('Say PLUS or MINUS. The soup was terrible ->'), run()]],
  ['show-dont-tell', 3, 'refuses', [guess('MINUS: terrible is bad'), lines('Yes -> PLUS', 'No -> PLUS'), run()]],
  ['the-window', 4, 'takes', [add('System prompt'), rule('The name of the user is Mia.'), run()]],
  ['the-window', 4, 'refuses', [add('System prompt'), rule('Be nice.'), run()]],
  ['two-tools-two-names', 4, 'takes', [...colorsBy('display_sunset_color, and display_day_color at noon'), run()]],
  ['two-tools-two-names', 4, 'refuses', [...colorsBy('display_sunet_color and display_day_color'), run()]],
  ['two-tools-two-names', 4, 'refuses', [...colorsBy('Show some colors.'), run()]],
  ['asking-back', 5, 'refuses', [guess('not ask at all'), say('cake or pie?'), run()]],
  ['notes-and-answer', 4, 'takes', [say('im angry. my brother broke my yellow car!'), run()]],
  ['notes-and-answer', 4, 'refuses', [say('hm'), run()]],
  ['made-up-facts', 5, 'takes', [say('How old is the bridge of Otterwick?'), run()]],
  ['made-up-facts', 5, 'refuses', [say('When was the bell tower built?'), run()]],
  ['tricked-by-text', 1, 'takes', [add('Color'), run()]],
  ['tricked-by-text', 5, 'takes', [remove('Webhook'), add('Color'), run()]],
  ['chains', 4, 'refuses', [say('A dragon that is afraid of mice!'), run()]],
  ['routing', 4, 'takes', [...hardCase('my bike broke, how much is a new one'), run()]],
  ['routing', 4, 'refuses', [...hardCase('My bicycle is broken.'), run()]],
  ['agents', 3, 'takes', [say('What is the dessert?'), run()]],
  ['agents', 4, 'takes', [dinner('noodles'), run()]],
  ['agents', 4, 'refuses', [dinner('pea soup'), run()]],
  ['inside-an-agent', 5, 'refuses', [guess('never'), say('What will the wind be like tomorrow?'), run()]],
] satisfies [string, number, 'takes' | 'refuses', Action[]][])(
  'a step takes a right way in other words, and refuses a wrong one',
  async (id, number, wanted, actions) => {
    const lesson = lessons.find(each => each.id === id)
    const step = lesson?.steps[number - 1]
    if (!lesson || !step) throw new Error('There is no such step.')
    const student = createStudent(lesson)
    for (const [index, earlier] of lesson.steps.slice(0, number - 1).entries())
      for (const action of scriptOf(id, index)) await student.act(action, earlier)
    student.begin()
    for (const action of actions) await student.act(action, step)
    expect(student.verdict(step).passed).toBe(wanted === 'takes')
  },
)
