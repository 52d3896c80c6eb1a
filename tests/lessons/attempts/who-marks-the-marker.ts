import { guess, remove, run, set, stop } from '../actions'
import { type LessonAttempts, notRun, runAfter } from './attempts'

const content = (name: string, text: string) => set(`Evaluator, ${name}`, 'What is scored', 'content', text)
const start = 'Question: What is the capital of France? Answer: '
const cheat = (text: string) => content('Wrong', start + text)

export const whoMarksTheMarker: LessonAttempts = {
  script: [
    [guess('Right: Paris'), run()],
    [guess('At nice words, not at what is right')],
    [
      set(
        'Evaluator, Wrong',
        'What is scored',
        'content',
        'Question: What is the capital of France? Answer: Wonderful, great, lovely Rome, I love it!',
      ),
      run(),
    ],
    [guess('Let it mark some that people have marked, good and bad ones, and compare')],
  ],
  steps: {
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
  },
  words: {
    'Question: What is the capital of France? Answer: Wonderful, great, lovely Rome, I love it!': {
      es: 'Pregunta: ¿Cuál es la capital de Francia? Respuesta: ¡Maravillosa, genial, feliz Roma, qué amor!',
      de: 'Frage: Was ist die Hauptstadt von Frankreich? Antwort: Das wunderbare, großartige, glückliche Rom, ich liebe es!',
      fr: 'Question : Quelle est la capitale de la France ? Réponse : Rome, merveilleuse, super, heureuse, quel amour !',
      ar: 'السؤال: ما عاصمة فرنسا؟ الإجابة: روما رائعة وعظيمة وأنا سعيد، كلها حب!',
    },
  },
}
