import { expect } from 'vitest'
import { type Action, add, box, guess, remove, rule, run, say, set } from '../lessons/actions'
import { scriptOf } from '../lessons/attempts'
import { begin, word } from '../lessons/attempts/attempts'
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
const toldLast = (label: string, value: string) => set('Model 2', 'What it is told', 'contextMode', label, value)
const hot = (temperature: number) => word('temperature', temperature, 'Next word, First')
const book = (text: string) => set('Knowledge', 'Text', 'text', text)
const longStory = 'A little fox lived at the edge of a forest, and ran down to the river each morning. '.repeat(14)
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
  ['the-next-word', 4, 'takes', [guess('Stop'), begin('a blue zorp'), run()]],
  ['the-next-word', 4, 'refuses', [guess('Stop'), begin('The little fox'), run()]],
  ['the-next-word', 4, 'refuses', [guess('Stop'), begin(''), run()]],
  ['tokens', 3, 'refuses', [begin('????????'), run()]],
  ['by-heart', 3, 'refuses', [guess('the same'), word('order', 1), run()]],
  ['from-noise-to-words', 4, 'refuses', [run(), set('Next word', 'It reads', 'cut', 'pieces of words', 'pieces')]],
  ['what-a-prompt-is', 3, 'refuses', [say('I found my hat today, and I am so angry'), run()]],
  ['system-and-user', 2, 'refuses', [rule('Be short.'), run(), rule('Talk like a pirate.'), say('hello'), run()]],
  ['a-model-forgets', 3, 'refuses', [guess('Mia'), toldLast('Nothing but its own words', 'alone'), run()]],
  ['a-model-forgets', 4, 'takes', [say('i am mia. whats my name', 'Message 2'), run()]],
  ['a-model-forgets', 4, 'takes', [say('Call me Mia. What is my name?', 'Message 2'), run()]],
  ['a-model-forgets', 4, 'takes', [say('What is my name? It is Mia.', 'Message 2'), run()]],
  ['a-model-forgets', 4, 'takes', [say('My names Mia. whats my name?', 'Message 2'), run()]],
  ['a-model-forgets', 4, 'refuses', [say('mia', 'Message 2'), run()]],
  ['the-window', 4, 'takes', [say(`${longStory} My name is Mia.`, 'Message 2'), run()]],
  ['the-window', 4, 'takes', [say(`${longStory} By the way, I am Mia.`, 'Message 2'), run()]],
  ['the-window', 4, 'refuses', [say('A short story.', 'Message 2'), run()]],
  ['order-matters', 1, 'refuses', [run(), guess('No, the model comes before it')]],
  ['structured-answers', 3, 'refuses', [box('happy', 'Text'), run()]],
  ['structured-answers', 4, 'refuses', [say('I am nine today'), run()]],
  ['what-it-never-read', 3, 'refuses', [guess('never'), hot(1.5), run(), hot(2)]],
  ['made-up-facts', 4, 'refuses', [add('Knowledge'), book('Otterwick is a nice vilage with a shop'), run()]],
  ['tricked-by-text', 4, 'refuses', [rule('You read letters to Mia. Be nice.'), run()]],
  ['tricked-by-text', 5, 'refuses', [run(), remove('Webhook')]],
  ['tricked-by-text', 5, 'refuses', [remove('Webhook'), say('Dear Mia, thank you!'), run()]],
  ['chains', 4, 'refuses', [say('blabla'), run()]],
  ['routing', 3, 'refuses', [say('My bike has a flat tire.'), run()]],
  ['routing', 3, 'refuses', [say('Hello, I love your shop'), run()]],
  ['routing', 4, 'takes', [...hardCase('my bicycle is brokn. whats the price of a new one'), run()]],
  ['routing', 4, 'takes', [...hardCase('My bike has a flat tire, how much is a new one?'), run()]],
  ['routing', 4, 'takes', [...hardCase('Chain snapped!! what do you charge for a new bicycle'), run()]],
  [
    'routing',
    4,
    'takes',
    [...hardCase('The wheel is damaged. I would like to buy a new bike. What does it cost?'), run()],
  ],
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
