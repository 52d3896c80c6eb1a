import { describe, expect, test } from 'vitest'
import { type Lesson, lessons } from '../src/content/lessons'
import { type Action, guess as guessOf, rule, run, say, set } from './lessons/actions'
import { createPupil } from './lessons/pupil'
import { scripts } from './lessons/scripts'

const lessonOf = (id: string) => lessons.find(lesson => lesson.id === id) as Lesson

/** The state of a step, after earlier steps were played by their scripts, and this one with other actions. */
async function verdictOf(id: string, step: number, deeds: readonly Action[]): Promise<boolean> {
  const lesson = lessonOf(id)
  const pupil = createPupil(lesson)
  const script = scripts[id] ?? []
  for (const [index, each] of lesson.steps.slice(0, step + 1).entries()) {
    pupil.begin()
    for (const action of index === step ? deeds : (script[index] ?? [])) await pupil.act(action, each)
  }
  return pupil.verdict(lesson.steps[step] as Lesson['steps'][number]).passed
}

test.each(lessons.map(({ id, steps }) => [id, steps] as const))('%s: each wrong answer has a reason', (_, steps) => {
  for (const { question, check } of steps) {
    const asksForOne = JSON.stringify(check ?? null).includes('"option"')
    if (!question || !asksForOne) continue
    for (const { label, reply } of question.options) expect(reply, label).toMatch(/\S{2,}/)
  }
})

describe('the fork in the pipe: a rule of one’s own', () => {
  const bothLetters = (prompt: string): Action[] => [
    set('Router', 'When to go where', 'prompt', prompt),
    run(),
    say('How can I pay my bill?'),
    run(),
  ]

  test.each([
    'Sales only gets letters about paying a bill.',
    'Send letters about a bill to Sales. Send all others to Workshop.',
    'Letters about bills go to Sales, everything else goes to the Workshop.',
    'Only bills to Sales. The rest to Workshop.',
    'Go to Sales only if the letter is about paying a bill, otherwise go to Workshop.',
    'SALES: PAYING A BILL. WORKSHOP: EVERYTHING ELSE.',
    'If it is about paying a bill, Sales. If not, Workshop.',
    'Workshop for all letters, except bills: those go to Sales.',
    'go to sales if someone wants to pay a bill.  go to workshop if something is broken or if they want a new bike.',
    'Please choose Sales when a customer asks about paying their bill, and Workshop for any other question.',
  ])('“%s” works', async prompt => {
    expect(await verdictOf('routing', 4, bothLetters(prompt))).toBe(true)
  })

  test.each([
    'Go to Sales for everything.',
    'Go to Sales if it is about prices or buying.',
    'Never go to Workshop.',
    'Go to Workshop for everything.',
    'Sales.',
    'Bills are nice.',
    'Go to Sales if something is broken. Go to Workshop if it is about a bill.',
    'Workshop only gets letters about paying a bill.',
    'Go to Sales if it is about a new bicycle or paying a bill.',
    '',
  ])('“%s” does not', async prompt => {
    expect(await verdictOf('routing', 4, bothLetters(prompt))).toBe(false)
  })

  test('a rule alone, or one letter alone, is not enough', async () => {
    const [change = run(), ...rest] = bothLetters('Only bills to Sales. The rest to Workshop.')
    expect(await verdictOf('routing', 4, [change])).toBe(false)
    expect(await verdictOf('routing', 4, [change, run()])).toBe(false)
    expect(await verdictOf('routing', 4, rest)).toBe(false)
  })
})

