import { msg } from '../../language/message'
import { starter } from './starter'

export const weekOfWeather = starter(
  {
    id: 'week-of-weather',
    title: msg('A week of weather'),
    teaches: msg('You can fix a part of a tool: here the chart is always a line. Let the model choose, and compare.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('What did you measure?'),
        defaultValue: msg(
          'Monday 12 °C, Tuesday 15 °C, Wednesday 9 °C with rain, Thursday 14 °C, Friday 19 °C and sun.',
        ),
      },
    },
    {
      id: 'station',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You are a weather station. Draw the temperatures of the message with {display_week_chart}, day by day, and show with {display_week_icon} what the week felt like. Then sum it up in one sentence.',
          {
            display_week_chart: msg({ message: 'display_week_chart', context: 'name of a tool' }),
            display_week_icon: msg({ message: 'display_week_icon', context: 'name of a tool' }),
          },
        ),
      },
    },
    {
      id: 'line',
      type: 'chart_display',
      config: { name: msg({ message: 'week', context: 'name of a card' }), kind: 'line' },
    },
    {
      id: 'sky',
      type: 'icon_display',
      config: {
        name: msg({ message: 'week', context: 'name of a card' }),
        label: msg('What it felt like'),
        size: 'lg',
      },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.2 } },
  ],
)
