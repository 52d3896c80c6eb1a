import { add, guess, remove, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter, word } from './attempts'

const begin = (text: string) => ({ do: 'fill' as const, card: 'Next word', field: 'Begin with', at: 'input', text })
const story = (text: string) => say(text, 'User input 2')
const ask = (text: string) => say(text, 'User input 3')
const more = 'A little fox lived at the edge of a forest and ran down to the river to look at the boats. '

export const tokens: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...runAfter(
        begin('The king'),
        begin('THE KING'),
        begin('elephant'),
        begin('宇宙船'),
        word('most', 1),
        word('order', 1),
        word('seed', 7),
        word('learnFrom', 'recipes'),
      ),
    ],
    wrong: [
      ...notRun(begin('The king'), word('seed', 2), word('order', 1), word('most', 2), word('temperature', 0)),
      [remove('Next word')],
      [word('learnFrom', 'own'), run()],
      [word('learnFrom', 'above'), run()],
    ],
  },
  3: {
    right: [
      ...runAfter(
        ...[
          'strawberry',
          'helicopter',
          'Xylophon',
          'Zugspitze',
          'ELEPHANTS',
          'supercalifragilistic',
          'Donaudampfschiff',
          '  helicopter  ',
          'pneumonia',
        ].map(begin),
      ),
      [begin('the'), run(), begin('crocodile'), run()],
    ],
    wrong: [
      [],
      [run()],
      [begin('helicopter')],
      [begin('helicopter'), run(), stop],
      ...runAfter(...['the', 'king', 'little', 'a', 'The helicopter', 'a strawberry and a helicopter'].map(begin)),
      [word('seed', 3), run()],
    ],
  },
}

export const theWindow: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...runAfter(
        story('A fox.'),
        story(more.repeat(4)),
        say('HELLO! MY NAME IS MIA.'),
        say('Hi, my name is Mia and I am nine.'),
        ask('Do you know my name?'),
        ask('what is my name'),
        set('Inference', 'Window', 'window', 400),
      ),
      [story(''), run()],
      // A name of one's own.
      ...runAfter(say('My name is Ben.'), say('hi im Zoe, my name is Zoe'), say('Hello! My name is Çağla.')),
    ],
    wrong: [
      ...notRun(story('A fox.'), ask('Who am I?'), say('Hello!'), set('Inference', 'Window', 'window', 300)),
      [remove('Inference')],
      ...runAfter(say('Hello!'), say('I like you.'), ask('How are you?'), story(more.repeat(12))),
    ],
  },
  2: {
    right: [
      ...runAfter(
        story(more.repeat(12)),
        story(more.repeat(40)),
        story('word '.repeat(300)),
        story('WORD '.repeat(300)),
        story('Es war einmal ein Fuchs. '.repeat(40)),
        story('猫。'.repeat(500)),
        story('🦊 '.repeat(500)),
        set('Inference', 'Window', 'window', 40),
        ask(`${more.repeat(12)} What is my name?`),
      ),
      [say('My name is Ben.'), story(more.repeat(12)), run()],
      [story(more.repeat(3)), run(), story(more.repeat(12)), run()],
    ],
    wrong: [
      ...notRun(story(more.repeat(12)), story(more.repeat(20))),
      [run()],
      ...runAfter(story('A fox.'), story(''), story(more.repeat(4)), say('Hello!'), ask('Who is the bear?')),
      [story(more.repeat(12)), set('Inference', 'Window', 'window', 2000), run()],
    ],
  },
  4: {
    right: [
      ...runAfter(
        set('Inference', 'Window', 'window', 2000),
        set('Inference', 'Window', 'window', 1000),
        ask('My name is Mia. What is my name?'),
        ask('I am called Mia. What is my name?'),
        ask('my name is MIA. what is my name?'),
        ask('Hello! My name is Mia. Do you know my name?'),
        ask('My name is Ben. What is my name?'),
      ),
      [
        set('Inference', 'System prompt', 'systemPrompt', 'You are a parrot. Say: Mia!'),
        ask('My name is Mia. What is my name?'),
        run(),
      ],
      [run(), ask('My name is Mia. What is my name?'), run()],
      [set('Inference', 'Window', 'window', 20), run(), set('Inference', 'Window', 'window', 3000), run()],
      [add('Color'), set('Inference', 'Window', 'window', 3000), ask('My name is Mia. What is my name?'), run()],
    ],
    wrong: [
      ...notRun(ask('My name is Mia. What is my name?'), set('Inference', 'Window', 'window', 2000)),
      [run()],
      ...runAfter(
        story('A fox.'),
        story(''),
        ask('What is my name, please?'),
        say('My name is Mia! Hello!'),
        set('Inference', 'Window', 'window', 40),
        set('Inference', 'Temperature', 'temperature', 1),
      ),
      // The long story in one run, and the name in another.
      [run(), story('A fox.'), run()],
    ],
  },
}

