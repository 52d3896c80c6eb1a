import { guess, run, say, set } from '../actions'
import { type LessonAttempts, word } from './attempts'

/** What students do in the lessons of the plan “What to believe”. */
export const whatToBelieve: Readonly<Record<string, LessonAttempts>> = {
  'what-it-never-read': {
    script: [
      [run()],
      [guess('In its text, the doctor is never a she')],
      [guess('half the time'), word('temperature', 2, 'Next word, First'), run()],
      [
        word('text', 'The doctor said that he was ready. The doctor said that she was late.', 'Next word, First'),
        run(),
      ],
      [guess('From what it learned from')],
    ],
    steps: {
      1: { right: [word('seed', 3, 'Next word, First'), run()], wrong: [word('text', '', 'Next word, First'), run()] },
      3: {
        right: [guess('never'), word('temperature', 1.8, 'Next word, First'), run()],
        wrong: [guess('never'), run()],
      },
      4: {
        right: [
          word('text', 'The doctor said that he was ready. The doctor said that she had a cold.', 'Next word, First'),
          run(),
        ],
        wrong: [
          word('text', 'The doctor said that he was ready. The nurse said that she was late.', 'Next word, First'),
          run(),
        ],
      },
    },
    words: {
      'The doctor said that he was ready. The doctor said that she was late.': {
        es: 'Mi dentista dijo que él estaba listo. Mi dentista dijo que ella llegaba tarde.',
        de: 'Die Praxis leitet Herr Klein. Die Praxis leitet Frau Neu.',
        fr: 'Camille est médecin et il est prêt. Camille est médecin et elle est en retard.',
        ar: 'في هذه العيادة اليوم طبيب مستعد. في هذه العيادة اليوم طبيبة متأخرة.',
      },
    },
  },
  'sure-and-wrong': {
    script: [
      [run()],
      [guess('Three of the four sentences that it read about Australia said Sydney')],
      [
        guess('Two in all'),
        word(
          'text',
          'The capital of Australia is Canberra. The capital of Australia is Canberra. The capital of Australia is Canberra. The capital of Australia is Canberra. ',
        ),
        run(),
      ],
      [guess('I look it up all the same')],
    ],
    steps: {
      1: { right: [word('order', 5), run()], wrong: [say('The capital of Peru is'), run()] },
      3: {
        right: [
          guess('Four in all'),
          word(
            'text',
            'The capital of Australia is Sydney. The capital of Australia is Sydney. The capital of Australia is Sydney. The capital of Australia is Canberra. The capital of Australia is Canberra. The capital of Australia is Canberra. The capital of Australia is Canberra. The capital of France is Paris. The capital of Peru is Lima.',
          ),
          run(),
        ],
        wrong: [guess('Four in all'), run()],
      },
    },
    words: {
      'The capital of Australia is Canberra. The capital of Australia is Canberra. The capital of Australia is Canberra. The capital of Australia is Canberra. ':
        {
          es: 'La capital de Australia es Canberra. La capital de Australia es Canberra. La capital de Australia es Canberra. La capital de Australia es Canberra. ',
          de: 'Die Hauptstadt von Australien ist Canberra. Die Hauptstadt von Australien ist Canberra. Die Hauptstadt von Australien ist Canberra. Die Hauptstadt von Australien ist Canberra. ',
          fr: 'La capitale de l’Australie est Canberra. La capitale de l’Australie est Canberra. La capitale de l’Australie est Canberra. La capitale de l’Australie est Canberra. ',
          ar: 'عاصمة أستراليا هي كانبرا. عاصمة أستراليا هي كانبرا. عاصمة أستراليا هي كانبرا. عاصمة أستراليا هي كانبرا. ',
        },
    },
  },
  'who-marks-the-marker': {
    script: [
      [guess('Right: Paris'), run()],
      [guess('At nice words, not at what is right')],
      [
        set(
          'Judge, Wrong',
          'What is scored',
          'content',
          'Question: What is the capital of France? Answer: Wonderful, great, lovely Rome, I love it!',
        ),
        run(),
      ],
      [guess('Let it mark some that people have marked, good and bad ones, and compare')],
    ],
    steps: {
      1: { right: [guess('Wrong: Berlin'), run()], wrong: [run(), run()] },
      3: {
        right: [
          set(
            'Judge, Wrong',
            'What is scored',
            'content',
            'Question: What is the capital of France? Answer: I love this lovely question! It is wonderful Berlin, great and beautiful.',
          ),
          run(),
        ],
        wrong: [
          set('Judge, Wrong', 'What is scored', 'content', 'Question: What is the capital of France? Answer: Rome.'),
          run(),
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
  },
}
