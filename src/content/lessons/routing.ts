import { msg } from '../../language/message'
import type { Written } from '../../language/written'
import {
  all,
  answered,
  came,
  card,
  changed,
  flowLesson,
  guessed,
  message,
  model,
  ran,
  ranWith,
  systemPrompt,
  unchanged,
} from './lesson'

const went = (route: string) => ({ type: 'route' as const, where: [{ path: 'selectedRoute', is: route }] })

const brokenWords = msg({
  message:
    'broke*, brok*, break*, repair*, fix*, mend*, flat, damage*, snap*, crack*, bent, tear*, torn, loose, stuck, puncture*, fall*, fell, lost, leak*, squeak*, work, works, working, wrong, problem*, crash*',
  context: 'words of a letter about something broken',
  note: 'Separated by commas; “*” stands for any ending.',
})
const buyingWords = msg({
  message:
    'price*, cost*, how much, buy*, bought, charge*, sell*, sale*, pay*, bill*, invoice*, order*, new, offer*, money, cheap*, expensive',
  context: 'words of a letter about buying',
  note: 'Separated by commas; “*” stands for any ending.',
})
/** What the letter is about, read from its words: a router that finds nothing to go by takes a door all the same. */
const about = (words: Written<string>, why: Written<string>) => ({
  type: 'request' as const,
  card: { id: 'fork' },
  where: [{ path: 'request.messages', hasAny: words }],
  why,
})

