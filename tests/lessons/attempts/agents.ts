import { type Action, guess, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const dinner = (data: string): Action[] => [
  { do: 'open', pipeline: 'Kitchen' },
  set('Integration 2', 'Data', 'data', data),
]

export const agents: LessonAttempts = {
  script: [
    [run()],
    [guess('First it asked for the tool; then, with the result, it answered')],
    [say('What food is there for dinner?'), run()],
    [
      { do: 'open', pipeline: 'Kitchen' },
      set('Integration 2', 'Data', 'data', '{ "dinner": "pizza", "dessert": "pancakes" }'),
      run(),
    ],
    [guess('It may use tools, again and again, until it is done')],
  ],
  steps: {
    1: {
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('What weather will we have?'),
          say('WHAT WEATHER WILL WE HAVE AT SEA TOMORROW?'),
          say('Will there be a storm?'),
          say('how strong is the wind'),
          say('Is there rain at sea?'),
          say('Wind and weather, please!'),
        ),
        [say('What is for dinner?'), run(), say('What weather comes?'), run()],
        [run(), say('How is the weather?'), run()],
      ],
      wrong: [
        ...notRun(say('How is the weather?')),
        [say('What food is there for dinner?'), run()],
        [say('WHAT IS ON THE MENU?'), run()],
        [say(''), run()],
        [remove('Inference'), run()],
        [run(), stop],
        [say('What is for dinner?'), run()],
        [say('dinner'), run()],
      ],
    },
    3: {
      right: [
        'What food is there for dinner?',
        'WHAT FOOD IS THERE FOR DINNER?',
        'what is for dinner',
        'What is on the menu?',
        'Which meals do we have on board?',
        'Is there food?',
        'What dinner will we have?',
        'I am hungry: what is on the menu tonight?',
      ]
        .map(text => [say(text), run()])
        .concat([
          [run(), say('What is for dinner?'), run()],
          [say('Will it rain?'), run(), say('What is for dinner?'), run()],
        ]),
      wrong: [
        ...notRun(say('What is for dinner?')),
        [run()],
        [say('Will there be a storm?'), run()],
        [say('HOW IS THE WEATHER?'), run()],
        [say(''), run()],
        [run(), say('What is for dinner?')],
        [rule('You are a cook.'), run()],
        [say('What is for dinner?'), remove('Inference'), run()],
      ],
    },
    4: {
      right: [
        '{ "dinner": "pizza", "dessert": "pancakes" }',
        '{"dinner":"Pizza","dessert":"pancakes"}',
        '{"dinner": "PIZZA with mushrooms"}',
        '{ "dinner": "two pizzas", "dessert": "pancakes" }',
        '{\n  "dinner": "pizza"\n}',
        '{ "dinner": "pizza", "dessert": "ice cream", "drink": "tea" }',
        '{ "dinner": "rice" }',
        '{ "dinner": "Pizza Margherita", "dessert": "pancakes" }',
      ]
        .map(data => [...dinner(data), run()])
        .concat([
          [run(), ...dinner('{ "dinner": "pizza" }'), run()],
          [...dinner('{ "dinner": "pizza" }'), say('WHAT IS FOR DINNER?'), run()],
        ]),
      wrong: [
        ...notRun(...dinner('{ "dinner": "pizza" }')),
        [run()],
        [say('Is there pizza for dinner?'), run()],
        [rule('Dinner is pizza.'), run()],
        [{ do: 'open', pipeline: 'Weather' }, set('Integration', 'Data', 'data', '{ "dinner": "pizza" }'), run()],
        [...dinner('{ "dinner": "pizza" }'), say('Will there be a storm?'), run()],
        [run(), ...dinner('{ "dinner": "pizza" }')],
        [...dinner('{ "dinner": pizza'), run()],
      ],
    },
  },
  words: {
    'What food is there for dinner?': {
      es: '¿Qué comida hay para la cena?',
      de: 'Was gibt es heute zum Abendessen?',
      fr: 'Qu’est-ce qu’on mange ce soir, au dîner ?',
      ar: 'ما الطعام على العشاء؟',
    },
  },
}
