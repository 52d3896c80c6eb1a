import { add, box, guess, lift, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

export const toolsAsHands: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...runAfter(
        say('What color is grass?'),
        say('BLUE'),
        say('I am happy.'),
        say(''),
        rule('You are a painter.'),
        rule(''),
        say('Welche Farbe hat das Meer?'),
      ),
      [remove('System prompt'), run()],
    ],
    wrong: [
      ...notRun(say('What color is grass?'), rule('Paint!'), add('Color')),
      [add('Color'), run()],
      [add('Gauge'), run()],
      [remove('Inference'), run()],
      [run(), stop],
      [remove('Inference')],
    ],
  },
  2: {
    right: [
      [add('Color'), run()],
      [add('Color'), run(), run()],
      [run(), add('Color'), run()],
      ...['WHAT COLOR IS A STORMY SEA?', 'red', 'I am sad', 'Show me something', 'Ein blaues Meer'].map(text => [
        add('Color'),
        say(text),
        run(),
      ]),
      [add('Gauge'), add('Color'), run()],
      [add('Color'), set('Color', 'Name', 'name', 'Sea'), run()],
    ],
    wrong: [
      ...notRun(add('Color')),
      [run()],
      [add('Gauge'), run()],
      [add('Emoji'), run()],
      [rule('Show a color.'), run()],
      [run(), add('Color')],
      [add('Color'), remove('Color'), run()],
      [add('Color'), remove('Inference'), run()],
    ],
  },
  4: {
    right: [
      [add('Gauge'), run()],
      [add('Gauge'), run(), run()],
      [run(), add('Gauge'), run()],
      [add('Gauge'), set('Gauge', 'Name', 'name', 'Storm'), run()],
      [add('Gauge'), add('Emoji'), run()],
      [remove('Color'), add('Color'), add('Gauge'), run()],
      ...['I am so happy!', 'A RED SUNSET', 'What color is the night?', 'Wie wild ist das Meer?'].map(text => [
        add('Gauge'),
        say(text),
        run(),
      ]),
    ],
    wrong: [
      ...notRun(add('Gauge')),
      [run()],
      [add('Emoji'), run()],
      [rule('Show a number.'), run()],
      [run(), add('Gauge')],
      [remove('Color'), add('Gauge'), run()],
      [add('Gauge'), remove('Gauge'), run()],
      [add('Color'), run()],
    ],
  },
  5: {
    right: [
      ...['still show a color', 'use only the gauge', 'break'].map(option => [guess(option), remove('Color'), run()]),
      [remove('Color'), run(), guess('break')],
      [remove('Color'), guess('break'), run()],
      [guess('break'), run(), remove('Color'), run()],
      [guess('break'), remove('Color'), run(), run()],
      [guess('break'), remove('Color'), say('A STORMY SEA'), run()],
      [guess('break'), remove('Color'), set('Gauge', 'Name', 'name', 'Storm'), run()],
      [guess('break'), remove('Color'), add('Emoji'), run()],
    ],
    wrong: [
      [],
      [guess('break')],
      [run()],
      [guess('break'), run()],
      [remove('Color'), run()],
      [guess('break'), remove('Color')],
      [guess('break'), remove('Gauge'), run()],
      [guess('break'), remove('Color'), remove('Gauge'), run()],
      [guess('break'), run(), remove('Color')],
      [guess('break'), remove('Color'), run(), stop],
    ],
  },
}

const name = (card: string, text: string) => set(card, 'Name', 'name', text)
const sunset = name('Color, night', 'sunset')