export const routing = flowLesson({
  id: 'routing',
  teaches: msg('A router lets a model choose where to go next. Only the chosen path runs. The other waits.'),
  minutes: 10,
  teacher: {
    aim: msg('Students can write a rule for sorting letters, and test it with more than one letter.'),
    say: [
      msg('A router is a model with a small job: it answers with the name of one door.'),
      msg('A rule is good when each letter goes where it should. So try more than one.'),
      msg('Your words may be different from your neighbor’s. What counts is where the letters go.'),
    ],
    ask: [
      {
        question: msg('What did the router’s model answer?'),
        answer: msg('Only the name of one door. The page opened it.'),
      },
      {
        question: msg('What do you do about hard cases?'),
        answer: msg('Decide what should happen, and write it into the rule.'),
      },
    ],
    mistakes: [
      msg('Students test with one letter. A rule that sends all to Sales passes that test, too.'),
      msg('They change the letter instead of the rule. Leave the letter, change the Router.'),
    ],
  },
  pipelines: [
    {
      id: 'desk',
      name: msg('Front desk'),
      nodes: [
        message(
          'letter',
          msg('My bicycle is broken: the chain falls off. Can you help me?'),
          msg('What does the customer write?'),
        ),
        card('fork', 'router', {
          prompt: msg('Go to Sales if it is about prices or buying. Go to Workshop if something is broken.'),
        }),
      ],
    },
    {
      id: 'sales',
      name: msg('Sales'),
      nodes: [
        card('interest', 'gauge_display', {
          name: msg({ message: 'interest', context: 'name of a card' }),
          label: msg('How much they want to buy'),
          min: 0,
          max: 10,
          style: 'dial',
        }),
        systemPrompt(
          'seller',
          msg('You sell bicycles. Show with {display_interest_gauge} how much the person wants to buy, from 0 to 10.', {
            display_interest_gauge: msg({ message: 'display_interest_gauge', context: 'name of a tool' }),
          }),
        ),
        model('sales-model'),
      ],
    },
    {
      id: 'workshop',
      name: msg('Workshop'),
      nodes: [
        card('trouble', 'icon_display', {
          name: msg({ message: 'trouble', context: 'name of a card' }),
          label: msg('How the trouble feels'),
        }),
        systemPrompt(
          'mender',
          msg('You repair bicycles. Be kind. Show with {display_trouble_icon} how the trouble feels.', {
            display_trouble_icon: msg({ message: 'display_trouble_icon', context: 'name of a tool' }),
          }),
        ),
        model('workshop-model'),
      ],
    },
  ],
  edges: [
    ['desk', 'next', 'sales'],
    ['desk', 'next', 'workshop'],
  ],
  steps: [
    {
      title: msg('One letter, two doors'),
      text: msg(
        'This document has three pipelines: a **Front desk**, **Sales**, and a **Workshop**. At the end of the front desk is a **Router**. Press **Run**, and see which door the letter goes through.',
      ),
      hint: msg('The names of the pipelines are above the stack. Choose one to look inside.'),
      check: ran(msg('Press Run'), went('workshop')),
    },
    {
      title: msg('Who chose?'),
      text: msg(
        'Look at the Router in the **X-ray**. A model was asked, like any other, with a prompt that lists the doors.',
      ),
      question: {
        ask: msg('What did that model answer?'),
        options: [
          {
            id: 'letter',
            label: msg('A friendly letter to the customer'),
            reply: msg('That was written later, behind the door.'),
          },
          {
            id: 'id',
            label: msg('Only the name of one door'),
            reply: msg('Yes: one word. The page reads it and opens that door.'),
          },
          {
            id: 'both',
            label: msg('It opened both doors halfway'),
            reply: msg('Only one path runs. The other one is skipped.'),
          },
        ],
      },
      check: answered('id'),
    },
    {
      title: msg('The other door'),
      text: msg('Change the letter so that it goes to **Sales**. Run it.'),
      hint: msg('Try: “What is the price of a new bicycle? I want to buy one.”'),
      check: ranWith(
        msg('Write another letter, run it, and end up in Sales'),
        [changed('letter')],
        went('sales'),
        about(
          buyingWords,
          msg('It went to Sales because nothing in it fits a door. Ask for a price, or say what you want to buy.'),
        ),
      ),
    },
    {
      title: msg('A hard case'),
      text: msg(
        'What about a letter that is about both? Write: **My bicycle is broken. What is the price of a new one?** Guess first.',
      ),
      question: {
        ask: msg('Where will it go?'),
        outcome: 'sales',
        outcomes: [
          came(
            'sales',
            msg(
              'A router takes one path, never both. Something is broken too, but this model gave more weight to the price.',
            ),
            {
              type: 'route',
              where: [{ path: 'selectedPath.blockId', is: 'sales' }],
            },
          ),
          came(
            'workshop',
            msg(
              'A router takes one path, never both. There is a price in it too, but this model gave more weight to what is broken.',
            ),
            {
              type: 'route',
              where: [{ path: 'selectedPath.blockId', is: 'workshop' }],
            },
          ),
        ],
        options: [
          { id: 'sales', label: msg('To Sales') },
          { id: 'workshop', label: msg('To the Workshop') },
          { id: 'both', label: msg('To both') },
        ],
      },
      check: all(
        guessed,
        ranWith(
          msg('Write the hard case, and run it'),
          [changed('letter')],
          about(brokenWords, msg('I see nothing broken in the letter. Write that something is broken, too.')),
          about(buyingWords, msg('I see nothing about a price in the letter. Ask for the price of a new one, too.')),
          { type: 'route' },
        ),
      ),
    },
    {
      title: msg('Change the rule of the desk'),
      text: msg(
        'You are the boss, so you decide about hard cases. In the settings of the **Router**, change *How to choose the way* so that Sales gets only letters about **paying a bill**. Leave the letter, and run it: it should go to the Workshop now. Then write a letter about paying a bill, and run that: it should still go to Sales.',
      ),
      hint: msg(
        'Say it in your own words, for example: Only letters about paying a bill go to Sales. All others go to Workshop. A letter about a bill could be: How can I pay my bill?',
      ),
      check: all(
        ranWith(
          msg('With your rule, the same letter goes to the Workshop'),
          [changed('fork', 'config.prompt'), unchanged('letter')],
          went('workshop'),
        ),
        ranWith(
          msg('With your rule, a letter about a bill goes to Sales'),
          [changed('fork', 'config.prompt'), changed('letter')],
          went('sales'),
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg('A router is a model with a very small job.'),
      question: {
        ask: msg('What is a router good for?'),
        options: [
          {
            id: 'fast',
            label: msg('It makes a model answer faster'),
            reply: msg('It is one more call, so it even takes a moment longer.'),
          },
          {
            id: 'fit',
            label: msg('Each question gets the helper that fits it'),
            reply: msg('Yes. And each helper needs to know only its own work.'),
          },
          { id: 'all', label: msg('Every helper gets a say'), reply: msg('Only the chosen one runs.') },
        ],
      },
      check: answered('fit'),
    },
  ],
})
