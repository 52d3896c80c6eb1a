import { add, guess, remove, rule, run, say, set, stop } from '../actions'
import type { LessonAttempts } from './attempts'

/** What students do in the lessons of the plan “Many models”. */
export const manyModels: Readonly<Record<string, LessonAttempts>> = {
  chains: {
    script: [
      [run()],
      [add('Model'), add('Pixel art'), run()],
      [guess('The rules, your message, and the first model’s answer')],
      [say('A happy red boat'), run()],
      [add('Model'), add('Pass or fail'), run()],
      [guess('They mostly build on it')],
    ],
    steps: {
      1: { right: [say('A happy red boat'), run()], wrong: [say('A happy red boat'), run(), stop] },
      2: { right: [add('Model'), add('Pixel art'), run(), run()], wrong: [add('Model'), run()] },
      4: { right: [say('A SAD CAT IN A CASTLE'), run()], wrong: [run(), run()] },
      5: { right: [add('Model'), add('Pass or fail'), run(), run()], wrong: [add('Model'), run()] },
    },
    words: {
      'A happy red boat': {
        es: 'Un barco rojo feliz',
        de: 'Ein fröhliches rotes Boot',
        fr: 'Un bateau rouge joyeux',
        ar: 'قارب أحمر سعيد',
      },
    },
  },
  routing: {
    script: [
      [run()],
      [guess('Only the name of one door')],
      [say('What is the price of a new bicycle? I want to buy one.'), run()],
      [guess('To both'), say('My bicycle is broken. What is the price of a new one?'), run()],
      [
        set(
          'Router',
          'How to choose the way',
          'prompt',
          'Go to Sales if it is about paying a bill. Go to Workshop if something is broken or new.',
        ),
        run(),
        say('How can I pay my bill?'),
        run(),
      ],
      [guess('Each question gets the helper that fits it')],
    ],
    steps: {
      1: {
        right: [say('My bicycle is broken.'), run()],
        wrong: [say('What is the price of a new bicycle? I want to buy one.'), run()],
      },
      3: { right: [say('WHAT IS THE PRICE OF A NEW BICYCLE?'), run()], wrong: [say('My wheel is broken.'), run()] },
      4: {
        right: [guess('To Sales'), say('My bicycle is broken. What is the price of a new one?'), run()],
        wrong: [guess('To both'), run()],
      },
      5: {
        right: [
          set('Router', 'How to choose the way', 'prompt', 'Sales only gets letters about paying a bill.'),
          run(),
          say('How can I pay my bill?'),
          run(),
        ],
        wrong: [
          set('Router', 'How to choose the way', 'prompt', 'Go to Sales for everything.'),
          run(),
          say('How can I pay my bill?'),
          run(),
        ],
      },
    },
    words: {
      'What is the price of a new bicycle? I want to buy one.': {
        es: '¿Qué precio tiene una bicicleta nueva? Quiero comprar una.',
        de: 'Welchen Preis hat ein neues Fahrrad? Ich möchte eins kaufen.',
        fr: 'Quel est le prix d’un vélo neuf ? Je veux en acheter un.',
        ar: 'ما سعر دراجة جديدة؟ أريد أن أشتري واحدة.',
      },
      'My bicycle is broken. What is the price of a new one?': {
        es: 'Mi bicicleta está rota. ¿Qué precio tiene una nueva?',
        de: 'Mein Fahrrad ist kaputt. Welchen Preis hat ein neues?',
        fr: 'Mon vélo est cassé. Quel est le prix d’un neuf ?',
        ar: 'دراجتي معطلة. ما سعر دراجة جديدة؟',
      },
      'Go to Sales if it is about paying a bill. Go to Workshop if something is broken or new.': {
        es: 'Solo las cartas sobre pagar una factura van a Ventas. Todas las demás van a Taller.',
        de: 'Nur Briefe über das Bezahlen einer Rechnung gehen zu Verkauf. Alle anderen gehen zu Werkstatt.',
        fr: 'Seules les lettres qui veulent payer une facture vont à Ventes. Toutes les autres vont à Atelier.',
        ar: 'الرسائل عن دفع فاتورة فقط تذهب إلى المبيعات. وكل الرسائل الأخرى تذهب إلى الورشة.',
      },
      'How can I pay my bill?': {
        es: '¿Cómo puedo pagar mi factura?',
        de: 'Wie kann ich meine Rechnung bezahlen?',
        fr: 'Comment payer ma facture ?',
        ar: 'كيف أدفع فاتورتي؟',
      },
    },
  },
  'when-it-goes-wrong': {
    script: [
      [run()],
      [guess('Wait a moment, then try again')],
      [rule('demo: wrong tool', 'System prompt, Trouble'), run()],
      [rule('demo: malformed arguments', 'System prompt, Trouble'), run()],
      [rule('demo: cut stream', 'System prompt, Trouble'), run()],
      [remove('System prompt, Trouble'), run()],
    ],
    steps: {
      1: { right: [say('Hello'), run()], wrong: [rule('', 'System prompt, Trouble'), run()] },
      3: {
        right: [rule('Demo: wrong tool', 'System prompt, Trouble'), run()],
        wrong: [rule('demo: fail 429', 'System prompt, Trouble'), run()],
      },
      4: {
        right: [rule('Demo: malformed arguments', 'System prompt, Trouble'), run()],
        wrong: [rule('demo: fail 429', 'System prompt, Trouble'), run()],
      },
      5: {
        right: [rule('Demo: cut stream', 'System prompt, Trouble'), run()],
        wrong: [rule('demo: fail 429', 'System prompt, Trouble'), run()],
      },
      6: {
        right: [remove('System prompt, Trouble'), run(), run()],
        wrong: [rule('demo: fail 429', 'System prompt, Trouble'), run()],
      },
    },
  },
}
