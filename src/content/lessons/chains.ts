import { msg } from '../../language/message'
import { all, answered, changed, lesson, message, model, ran, ranWith, shows, systemPrompt } from './lesson'

const nothingToDraw = msg({
  message: 'nothing to draw',
  context: 'part of a reason',
  note: 'As in the demo’s “I found nothing to draw, so it is a plain patch of color.”',
})

export const chains = lesson({
  id: 'chains',
  teaches: msg(
    'One model’s answer can be the next one’s question. Small steps in a row often work better than one big request.',
  ),
  minutes: 12,
  teacher: {
    aim: msg('Students can build a chain of models, and say what happens to a mistake at its top.'),
    say: [
      msg('One model’s answer can be the next one’s question.'),
      msg('Each link does one small thing, so you can check each one.'),
      msg('A mistake at the top goes down with everything else. Check early.'),
    ],
    ask: [
      {
        question: msg('What was the second model told?'),
        answer: msg('Everything above it: the rules, your message and the first answer.'),
      },
      {
        question: msg('Why three small steps and not one big one?'),
        answer: msg('You can see where it went wrong, and fix only that step.'),
      },
    ],
    mistakes: [
      msg('Pixel art goes above the first model. Then the first model draws, and the second has nothing to do.'),
      msg('“The second model sees only the first answer.” Look at its context.'),
    ],
  },
  cards: [
    systemPrompt('director', msg('You imagine scenes. Describe the scene in a few vivid sentences.')),
    message('message', msg('A dragon that is afraid of mice')),
    model('writer'),
  ],
  steps: [
    {
      title: msg('The first link'),
      text: msg('This model describes a scene in words. Press **Run**.'),
      check: ran(msg('Press Run'), {
        type: 'response',
        card: { id: 'writer' },
        where: [{ path: 'text', there: true }],
      }),
    },
    {
      title: msg('The second link'),
      text: msg(
        'Add a second **Model** at the end, and then **Pixel art**: it goes between the two. Run it. The second model reads what the first has written, and draws it.',
      ),
      hint: msg('Take them from the palette in this order: first Model, then Pixel art.'),
      check: all(
        { kind: 'card', say: msg('Have two models'), card: { type: 'inference' }, atLeast: 2 },
        {
          kind: 'order',
          say: msg('Put Pixel art below the first model'),
          above: { id: 'writer' },
          below: { type: 'pixel_art_display' },
          why: msg('Pixel art is above the first model. Move it down between the two.'),
        },
        ran(
          msg('Run it, and get a picture'),
          shows('pixel_art_display', msg('No picture came: Pixel art must be above the second model.')),
        ),
      ),
    },
    {
      title: msg('What went down the pipe?'),
      text: msg('Choose the second **Model** in the X-ray, and look at what it got.'),
      look: { card: { type: 'inference' }, last: true },
      question: {
        ask: msg('What was the second model told?'),
        options: [
          {
            id: 'picture',
            label: msg('Only “draw something”'),
            reply: msg('Then how would it know about the dragon?'),
          },
          {
            id: 'all',
            label: msg('The rules, your message, and the first model’s answer'),
            reply: msg('Yes. It is below all of that, so it gets all of that.'),
          },
          {
            id: 'answer',
            label: msg('Only the first model’s answer'),
            reply: msg('That too, but look above it: your own message is there as well.'),
          },
        ],
      },
      check: answered('all'),
    },
    {
      title: msg('Change the top, and everything changes'),
      text: msg(
        'Change your message at the top to another scene, with an animal or a thing in it. Run it once more. One word at the top goes down through both models.',
      ),
      hint: msg('Try “a happy red boat”, “a sad cat in a castle”, or your own.'),
      check: ranWith(
        msg('Write another scene, run it, and get another picture'),
        [changed('message')],
        shows('pixel_art_display', msg('No picture came this time. Name an animal or a thing.')),
        {
          type: 'tool-result',
          card: { type: 'pixel_art_display' },
          where: [{ path: 'data', lacks: nothingToDraw }],
          why: msg('It found nothing to draw. Name an animal or a thing.'),
        },
      ),
    },
    {
      title: msg('A third link: the judge'),
      text: msg(
        'Add one more **Model** at the end, and a **Pass or fail** card. In your message, say what it is like there: happy, sad or great. The demo only judges by words like these. Run it. Now a third model judges what the other two have done. Big programs with models in them are built just like this.',
      ),
      look: { card: { type: 'inference' }, last: true },
      hint: msg('In the palette, **Pass or fail** is under **More cards**. It goes above the last Model.'),
      check: all(
        { kind: 'card', say: msg('Have three models'), card: { type: 'inference' }, atLeast: 3 },
        ran(
          msg('Run it, and get a verdict'),
          shows(
            'pass_fail_display',
            msg(
              'No verdict came: Pass or fail must be above the last model, and the message must say how it is, such as happy or sad.',
            ),
          ),
        ),
      ),
    },
    {
      title: msg('What you know now'),
      text: msg(
        'Each link does one small thing. If the end is wrong, you can look at each link and see where it went wrong.',
      ),
      question: {
        ask: msg('The first model makes a mistake. What do the others do?'),
        options: [
          {
            id: 'notice',
            label: msg('They notice, always'),
            reply: msg('If only! Sometimes they do, when somebody told them to check.'),
          },
          {
            id: 'carry',
            label: msg('They mostly build on it'),
            reply: msg('Yes. A mistake at the top flows down with everything else. So check early.'),
          },
          { id: 'stop', label: msg('They stop'), reply: msg('Nothing tells them to. To them it is just text.') },
        ],
      },
      check: answered('carry'),
    },
  ],
})