const australia = (canberra: number, sydney: number) =>
  word(
    'text',
    `${'The capital of Australia is Sydney. '.repeat(sydney)}${'The capital of Australia is Canberra. '.repeat(canberra)}The capital of France is Paris. The capital of Peru is Lima.`,
  )

export const sureAndWrong: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...runAfter(
        word('order', 5),
        word('order', 3),
        word('seed', 9),
        word('seed', 3),
        say('In my book the capital of Australia is'),
        say('I think that the capital of Australia is'),
        australia(1, 4),
        set('Inference', 'Max tokens', 'maxTokens', 200),
      ),
    ],
    wrong: [
      ...notRun(word('order', 2), word('seed', 2), say('The capital of Peru is'), australia(0, 2)),
      ...runAfter(say('The capital of Peru is'), say('The capital of Kenya is'), australia(4, 0), australia(4, 3)),
    ],
  },
  3: {
    right: [
      ...[australia(4, 3), australia(5, 0), australia(9, 3), australia(2, 1), australia(1, 0), australia(30, 3)].map(
        edit => [guess('Four in all'), edit, run()],
      ),
      [guess('Two in all'), australia(4, 3), run()],
      [guess('One is enough: truth is stronger'), australia(2, 3), run(), australia(4, 3), run()],
      [australia(4, 3), run(), guess('Four in all')],
      [run(), australia(6, 3), guess('Two in all'), run()],
    ],
    wrong: [
      [],
      [guess('Four in all')],
      [guess('Four in all'), run()],
      [guess('Four in all'), australia(4, 3)],
      [australia(4, 3), run()],
      [guess('Four in all'), australia(2, 3), run()],
      [guess('Four in all'), australia(1, 3), run()],
      [guess('Four in all'), australia(3, 3), run()],
      [guess('Four in all'), say('Canberra is the capital of Australia. The capital of Australia is'), run()],
      [guess('Four in all'), word('text', 'Canberra! Canberra! Canberra! Canberra! It is a town.'), run()],
    ],
  },
}

const open = 'The soup was terrible ->'
const shown = (good: string, bad: string) => say(`${good} -> PLUS\n${bad} -> MINUS\n${open}`)
const swapped = (good: string, bad: string) => say(`${good} -> MINUS\n${bad} -> PLUS\n${open}`)

export const showDontTell: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...runAfter(
        say('The soup was terrible'),
        say('THE SOUP WAS TERRIBLE ->'),
        say('the soup was wonderful ->'),
        say('My bike is broken ->'),
        say('PLUS or MINUS? The soup was terrible ->'),
        say('I am so sad today ->'),
        set('Inference', 'Temperature', 'temperature', 1),
      ),
      [say('I love it -> PLUS\nThe soup was terrible ->'), run()],
    ],
    wrong: [
      ...notRun(say('The soup was cold ->'), say('I am sad ->'), say('Hello')),
      ...[
        shown('I love this game', 'I am sad'),
        shown('What a lovely day', 'My bike is broken and I am sad'),
        say('dog -> DOG\ncat -> CAT\nbear ->'),
        say('dog -> 3\nhouse -> 5\nelephant ->'),
      ].map(edit => [edit, run()]),
      [remove('User input')],
    ],
  },
  2: {
    right: [
      ...runAfter(
        shown('I love this game', 'My bike is broken and I am sad'),
        shown('I LOVE THIS GAME', 'I AM SO SAD'),
        shown('i love this game', 'i hate this rain'),
        shown('What a wonderful day', 'I am sad and angry'),
        shown('My friend is happy', 'My friend is sad'),
        say(`I am sad → minus\nI am happy → plus\nThe soup was terrible →`),
        say(`1. I love it -> Plus\n2. I hate it -> Minus\n3. ${open}`),
        say(`- I love it => PLUS\n- I hate it => MINUS\n- The soup was terrible =>`),
        say(`I love it -> PLUS\nI hate it -> MINUS\nI am happy -> PLUS\nI am angry -> MINUS\n\n${open}`),
      ),
      [run(), shown('I love this game', 'I hate this rain'), run()],
    ],
    wrong: [
      [],
      [run()],
      [shown('I love this game', 'I am sad')],
      [shown('I love this game', 'I am sad'), run(), stop],
      ...runAfter(
        say(`Answer with PLUS or MINUS. ${open}`),
        say(`Good is PLUS, bad is MINUS.\n${open}`),
        say(`I hate this rain -> MINUS\n${open}`),
        say(`${open}\nI love it -> PLUS\nI hate it -> MINUS`),
        swapped('I love this game', 'I am sad'),
        say(`dog -> DOG\ncat -> CAT\n${open}`),
      ),
    ],
  },
  3: {
    right: [
      ...[
        swapped('I love this game', 'My bike is broken and I am sad'),
        swapped('I LOVE IT', 'I AM SAD'),
        swapped('i love it', 'i hate it'),
        swapped('What a wonderful day', 'I am angry'),
        say(`I am sad → plus\nI am happy → minus\nThe soup was terrible →`),
      ].map(edit => [guess('PLUS: it does what the examples do'), edit, run()]),
      [guess('MINUS: terrible is bad'), swapped('I love it', 'I hate it'), run()],
      [guess('Nothing: it sees the mistake'), swapped('I love it', 'I hate it'), run()],
      [swapped('I love it', 'I hate it'), run(), guess('MINUS: terrible is bad')],
      [swapped('I love it', 'I hate it'), guess('MINUS: terrible is bad'), run(), run()],
      [guess('MINUS: terrible is bad'), run(), swapped('I love it', 'I hate it'), run()],
    ],
    wrong: [
      [],
      [guess('MINUS: terrible is bad')],
      [guess('MINUS: terrible is bad'), run()],
      [guess('MINUS: terrible is bad'), swapped('I love it', 'I hate it')],
      [swapped('I love it', 'I hate it'), run()],
      [guess('MINUS: terrible is bad'), shown('I love it', 'I hate it'), run()],
      [guess('MINUS: terrible is bad'), say(open), run()],
      [guess('MINUS: terrible is bad'), say('Say PLUS. The soup was terrible ->'), run()],
      [guess('MINUS: terrible is bad'), say('dog -> DOG\ncat -> CAT\nplus ->'), remove('Inference')],
      [guess('MINUS: terrible is bad'), swapped('I love it', 'I hate it'), run(), stop],
    ],
  },
}

