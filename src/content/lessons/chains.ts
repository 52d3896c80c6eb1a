import { all, answered, changed, lesson, message, model, ran, ranWith, shows, systemPrompt } from './lesson'

export const chains = lesson({
  id: 'chains',
  title: 'Chains',
  teaches: 'One model’s answer can be the next one’s question. Small steps in a row often do better than one big wish.',
  minutes: 12,
  teacher: {
    aim: 'Students can build a chain of models, and say what happens to a mistake at its top.',
    say: [
      'One model’s answer can be the next one’s question.',
      'Each link does one small thing. So you can look at each of them.',
      'A mistake at the top goes down with everything else. Check early.',
    ],
    ask: [
      {
        question: 'What was the second model told?',
        answer: 'All that is above it: the rules, your message, the first answer.',
      },
      {
        question: 'Why three small steps and not one big one?',
        answer: 'You can see where it went wrong, and mend that step only.',
      },
    ],
    mistakes: [
      'Pixel art goes above the first model. Then the first model draws, and the second has nothing to do.',
      '“The second model sees only the first answer.” Look at its context.',
    ],
  },
  cards: [
    systemPrompt('director', 'You imagine scenes. Describe the scene in a few vivid sentences.'),
    message('message', 'A dragon that is afraid of mice'),
    model('writer'),
  ],
  steps: [
    {
      title: 'The first link',
      text: 'This model describes a scene in words. Press **Run**.',
      check: ran('Press Run', { type: 'response', card: { id: 'writer' }, where: [{ path: 'text', there: true }] }),
    },
    {
      title: 'The second link',
      text: 'Add a second **Inference** at the end, and then **Pixel art**: it goes between the two. Run it. The second model reads what the first has written, and draws it.',
      hint: 'Take them from the palette in this order: first Inference, then Pixel art.',
      check: all(
        { kind: 'card', say: 'Have two models', card: { type: 'inference' }, atLeast: 2 },
        {
          kind: 'order',
          say: 'Put Pixel art below the first model',
          above: { id: 'writer' },
          below: { type: 'pixel_art_display' },
          why: 'Pixel art is above the first model, or not there. Move it down between the two.',
        },
        ran(
          'Run it, and get a picture',
          shows('pixel_art_display', 'No picture came: Pixel art must be above the second model.'),
        ),
      ),
    },
    {
      title: 'What went down the pipe?',
      text: 'Choose the second **Inference** in the X-ray and look at its context.',
      question: {
        ask: 'What was the second model told?',
        options: [
          { id: 'picture', label: 'Only “draw something”', reply: 'Then how would it know of the dragon?' },
          {
            id: 'all',
            label: 'The rules, your message, and the first model’s answer',
            reply: 'Yes. It stands below all of that, so it hears all of that.',
          },
          {
            id: 'answer',
            label: 'Only the first model’s answer',
            reply: 'That too, but look above it: your own message is there as well.',
          },
        ],
      },
      check: answered('all'),
    },
    {
      title: 'Change the top, and all changes',
      text: 'Change your message at the top to another scene, with an animal or a thing in it. Run it once more. One word at the top goes down through both models.',
      hint: 'Try “a red boat in a storm”, “a cat in a castle”, or your own.',
      check: ranWith(
        'Write another scene, run it, and get another picture',
        [changed('message')],
        shows('pixel_art_display', 'No picture came this time. Name an animal or a thing.'),
      ),
    },
    {
      title: 'A third link: the judge',
      text: 'Add one more **Inference** at the end, and a **Pass or fail** card. Run it. Now a third model judges what the other two have done. Big programs with models in them are built just like this.',
      check: all(
        { kind: 'card', say: 'Have three models', card: { type: 'inference' }, atLeast: 3 },
        ran(
          'Run it, and get a verdict',
          shows('pass_fail_display', 'No verdict came: Pass or fail must be above the last model.'),
        ),
      ),
    },
    {
      title: 'What you know now',
      text: 'Each link does one small thing. If the end is wrong, you can look at each link and see where it went wrong.',
      question: {
        ask: 'The first model makes a mistake. What do the others do?',
        options: [
          {
            id: 'notice',
            label: 'They notice, always',
            reply: 'If only! Sometimes they do, when somebody told them to check.',
          },
          {
            id: 'carry',
            label: 'They mostly build on it',
            reply: 'Yes. A mistake at the top flows down with everything else. So check early.',
          },
          { id: 'stop', label: 'They stop', reply: 'Nothing tells them to. To them it is just text.' },
        ],
      },
      check: answered('carry'),
    },
  ],
})
