import { msg } from '../../language/message'
import type { Messages } from '../../language/messages'
import { inLanguage, type Written } from '../../language/written'
import { memoizeByLanguage } from '../memoize-by-language'

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

/**
 * Eight plans; a lesson is in one of them at most. The first four go from the next word to agents; the others go deeper,
 * in the same order.
 */
const writtenPlans: readonly Written<Plan>[] = [
  {
    id: 'how-it-writes',
    title: msg('How it writes'),
    aim: msg(
      'Students can explain what a language model does, what pieces it reads, and why the same beginning can go on in different ways.',
    ),
    parts: [
      {
        minutes: 5,
        say: msg(
          'Write “Once upon a …” on the board. All say the next word at once. Count the hands for each word: those are chances.',
        ),
      },
      { minutes: 10, lesson: 'the-next-word' },
      { minutes: 10, lesson: 'tokens' },
      { minutes: 10, lesson: 'dice' },
      {
        minutes: 10,
        say: msg(
          'Cut the names of five students into pieces, first by guessing, then with the card. Then throw real dice for the next word of a sentence. Ask: what did the model do, and what did the dice do?',
        ),
      },
    ],
  },
  {
    id: 'what-to-believe',
    title: msg('What to believe'),
    aim: msg(
      'Students can say where a model’s words come from, that a sure answer can be wrong, and how to test a model that marks.',
    ),
    parts: [
      {
        minutes: 5,
        say: msg('Tell three facts about yourself, one of them made up. Who can spot it? What would help you be sure?'),
      },
      { minutes: 10, lesson: 'what-it-never-read' },
      { minutes: 10, lesson: 'sure-and-wrong' },
      { minutes: 10, lesson: 'who-marks-the-marker' },
      {
        minutes: 10,
        say: msg(
          'In pairs: write down two rules for using a model for homework. Collect them, and vote for three rules of the class.',
        ),
      },
    ],
  },
  {
    id: 'talk-to-it',
    title: msg('Talk to it'),
    aim: msg('Students can write a prompt, give a task by examples, and say what falls out of a long chat.'),
    parts: [
      {
        minutes: 5,
        say: msg('One student closes their eyes and draws what the others describe. What helped? That was a prompt.'),
      },
      { minutes: 8, lesson: 'what-a-prompt-is' },
      { minutes: 10, lesson: 'show-dont-tell' },
      { minutes: 10, lesson: 'the-window' },
      {
        minutes: 12,
        say: msg(
          'Build a helper of your own in pairs: a system prompt, two examples, a model. Show it to another pair: can they find out what its rules are?',
        ),
      },
    ],
  },
  {
    id: 'hands-and-helpers',
    title: msg('Hands and helpers'),
    aim: msg('Students can explain what a tool and an agent are, and what keeps people safe from them.'),
    parts: [
      { minutes: 3, say: msg('Ask: can a chat app order a pizza? Write down what it would need.') },
      { minutes: 10, lesson: 'tools-as-hands' },
      { minutes: 12, lesson: 'agents' },
      { minutes: 12, lesson: 'tricked-by-text' },
      {
        minutes: 8,
        say: msg(
          'Back to the pizza: what may the app do by itself, and what must it ask first? Draw the line together.',
        ),
      },
    ],
  },
  {
    id: 'made-of-its-texts',
    title: msg('It is what it reads'),
    aim: msg('Students can train a model on their own texts, and say when a model copies and when it makes things up.'),
    parts: [
      {
        minutes: 5,
        say: msg(
          'One student writes three sentences about a favorite food. The class goes on in the same style, one word each. Where did the words come from?',
        ),
      },
      { minutes: 12, lesson: 'train-your-own' },
      { minutes: 10, lesson: 'by-heart' },
      { minutes: 10, lesson: 'made-up-facts' },
      {
        minutes: 8,
        say: msg(
          'Each pair picks one sentence that a model wrote today: is it copied, new, or made up? How could you find out? Collect the ways to check.',
        ),
      },
    ],
  },
  {
    id: 'behind-a-chat',
    title: msg('Behind a chat'),
    aim: msg(
      'Students can name what a chat app sets and sends besides their own words: rules, the chat so far, a temperature. And that all of it costs.',
    ),
    parts: [
      { minutes: 3, say: msg('Ask: what does a chat app send besides your words? Write the guesses on the board.') },
      { minutes: 10, lesson: 'system-and-user' },
      { minutes: 10, lesson: 'a-model-forgets' },
      { minutes: 10, lesson: 'temperature' },
      { minutes: 10, lesson: 'what-it-costs' },
      { minutes: 2, say: msg('Look at the guesses on the board again. Which were right, and what is missing?') },
    ],
  },
  {
    id: 'good-tools',
    title: msg('Good tools'),
    aim: msg(
      'Students can give a model tools that it uses well: with a good name, in the right place, with a question or a form where it needs one.',
    ),
    parts: [
      {
        minutes: 3,
        say: msg('Describe a kitchen tool without saying its name. Who guesses it first? What gave it away?'),
      },
      { minutes: 10, lesson: 'two-tools-two-names' },
      { minutes: 8, lesson: 'order-matters' },
      { minutes: 8, lesson: 'asking-back' },
      { minutes: 12, lesson: 'structured-answers' },
      {
        minutes: 4,
        say: msg('Each pair names one tool for a school helper. Would a model know from the name what it is for?'),
      },
    ],
  },
  {
    id: 'many-models',
    title: msg('Many models'),
    aim: msg('Students can join several models, find the place where something went wrong, and say what helps.'),
    parts: [
      {
        minutes: 4,
        say: msg('Whisper a sentence from ear to ear around the class. What came out at the end? Where did it change?'),
      },
      { minutes: 12, lesson: 'chains' },
      { minutes: 10, lesson: 'routing' },
      { minutes: 12, lesson: 'when-it-goes-wrong' },
      {
        minutes: 7,
        say: msg(
          'Draw a machine of three models for the school office on paper. Mark the place where a mistake would hurt most: who checks there?',
        ),
      },
    ],
  },
]

/** The plans in a language. */
export const plansIn: (messages: Messages) => readonly Plan[] = memoizeByLanguage(messages =>
  writtenPlans.map(plan => inLanguage<Plan>(plan, messages)),
)
