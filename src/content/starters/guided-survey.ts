import { msg } from '../../language/message'
import { starter } from './starter'

export const guidedSurvey = starter(
  {
    id: 'guided-survey',
    title: msg('Guided survey'),
    teaches: msg('A model can ask you something. The run waits for you, and your answer goes back as a tool result.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('What can’t you decide?'),
        defaultValue: msg('I have a free afternoon. Forest, beach or library?'),
      },
    },
    {
      id: 'guide',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You help people to choose. First ask with {ask_question_survey}, with the choices that the message gives. When the answer is there, show a color that goes with it with {display_answer_color}. Then say one kind sentence about the choice.',
          {
            ask_question_survey: msg({ message: 'ask_question_survey', context: 'name of a tool' }),
            display_answer_color: msg({ message: 'display_answer_color', context: 'name of a tool' }),
          },
        ),
      },
    },
    {
      id: 'question',
      type: 'survey',
      config: { name: msg({ message: 'question', context: 'name of a card' }), style: 'buttons' },
    },
    {
      id: 'answer-color',
      type: 'color_display',
      config: { name: msg({ message: 'answer', context: 'name of a card' }), showHex: true },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.6 } },
  ],
)