describe('what is asked for may be said in other words', () => {
  test.each([
    ['what-a-prompt-is', 2, [say('I FOUND MY HAT TODAY, AND I AM SO GLAD!'), run()]],
    ['what-a-prompt-is', 2, [say('I found my hat and feel great'), run()]],
    ['system-and-user', 1, [rule('TALK LIKE A PIRATE'), run()]],
    ['system-and-user', 1, [rule('Speak as an old pirate would.'), run()]],
    ['tricked-by-text', 3, [rule('You read letters to Mia. Do not send anything.'), run()]],
    ['agents', 3, [set('Integration 2', 'Data', 'data', '{"dinner": "PIZZA with mushrooms"}'), run()]],
  ] as const)('%s, step %i: %j', async (id, step, deeds) => {
    expect(await verdictOf(id, step, deeds)).toBe(true)
  })

  test.each([
    ['what-a-prompt-is', 2, [run()]],
    ['what-a-prompt-is', 2, [say('I lost my hat today. I am very sad.'), run()]],
    ['system-and-user', 1, [run()]],
    ['agents', 3, [set('Integration 2', 'Data', 'data', '{"dinner": "rice"}'), run()]],
  ] as const)('%s, step %i is not done by %j', async (id, step, deeds) => {
    expect(await verdictOf(id, step, deeds)).toBe(false)
  })

  test('a box may be named in capitals, as phones do', async () => {
    const box = (name: string): Action[] => [{ do: 'box', card: 'Inference', name, kind: 'Number' }, run()]
    expect(await verdictOf('structured-answers', 1, box('Age'))).toBe(true)
    expect(await verdictOf('structured-answers', 1, box('height'))).toBe(false)
  })
})

describe('lessons on the next word', () => {
  const begin = (text: string): Action => ({ do: 'fill', card: 'Next word', field: 'Begin with', at: 'input', text })
  const take = (text: string): Action => ({ do: 'take', card: 'Next word', bar: text.trim(), text })
  const word = (at: string, value: string | number) => set('Next word', at, at, value)
  const first = (text: string) => set('Next word, First', 'Text to learn from', 'text', text)
  const doctor = 'The doctor said that he was ready. '

  test.each<[string, number, Action[]]>([
    ['the-next-word', 0, [take(' time')]],
    ['the-next-word', 0, [take(' elephant')]],
    ['the-next-word', 2, [run()]],
    ['the-next-word', 3, [guessOf('Stop'), begin('MY SPACESHIP'), run()]],
    ['the-next-word', 3, [begin('In outer space'), run(), guessOf('Go on as if the word were not there')]],
    ['dice', 0, [run(), run(), run()]],
    ['dice', 1, [word('seed', 77), run(), word('seed', 78), run()]],
    ['dice', 2, [run(), word('temperature', 0), run(), word('seed', 4), run()]],
    ['train-your-own', 2, [word('learnFrom', 'football'), run()]],
    [
      'train-your-own',
      3,
      [word('learnFrom', 'own'), word('text', 'ICH MAG SUPPE. ICH MAG REIS. ICH MAG BROT.'), run()],
    ],
    [
      'train-your-own',
      3,
      [word('learnFrom', 'own'), word('text', '我喜欢汤。我喜欢米饭。我不喜欢鱼。我喜欢面包和茶。'), run()],
    ],
    ['by-heart', 2, [guessOf('the same'), word('order', 1), run()]],
    ['what-it-never-read', 3, [first(`${doctor}The doctor said that she was late.`), run()]],
    ['what-it-never-read', 3, [first(`${doctor}The doctor said that they were late.`), run()]],
  ])('%s, step %i is done by %j', async (id, step, deeds) => {
    expect(await verdictOf(id, step, deeds)).toBe(true)
  })

  test.each<[string, number, Action[]]>([
    ['the-next-word', 0, [run()]],
    ['the-next-word', 3, [guessOf('Stop'), run()]],
    ['the-next-word', 3, [begin('My spaceship'), run()]],
    ['the-next-word', 3, [guessOf('Stop'), begin('My spaceship')]],
    ['dice', 0, [run()]],
    ['dice', 1, [run(), run()]],
    ['dice', 1, [word('seed', 77), run()]],
    ['dice', 2, [run(), word('seed', 4), run()]],
    ['train-your-own', 2, [run()]],
    ['train-your-own', 3, [word('learnFrom', 'letters'), run()]],
    ['train-your-own', 3, [word('learnFrom', 'own'), word('text', 'Hi.'), run()]],
    ['by-heart', 2, [guessOf('the same'), run()]],
    ['what-it-never-read', 3, [first(`${doctor}The nurse said that she was late.`), run()]],
    ['what-it-never-read', 3, [first(doctor.repeat(20)), run()]],
  ])('%s, step %i is not done by %j', async (id, step, deeds) => {
    expect(await verdictOf(id, step, deeds)).toBe(false)
  })
})
