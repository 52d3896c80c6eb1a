/** A part of a plan: a lesson, or something to do together. */
export type PlanPart = { minutes: number } & ({ lesson: string } | { say: string })

/** A plan of 45 minutes that joins lessons. */
export interface Plan {
  id: string
  title: string
  aim: string
  parts: readonly PlanPart[]
}

/** Minutes of a plan. */
export const planMinutes = 45

/** Four plans. Together they go from the next word to agents; lessons outside of them fit where time is left. */
export const plans: readonly Plan[] = [
  {
    id: 'how-it-writes',
    title: 'How it writes',
    aim: 'Pupils can say what a language model does, what pieces it reads, and why the same beginning can go on in another way.',
    parts: [
      {
        minutes: 5,
        say: 'Write “Once upon a …” on the board. All say the next word at once. Count the hands for each word: those are chances.',
      },
      { minutes: 10, lesson: 'the-next-word' },
      { minutes: 10, lesson: 'tokens' },
      { minutes: 10, lesson: 'dice' },
      {
        minutes: 10,
        say: 'Cut the names of five pupils into pieces, first by guessing, then with the card. Then throw real dice for the next word of a sentence. Ask: what did the model do, and what did the dice do? (Who is done early: the lesson “Train your own”.)',
      },
    ],
  },
  {
    id: 'what-to-believe',
    title: 'What to believe',
    aim: 'Pupils can say where a model’s words come from, that a sure answer can be wrong, and how to test a model that marks.',
    parts: [
      {
        minutes: 5,
        say: 'Tell three facts about yourself, one of them made up. Who finds it? What would help to be sure?',
      },
      { minutes: 10, lesson: 'what-it-never-read' },
      { minutes: 10, lesson: 'sure-and-wrong' },
      { minutes: 10, lesson: 'who-marks-the-marker' },
      {
        minutes: 10,
        say: 'In pairs: write down two rules for using a model for homework. Collect them, and vote for three rules of the class. (Who is done early: the lesson “By heart or made up”.)',
      },
    ],
  },
  {
    id: 'talk-to-it',
    title: 'Talk to it',
    aim: 'Pupils can write a prompt, give a task by examples, and say what falls out of a long chat.',
    parts: [
      { minutes: 5, say: 'One pupil draws with closed eyes what the others describe. What helped? That was a prompt.' },
      { minutes: 8, lesson: 'what-a-prompt-is' },
      { minutes: 10, lesson: 'show-dont-tell' },
      { minutes: 10, lesson: 'the-window' },
      {
        minutes: 12,
        say: 'Build a helper of your own in pairs: a system prompt, two examples, a model. Show it to another pair: can they find out what its rules are?',
      },
    ],
  },
  {
    id: 'hands-and-helpers',
    title: 'Hands and helpers',
    aim: 'Pupils can explain what a tool and an agent are, and what keeps people safe from them.',
    parts: [
      { minutes: 3, say: 'Ask: can a chat app order a pizza? Write down what it would need.' },
      { minutes: 10, lesson: 'tools-as-hands' },
      { minutes: 12, lesson: 'agents' },
      { minutes: 12, lesson: 'tricked-by-text' },
      {
        minutes: 8,
        say: 'Back to the pizza: what may the app do by itself, and what must it ask first? Draw the line together.',
      },
    ],
  },
]