export const twoToolsTwoNames: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...runAfter(
        say('a forest'),
        say('THE SEA'),
        say('the desert'),
        say('the sky'),
        say('das Meer'),
        set('Color, day', 'Label', 'label', 'Noon'),
        set('Inference', 'Temperature', 'temperature', 1),
      ),
      [say('a city'), run(), run()],
    ],
    wrong: [
      ...notRun(say('a forest'), sunset),
      [remove('Color, night'), run()],
      [remove('Color, day'), run()],
      [remove('Inference'), run()],
      [remove('Color, day'), remove('Color, night'), run()],
      [run(), stop],
      [remove('Color, night')],
    ],
  },
  3: {
    right: [
      ...['sunset', 'Sunset', 'SUNSET', 'sunset ', ' Sunset', 'dawn', 'evening', 'Sonnenuntergang'].map(text => [
        name('Color, night', text),
        run(),
      ]),
      [run(), sunset, run()],
      [sunset, say('a lake'), run()],
    ],
    wrong: [
      ...notRun(sunset),
      [run()],
      [name('Color, night', 'night'), run()],
      [name('Color, night', ''), run()],
      [name('Color, day', 'sunset'), run()],
      [set('Color, night', 'Label', 'label', 'sunset'), run()],
      [run(), sunset],
      [say('a sunset'), run()],
    ],
  },
  4: {
    right: [
      'Show noon with display_day_color, and sunset with display_sunset_color.',
      'The message names a place. Show its color at noon with display_day_color, and its color at sunset with display_sunset_color.',
      'use display_day_color and display_sunset_color',
      'Show the color at noon and the color at sunset.',
      'Show a color with each tool.',
      'display_sunset_color: the sunset. display_day_color: noon.',
      'Zeige den Mittag mit display_day_color und den Abend mit display_sunset_color.',
      'SHOW NOON AND SUNSET WITH BOTH COLOR TOOLS.',
    ]
      .map(text => [rule(text), run()])
      .concat([
        [run(), rule('Show noon with display_day_color, and sunset with display_sunset_color.'), run()],
        [rule('Show both colors: display_day_color, display_sunset_color.'), say('a lake'), run()],
      ]),
    wrong: [
      ...notRun(rule('Show noon with display_day_color, and sunset with display_sunset_color.')),
      [run()],
      [rule('Show it at noon with display_day_color, and at sunset with display_night_color.'), run()],
      [rule('SHOW IT WITH DISPLAY_NIGHT_COLOR.'), run()],
      [say('the sea at sunset'), run()],
      [rule('Show both colors.'), remove('Color, sunset'), run()],
      [run(), rule('Show noon with display_day_color, and sunset with display_sunset_color.')],
      [set('Color, sunset', 'Label', 'label', 'At sunset'), run()],
    ],
  },
  5: {
    right: [
      [name('Color, day', ''), name('Color, sunset', ''), run()],
      [name('Color, sunset', ''), name('Color, day', ''), run()],
      [name('Color, sunset', ''), run(), name('Color, day', ''), run()],
      [name('Color, day', ' '), name('Color, sunset', ' '), run()],
      [name('Color, day', ''), name('Color, sunset', ''), run(), run()],
      [name('Color, day', ''), name('Color, sunset', ''), say('A LAKE'), run()],
      [name('Color, day', ''), name('Color, sunset', ''), rule('Show noon and sunset.'), run()],
      [run(), name('Color, day', ''), name('Color, sunset', ''), run()],
      [remove('Color, sunset'), name('Color, day', ''), add('Color'), run()],
      [name('Color, day', ''), name('Color, sunset', ''), add('Color'), run()],
    ],
    wrong: [
      ...notRun(name('Color, day', '')),
      [run()],
      [name('Color, day', ''), run()],
      [name('Color, sunset', ''), run()],
      [name('Color, day', ''), name('Color, sunset', '')],
      [name('Color, sunset', 'day'), run()],
      [name('Color, day', 'one'), name('Color, sunset', 'two'), run()],
      [remove('Color, sunset'), name('Color, day', ''), run()],
    ],
  },
}

const late = 'System prompt, Late rule'
const painter = 'System prompt, First rule'

export const orderMatters: LessonAttempts = {
  1: {
    right: [
      ...['Yes, the card is there', 'No, the model comes before it'].map(option => [guess(option), run()]),
      [run(), guess('Yes, the card is there')],
      [guess('Yes, the card is there'), run(), run()],
      ...['A rose', 'A RED ROSE', 'I am sad.', '', 'Eine gelbe Blume'].map(text => [
        say(text),
        guess('Yes, the card is there'),
        run(),
      ]),
      [guess('No, the model comes before it'), remove('Color'), run()],
    ],
    wrong: [
      [],
      [run()],
      [guess('Yes, the card is there')],
      [run(), run()],
      [say('A rose'), run()],
      [guess('Yes, the card is there'), run(), stop],
      [guess('Yes, the card is there'), lift('Color', 1), run()],
      [guess('Yes, the card is there'), remove('Inference'), run()],
      [guess('Yes, the card is there'), say('A rose')],
      [lift('Color', 1), run()],
    ],
  },
  2: {
    right: [
      ...[1, 2, 3].map(by => [lift('Color', by), run()]),
      [run(), lift('Color', 1), run()],
      [lift('Color', 1), run(), run()],
      [remove('Color'), add('Color'), run()],
      [lift('Color', 1), say('A RED ROSE'), run()],
      [lift('Color', 1), set('Color', 'Name', 'name', 'Mood'), run()],
      [lift('Inference', -1), run()],
      [lift('Inference', -2), run()],
    ],
    wrong: [
      ...notRun(lift('Color', 1)),
      [run()],
      [lift(late, 2), run()],
      [remove('Color'), run()],
      [lift('Color', 1), lift('Color', -1), run()],
      [run(), lift('Color', 1)],
      [lift('Color', -1), run()],
      [say('Show a color!'), run()],
    ],
  },
  3: {
    right: [
      ...[1, 2, 3].map(by => [lift(late, by), run()]),
      [lift(late, 4), run()],
      [run(), lift(late, 1), run()],
      [lift(late, 1), run(), run()],
      [lift('Inference', -1), run()],
      [lift(late, 2), rule('TALK LIKE A PIRATE', late), run()],
      [remove(late), add('System prompt'), lift('System prompt', 2), rule('Be a pirate.', 'System prompt'), run()],
      [lift(late, 2), say('A red rose'), run()],
    ],
    wrong: [
      ...notRun(lift(late, 2)),
      [run()],
      [lift(late, 1), lift(late, -1), run()],
      [lift('Color', -1), run()],
      [remove(late), run()],
      [lift(late, 2), rule('', late), run()],
      [lift(late, 2), remove(painter), run()],
      [run(), lift(late, 2)],
    ],
  },
  4: {
    right: [
      [lift(late, 2), run()],
      [lift(late, 1), lift(late, 1), run()],
      [lift(painter, -2), run()],
      [lift(painter, -1), lift(painter, -1), run()],
      [run(), lift(late, 2), run()],
      [lift(late, 2), run(), run()],
      [lift(painter, -3), run()],
      [lift(late, 2), say('A RED ROSE'), run()],
      [lift(late, 2), rule('Speak like an old pirate.', late), run()],
      [lift(late, 2), rule('You paint.', painter), run()],
    ],
    wrong: [
      ...notRun(lift(late, 2)),
      [run()],
      [lift(late, 1), lift(late, -1), run()],
      [remove(painter), run()],
      [remove(late), run()],
      [lift(late, 2), rule('', painter), run()],
      [run(), lift(late, 2)],
      [say('Pirate first!'), run()],
    ],
  },
}

