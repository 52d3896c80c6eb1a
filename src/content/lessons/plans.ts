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

/** Four plans. Together they go from the next word to agents. */
export const plans: readonly Plan[] = [
  {
    id: 'how-it-writes',
    title: 'How it writes',
    aim: 'Pupils can say what a language model does, and why the same question can get another answer.',
    parts: [
      {
        minutes: 5,
        say: 'Write “Once upon a …” on the board. All say the next word at once. Count the hands for each word: those are chances.',
      },
      { minutes: 10, lesson: 'the-next-word' },
      { minutes: 10, lesson: 'dice' },
      { minutes: 12, lesson: 'train-your-own' },
      {
        minutes: 8,
        say: 'Read three texts aloud that your class trained. Guess what each of them has read. Then ask: what have large models read?',
      },
    ],
  },
  {
    id: 'what-to-believe',
    title: 'What to believe',
    aim: 'Pupils can say where a model’s words come from, and check a fact before they use it.',
    parts: [
      {
        minutes: 5,
        say: 'Tell three facts about yourself, one of them made up. Who finds it? What would help to be sure?',
      },
      { minutes: 10, lesson: 'by-heart' },
      { minutes: 10, lesson: 'what-it-never-read' },
      { minutes: 10, lesson: 'made-up-facts' },
      {
        minutes: 10,
        say: 'In pairs: write down two rules for using a model for homework. Collect them, and vote for three rules of the class.',
      },
    ],
  },
  {
    id: 'talk-to-it',
    title: 'Talk to it',
    aim: 'Pupils can write a prompt, know who else speaks to the model, and know what it remembers.',
    parts: [
      { minutes: 5, say: 'One pupil draws with closed eyes what the others describe. What helped? That was a prompt.' },
      { minutes: 8, lesson: 'what-a-prompt-is' },
      { minutes: 10, lesson: 'system-and-user' },
      { minutes: 10, lesson: 'a-model-forgets' },
      {
        minutes: 12,
        say: 'Build a helper of your own in pairs: a system prompt, a message, a model. Show it to another pair: can they find out what its rules are?',
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
