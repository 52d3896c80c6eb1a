import { add, box, guess, lift, rule, run, say, set, stop } from '../actions'
import type { LessonAttempts } from './attempts'

/** What students do in the lessons of the plan “Good tools”. */
export const goodTools: Readonly<Record<string, LessonAttempts>> = {
  'two-tools-two-names': {
    script: [
      [run()],
      [guess('Their names')],
      [set('Color, night', 'Name', 'name', 'sunset'), run()],
      [rule('Show noon with display_day_color, and sunset with display_sunset_color.'), run()],
      [set('Color, day', 'Name', 'name', ''), set('Color, sunset', 'Name', 'name', ''), run()],
      [guess('“boil_water” and “bake_in_oven”')],
    ],
    steps: {
      1: { right: [say('a forest'), run()], wrong: [say('a forest'), run(), stop] },
      3: {
        right: [set('Color, night', 'Name', 'name', 'Sunset'), run()],
        wrong: [set('Color, night', 'Name', 'name', 'night'), run()],
      },
      4: {
        right: [
          rule(
            'The message names a place. Show its color at noon with display_day_color, and its color at sunset with display_sunset_color.',
          ),
          run(),
        ],
        wrong: [rule('Show it at noon with display_day_color, and at sunset with display_night_color.'), run()],
      },
      5: {
        right: [set('Color, sunset', 'Name', 'name', ''), set('Color, day', 'Name', 'name', ''), run()],
        wrong: [set('Color, day', 'Name', 'name', ''), run()],
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
  },
  'order-matters': {
    script: [
      [guess('Yes, the card is there'), run()],
      [lift('Color', 1), run()],
      [lift('System prompt, Late rule', 2), run()],
      [lift('System prompt, Late rule', 2), run()],
      [guess('Whether it is above the model')],
    ],
    steps: {
      1: { right: [guess('No, the model comes before it'), run()], wrong: [run(), run()] },
      2: { right: [lift('Color', 2), run()], wrong: [lift('System prompt, Late rule', 2), run()] },
      3: {
        right: [lift('System prompt, Late rule', 1), run()],
        wrong: [lift('System prompt, Late rule', 1), lift('System prompt, Late rule', -1), run()],
      },
      4: {
        right: [lift('System prompt, Late rule', 1), lift('System prompt, Late rule', 1), run()],
        wrong: [lift('System prompt, Late rule', 1), lift('System prompt, Late rule', -1), run()],
      },
    },
  },
  'asking-back': {
    script: [
      [run()],
      [add('Survey'), run('Tea')],
      [guess('As the result of the tool that it had called')],
      [run('Coffee'), run('Juice')],
      [guess('ask a question of its own'), say('I feel sad and alone.'), run()],
      [guess('When only the person can know, or when a mistake would hurt')],
    ],
    steps: {
      1: { right: [say('Tea or milk?'), run()], wrong: [add('Survey'), run()] },
      2: { right: [add('Survey'), run('Coffee')], wrong: [rule('Ask me!'), run()] },
      4: { right: [run('Juice'), run('Tea')], wrong: [run('Tea'), run('Tea')] },
      5: {
        right: [guess('not ask at all'), say('I feel sad and alone.'), run()],
        wrong: [guess('ask a question of its own'), run()],
      },
    },
    words: {
      Tea: { es: 'Té', de: 'Tee', fr: 'Thé', ar: 'شاي' },
      Coffee: { es: 'café', de: 'Kaffee', fr: 'café', ar: 'قهوة' },
      Juice: { es: 'jugo', de: 'Saft', fr: 'jus', ar: 'عصير' },
      'I feel sad and alone.': {
        es: 'Siento tristeza y soledad.',
        de: 'Ich bin traurig und allein.',
        fr: 'Je suis triste et je me sens seul.',
        ar: 'أشعر بالحزن والوحدة.',
      },
    },
  },
  'structured-answers': {
    script: [
      [run()],
      [box('age', 'Number'), run()],
      [box('happy', 'Yes or no'), run()],
      [say('We stayed in bed all day.'), run()],
      [guess('Add a box: “Is the age in the text? yes or no”')],
    ],
    steps: {
      1: { right: [say('I am 9.'), run()], wrong: [say('I am 9.'), run(), stop] },
      2: { right: [box('Age', 'Number'), run()], wrong: [box('height', 'Number'), run()] },
      3: { right: [box('Happy', 'Yes or no'), run()], wrong: [box('sad', 'Yes or no'), run()] },
      4: { right: [say('WE STAYED IN BED ALL DAY'), run()], wrong: [say('I am 13 years old.'), run()] },
    },
    words: {
      'We stayed in bed all day.': {
        es: 'Nos quedamos en la cama todo el día.',
        de: 'Wir sind den ganzen Tag im Bett geblieben.',
        fr: 'Nous sommes restés au lit toute la journée.',
        ar: 'بقينا في السرير طوال اليوم.',
      },
    },
  },
}