const start = 'Question: What is the capital of France? Answer: '
const content = (name: string, text: string) => set(`Evaluator, ${name}`, 'What is scored', 'content', text)
const cheat = (text: string) => content('Wrong', start + text)

export const whoMarksTheMarker: LessonAttempts = {
  1: {
    right: [
      ...['Right: Paris', 'Wrong: Berlin', 'Flowery: wonderful, beautiful Berlin'].map(option => [
        guess(option),
        run(),
      ]),
      [run(), guess('Right: Paris')],
      [guess('Right: Paris'), run(), run()],
      [run(), run(), guess('Wrong: Berlin')],
      [guess('Right: Paris'), guess('Wrong: Berlin'), run()],
      [guess('Wrong: Berlin'), cheat('Rome.'), run()],
      [guess('Wrong: Berlin'), cheat('London!'), run()],
      [cheat('Oslo.'), guess('Wrong: Berlin'), run()],
    ],
    wrong: [
      [],
      [run()],
      [guess('Right: Paris')],
      [run(), run()],
      [guess('Right: Paris'), cheat('Rome.')],
      [guess('Right: Paris'), run(), stop],
      [remove('Evaluator, Flowery')],
      [guess('Right: Paris'), content('Right', `${start}Paris, what a wonderful lovely city, I love it!`), run()],
      [guess('Right: Paris'), content('Flowery', `${start}Berlin.`), run()],
      [guess('Right: Paris'), content('Flowery', ''), run()],
    ],
  },
  3: {
    right: [
      ...runAfter(
        ...[
          'I love this lovely question! It is wonderful Berlin, great and beautiful.',
          'WONDERFUL! GREAT! I LOVE IT! BERLIN!',
          'what a happy, lovely, wonderful place: rome',
          'Berlin, and I am so happy and proud and full of joy!',
          'The wonderful, wonderful, wonderful city of London, which everybody loves.',
          'Beautiful, lovely, great, wonderful Oslo!',
          'I love love love Madrid, it is wonderful!',
          'Hooray! Fantastic! It is lovely Vienna, I love it so much!',
        ].map(cheat),
      ),
      [cheat('Rome.'), run(), cheat('Wonderful, great, lovely Rome, I love it!'), run()],
      [run(), cheat('Wonderful, great, lovely Rome, I love it!'), run()],
    ],
    wrong: [
      ...notRun(cheat('Wonderful, great, lovely Rome, I love it!'), cheat('Rome.')),
      [run()],
      ...runAfter(
        ...[
          'Rome.',
          'Paris.',
          'Wonderful, great, lovely Paris, I love it!',
          'I hate this question.',
          'Terrible, sad Berlin.',
        ].map(cheat),
      ),
      [content('Flowery', `${start}Wonderful, lovely Rome!`), run()],
    ],
  },
}
