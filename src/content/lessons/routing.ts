import {
  all,
  answered,
  card,
  changed,
  flowLesson,
  guessed,
  kept,
  message,
  model,
  ran,
  ranWith,
  systemPrompt,
} from './lesson'

const went = (route: string) => ({ type: 'route' as const, where: [{ path: 'selectedRoute', is: route }] })

export const routing = flowLesson({
  id: 'routing',
  title: 'The fork in the pipe',
  teaches: 'A router lets a model choose where to go on. Only the chosen way runs; the other stays cold.',
  minutes: 10,
  teacher: {
    aim: 'Students can write a rule by which a model sorts letters, and test it with more than one letter.',
    say: [
      'A router is a model with a small job: it answers with the name of one door.',
      'A rule is good when each letter goes where it should. So try more than one.',
      'Your words may be different from your neighbor’s. What counts is where the letters go.',
    ],
    ask: [
      {
        question: 'What did the router’s model answer?',
        answer: 'Only the name of one door. The page opened it.',
      },
      {
        question: 'What do you do with hard cases?',
        answer: 'Decide them, and write the rule so that they are decided.',
      },
    ],
    mistakes: [
      'Students test with one letter. A rule that sends all to Sales passes that test, too.',
      'They change the letter instead of the rule. Leave the letter, change the Router.',
    ],
  },
  pipelines: [
    {
      id: 'desk',
      name: 'Front desk',
      nodes: [
        message(
          'letter',
          'My bicycle is broken: the chain falls off. Can you help me?',
          'What does the customer write?',
        ),
        card('fork', 'router', {
          prompt: 'Go to Sales if it is about prices or buying. Go to Workshop if something is broken.',
        }),
      ],
    },
    {
      id: 'sales',
      name: 'Sales',
      nodes: [
        card('interest', 'gauge_display', {
          name: 'interest',
          label: 'How much they want to buy',
          min: 0,
          max: 10,
          style: 'dial',
        }),
        systemPrompt(
          'seller',
          'You sell bicycles. Show with display_interest_gauge how much the person wants to buy, from 0 to 10.',
        ),
        model('sales-model'),
      ],
    },
    {
      id: 'workshop',
      name: 'Workshop',
      nodes: [
        card('trouble', 'icon_display', { name: 'trouble', label: 'How the trouble feels' }),
        systemPrompt('mender', 'You mend bicycles. Be kind. Show with display_trouble_icon how the trouble feels.'),
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
      title: 'One letter, two doors',
      text: 'This document has three pipelines: a **Front desk**, **Sales**, and a **Workshop**. At the end of the front desk stands a **Router**. Press **Run**, and see through which door the letter goes.',
      hint: 'The names of the pipelines stand above the stack: choose one to look inside.',
      check: ran('Press Run', went('workshop')),
    },
    {
      title: 'Who chose?',
      text: 'Look at the Router in the **X-ray**. A model was asked, like any other, with a prompt that lists the doors.',
      question: {
        ask: 'What did that model answer?',
        options: [
          {
            id: 'letter',
            label: 'A friendly letter to the customer',
            reply: 'That was written later, behind the door.',
          },
          {
            id: 'id',
            label: 'Only the name of one door',
            reply: 'Yes: one word. The page reads it and opens that door.',
          },
          { id: 'both', label: 'It opened both doors a little', reply: 'Only one way runs. The other one is skipped.' },
        ],
      },
      check: answered('id'),
    },
    {
      title: 'The other door',
      text: 'Change the letter so that it goes to **Sales**. Run it.',
      hint: 'Try: “What is the price of a new bicycle? I want to buy one.”',
      check: ranWith('Write another letter, run it, and end up in Sales', [changed('letter')], went('sales')),
    },
    {
      title: 'A hard case',
      text: 'What about a letter that is about both? Write: **My bicycle is broken. What is the price of a new one?** Guess first.',
      question: {
        ask: 'Where will it go?',
        outcome: 'sales',
        options: [
          { id: 'sales', label: 'To Sales' },
          { id: 'workshop', label: 'To the Workshop' },
          { id: 'both', label: 'To both' },
        ],
      },
      check: all(guessed, ranWith('Write the hard case, and run it', [changed('letter')], { type: 'route' })),
    },
    {
      title: 'Change the rule of the desk',
      text: 'You are the boss, so you decide about hard cases. In the settings of the **Router**, change *When to go where* so that Sales gets only letters about **paying a bill**. Leave the letter, and run it: it should go to the Workshop now. Then write a letter about paying a bill, and run that: it should still go to Sales.',
      hint: 'Say it in your own words, for example: Only letters about paying a bill go to Sales. All others go to Workshop. A letter about a bill could be: How can I pay my bill?',
      check: all(
        ranWith(
          'With your rule, the same letter goes to the Workshop',
          [changed('fork', 'config.prompt'), kept('letter')],
          went('workshop'),
        ),
        ranWith(
          'With your rule, a letter about a bill goes to Sales',
          [changed('fork', 'config.prompt'), changed('letter')],
          went('sales'),
        ),
      ),
    },
    {
      title: 'What you know now',
      text: 'A router is a model with a very small job.',
      question: {
        ask: 'What is a router good for?',
        options: [
          {
            id: 'fast',
            label: 'It makes a model think faster',
            reply: 'It is one more call, so it even takes a moment longer.',
          },
          {
            id: 'fit',
            label: 'Each question gets the helper that fits it',
            reply: 'Yes. And each helper needs to know only its own work.',
          },
          { id: 'all', label: 'Every helper gets a say', reply: 'Only the chosen one runs.' },
        ],
      },
      check: answered('fit'),
    },
  ],
})
