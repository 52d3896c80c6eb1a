import { expect, test } from 'vitest'
import { localize } from '../../src/language/active'
import { type Action, add, lift, remove, rule, run, say, set } from '../lessons/actions'
import { scriptOf } from '../lessons/attempts'
import { createStudent } from '../lessons/student'
import { lessons } from '../support/english-content'

/** What a step says where its ticks are missing, after the script of the steps before and these actions. */
async function reasonsAfter(id: string, number: number, actions: readonly Action[]): Promise<string[]> {
  const lesson = lessons.find(each => each.id === id)
  const step = lesson?.steps[number - 1]
  if (!lesson || !step) throw new Error(`There is no step ${number} of ${id}`)
  const student = createStudent(lesson)
  for (const [index, earlier] of lesson.steps.slice(0, number - 1).entries()) {
    student.begin()
    for (const action of scriptOf(id, index)) await student.act(action, earlier)
  }
  student.begin()
  for (const action of actions) await student.act(action, step)
  return student.verdict(step).requirements.flatMap(({ met, why }) => (met || why === undefined ? [] : [localize(why)]))
}

const begin = (text: string): Action => ({
  do: 'fill',
  card: 'Next word',
  field: 'Begin with',
  at: 'input',
  text,
})
const freshStart = set('Inference 2', 'What it is told', 'contextMode', 'A fresh start', 'fresh')

test.each<[lesson: string, step: number, actions: Action[], reasons: string[]]>([
  // The beginning is the one of the lesson.
  ['the-next-word', 1, [run()], ['You have not taken a word yet. Press a bar.']],
  [
    'the-next-word',
    1,
    [begin('The castle'), run()],
    ['You have another beginning now. Write “One day the little” into the box, and press a bar.'],
  ],
  // Fields are named as their card names them.
  [
    'the-next-word',
    4,
    [run()],
    ['You have not chosen an answer yet.', 'In your last run, “Begin with” of the Next word card was as before.'],
  ],
  [
    'who-marks-the-marker',
    3,
    [run()],
    ['In your last run, “What is scored” of the Evaluator card “Wrong” was as before.'],
  ],
  // One piece is a beginning, too.
  [
    'tokens',
    1,
    [begin('a'), run()],
    ['There was nothing to cut: one piece, or none. Write some words at “Begin with”.'],
  ],
  // A card that was removed did nothing, and is named as it was.
  ['train-your-own', 1, [remove('Inference'), run()], ['No model was asked.']],
  ['a-model-forgets', 1, [remove('Inference'), run()], ['The Inference card was not there in your last run.']],
  [
    'two-tools-two-names',
    1,
    [remove('Color, night'), run()],
    ['The Color card “night” was not there in your last run.'],
  ],
  [
    'what-it-never-read',
    1,
    [remove('Next word, Second'), run()],
    ['The Next word card “Second” was not there in your last run.'],
  ],
  [
    'chains',
    2,
    [remove('Inference'), add('Inference'), add('Pixel art'), run()],
    ['There are not enough of them yet.', 'The Inference card is not there any more.'],
  ],
  [
    'two-tools-two-names',
    3,
    [remove('Color, night'), run()],
    ['The Color card “night” is not there any more.', 'The Color card “night” was not there in your last run.'],
  ],
  // Neither of both.
  [
    'order-matters',
    3,
    [lift('System prompt, First rule', -3), run()],
    ['Not both rules were sent. Both must be above the model, and say something.'],
  ],
  // The rule says something, and is below the model.
  [
    'system-and-user',
    2,
    [rule('Talk like a pirate.'), lift('System prompt', -2), run()],
    ['This system prompt was not the first that was sent. Is its card empty, gone, or too far down?'],
  ],
  // No sentence with a name was there to fall out.
  [
    'the-window',
    2,
    [remove('User input'), run()],
    ['The sentence with the name did not fall out. Make the story longer.'],
  ],
  [
    'a-model-forgets',
    3,
    [freshStart, remove('Inference 2'), run()],
    ['You have not chosen an answer yet.', 'The Inference card was not there in your last run.'],
  ],
  [
    'when-it-goes-wrong',
    1,
    [remove('Inference'), run()],
    ['It failed in another way. The line in Trouble must be: demo: fail 429'],
  ],
  // A tool that was called and failed was called.
  [
    'agents',
    4,
    [{ do: 'open', pipeline: 'Kitchen' }, set('Integration 2', 'Data', 'data', '{ "dinner": pizza'), run()],
    [
      'The model used the tool, but it went wrong: The made-up data cannot be read as JSON. Line 1, column 13: a value is missing or misspelled.',
    ],
  ],
  [
    'what-it-costs',
    1,
    [say('Hello'), rule('Be kind.'), run()],
    ['Fewer than 60 tokens went in. Put the long system prompt back.'],
  ],
  [
    'what-it-costs',
    3,
    [rule('Be kind. '.repeat(40)), run()],
    ['There were 30 tokens or more. Say less in the system prompt, or in the message.'],
  ],
])('%s, step %i, after %j: %j', async (id, number, actions, reasons) => {
  expect(await reasonsAfter(id, number, actions)).toEqual(reasons)
})