const drink = guess('ask a question of its own')
const sad = say('I feel sad and alone.')

export const askingBack: LessonAttempts = {
  1: {
    right: [
      [run()],
      [run(), run()],
      ...runAfter(
        say('Tea or milk?'),
        say('TEA, COFFEE OR JUICE?'),
        say('Hello'),
        say(''),
        rule('You are a waiter.'),
        say('tea coffee juice'),
        say('Tee, Kaffee oder Saft?'),
      ),
      [remove('System prompt'), run()],
    ],
    wrong: [
      ...notRun(say('Milk?'), add('Survey'), rule('Ask.')),
      [add('Survey'), run()],
      [add('Survey'), run('Juice')],
      [remove('Inference'), run()],
      [run(), stop],
      [remove('Inference')],
    ],
  },
  2: {
    right: [
      ...['Tea', 'Coffee', 'Juice'].map(answer => [add('Survey'), run(answer)]),
      [run(), add('Survey'), run()],
      [add('Survey'), run(), run()],
      ...['TEA, COFFEE OR JUICE?', 'tea or milk?', 'Milk, water or lemonade?', 'Tee, Kaffee oder Saft?'].map(text => [
        add('Survey'),
        say(text),
        run(),
      ]),
      [add('Survey'), rule('You are a waiter. Always ask first.'), run()],
    ],
    wrong: [
      ...notRun(add('Survey')),
      [run()],
      [rule('Ask me!'), run()],
      [add('Color'), run()],
      [add('Survey'), remove('Survey'), run()],
      [run(), add('Survey')],
      [add('Survey'), remove('Inference'), run()],
      [say('Ask me what I want.'), run()],
    ],
  },
  4: {
    right: [
      [run('Coffee'), run('Juice')],
      [run('Juice'), run('Tea')],
      [run('Tea'), run('Coffee')],
      [run('Tea'), run('Tea'), run('Juice')],
      [run('Tea'), run('Coffee'), run('Juice')],
      [run('Tea'), run('Coffee'), run('Tea')],
      [say('TEA, COFFEE OR JUICE?'), run('Tea'), run('Juice')],
      [say('Milk or water?'), run('Milk'), run('Water')],
      [run('Tea'), say('Milk or water?'), run('Water')],
      [run('Tea'), rule('You are a kind waiter.'), run('Juice')],
    ],
    wrong: [
      ...notRun(say('Milk or water?')),
      [run('Tea')],
      [run('Tea'), run('Tea')],
      [run('Juice'), run('Juice'), run('Juice')],
      [run('Tea'), run('Juice'), stop],
      [run('Coffee'), rule('You are kind.'), run('Coffee')],
      [remove('Survey'), run(), run()],
      [run('Tea'), remove('Survey'), run()],
    ],
  },
  5: {
    right: [
      ...['ask a question of its own', 'not ask at all'].map(option => [guess(option), sad, run()]),
      [sad, run(), drink],
      [sad, drink, run()],
      [drink, run(), sad, run()],
      ...['I FEEL SAD AND ALONE', 'i am lonely', 'The sea is blue.', 'Ich bin traurig.', 'Nothing.'].map(text => [
        drink,
        say(text),
        run(),
      ]),
    ],
    wrong: [
      [],
      [drink],
      [run()],
      [drink, run()],
      [sad, run()],
      [drink, sad],
      [drink, run(), sad],
      [drink, say('Tea, coffee or juice?'), run()],
      [drink, sad, run(), stop],
      [drink, rule('Never ask.'), run()],
    ],
  },
}

const age = box('age', 'Number')
const happy = box('happy', 'Yes or no')

export const structuredAnswers: LessonAttempts = {
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
}
