import { type Action, guess, remove, run, say, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const hard = say('My bicycle is broken. What is the price of a new one?')
const toBoth = guess('To both')
const onlyBills = set('Router', 'When to go where', 'prompt', 'Only bills to Sales. The rest to Workshop.')
const bothLetters = (prompt: string): Action[] => [
  set('Router', 'When to go where', 'prompt', prompt),
  run(),
  say('How can I pay my bill?'),
  run(),
]

export const routing: LessonAttempts = {
  script: [
    [run()],
    [guess('Only the name of one door')],
    [say('What is the price of a new bicycle? I want to buy one.'), run()],
    [guess('To both'), say('My bicycle is broken. What is the price of a new one?'), run()],
    [
      set(
        'Router',
        'When to go where',
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
      right: [
        [run()],
        [run(), run()],
        ...runAfter(
          say('My bicycle is broken.'),
          say('MY BICYCLE IS BROKEN'),
          say('The chain is broken, can you help?'),
          say('something is broken'),
          say('My bell is broken!'),
          say('Can you help? It is broken.'),
          say('my wheel is broken'),
        ),
        [say('What is the price?'), run(), say('My bicycle is broken.'), run()],
      ],
      wrong: [
        ...notRun(say('My bell is broken.')),
        [say('What is the price of a new bicycle? I want to buy one.'), run()],
        [say('I want to buy a bell.'), run()],
        [say('WHAT IS THE PRICE?'), run()],
        [set('Router', 'When to go where', 'prompt', 'Go to Sales for everything.'), run()],
        [remove('Router'), run()],
        [run(), stop],
        [say('Prices, please.'), run()],
      ],
    },
    3: {
      right: [
        'What is the price of a new bicycle? I want to buy one.',
        'WHAT IS THE PRICE OF A NEW BICYCLE?',
        'what is the price of a bell',
        'I want to buy a bicycle.',
        'i would like to buy a new bike',
        'Which prices do you have?',
        'I am buying a present. What are your prices?',
        'Buying or renting: what is the price?',
      ]
        .map(text => [say(text), run()])
        .concat([
          [run(), say('I want to buy a bell.'), run()],
          [say('My bell is broken.'), run(), say('What is the price of a bell?'), run()],
        ]),
      wrong: [
        ...notRun(say('I want to buy a bell.')),
        [run()],
        [say('My wheel is broken.'), run()],
        [say('MY WHEEL IS BROKEN'), run()],
        [set('Router', 'When to go where', 'prompt', 'Go to Sales for everything.'), run()],
        [say('It is broken. Can you mend it?'), run()],
        [run(), say('I want to buy a bell.')],
        [set('Router', 'When to go where', 'prompt', 'Buyers to Sales.'), run()],
        [remove('Router'), say('I want to buy a bell.'), run()],
      ],
    },
    4: {
      right: [
        ...['To Sales', 'To the Workshop', 'To both'].map(option => [guess(option), hard, run()]),
        [hard, run(), toBoth],
        [hard, toBoth, run()],
        [toBoth, run(), hard, run()],
        ...[
          'MY BICYCLE IS BROKEN. WHAT IS THE PRICE OF A NEW ONE?',
          'my bike is broken what does a new one cost',
          'Broken again! Should I buy a new one?',
        ].map(text => [toBoth, say(text), run()]),
        [toBoth, hard, run(), run()],
      ],
      wrong: [
        [],
        [toBoth],
        [run()],
        [toBoth, run()],
        [hard, run()],
        [toBoth, hard],
        [toBoth, run(), hard],
        [toBoth, hard, run(), stop],
        [toBoth, remove('Router'), hard, run()],
        [toBoth, onlyBills, run()],
      ],
    },
    5: {
      right: [
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
      ].map(bothLetters),
      wrong: [
        ...[
          'Go to Sales for everything.',
          'Go to Sales if it is about prices or buying.',
          'Never go to Workshop.',
          'Go to Workshop for everything.',
          'Go to Sales if something is broken. Go to Workshop if it is about a bill.',
          'Workshop only gets letters about paying a bill.',
          'Go to Sales if it is about a new bicycle or paying a bill.',
        ].map(bothLetters),
        [onlyBills],
        [onlyBills, run()],
        [run(), say('How can I pay my bill?'), run()],
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
}
