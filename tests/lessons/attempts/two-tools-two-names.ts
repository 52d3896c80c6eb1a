import { add, guess, remove, rule, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const name = (card: string, text: string) => set(card, 'Name', 'name', text)
const sunset = name('Color, night', 'sunset')

export const twoToolsTwoNames: LessonAttempts = {
  script: [
    [run()],
    [guess('Their names')],
    [set('Color, night', 'Name', 'name', 'sunset'), run()],
    [rule('Show noon with display_day_color, and sunset with display_sunset_color.'), run()],
    [set('Color, day', 'Name', 'name', ''), set('Color, sunset', 'Name', 'name', ''), run()],
    [guess('“boil_water” and “bake_in_oven”')],
  ],
  steps: {
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
  },
  words: {
    'Show noon with display_day_color, and sunset with display_sunset_color.': {
      es: 'Muestra el mediodía con display_day_color y el atardecer con display_sunset_color.',
      de: 'Zeige den Mittag mit display_day_color und den Sonnenuntergang mit display_sunset_color.',
      fr: 'Montre midi avec display_day_color, et le coucher du soleil avec display_sunset_color.',
      ar: 'أظهر الظهر بالأداة display_day_color والغروب بالأداة display_sunset_color .',
    },
  },
}
