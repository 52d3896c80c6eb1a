import { msg } from '../../language/message'
import { starter } from './starter'

export const storyWeather = starter(
  {
    id: 'story-weather',
    title: msg('The weather in a story'),
    teaches: msg('A tool has a range, and the model must stay inside it. Change a range, and watch the answer move.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('The beginning of a story'),
        defaultValue: msg(
          'All night an icy wind howled round the lighthouse. Snow had buried the stairs, and somewhere below, a wolf was waiting.',
        ),
      },
    },
    {
      id: 'reporter',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You report the weather inside stories. Read the message and show how warm it is with {display_temperature_gauge}, how windy with {display_wind_gauge}, how dangerous with {display_danger_gauge}, and the weather as a picture with {display_weather_icon}. Where the story does not say, guess. Then give the report in two sentences.',
          {
            display_temperature_gauge: msg({ message: 'display_temperature_gauge', context: 'name of a tool' }),
            display_wind_gauge: msg({ message: 'display_wind_gauge', context: 'name of a tool' }),
            display_danger_gauge: msg({ message: 'display_danger_gauge', context: 'name of a tool' }),
            display_weather_icon: msg({ message: 'display_weather_icon', context: 'name of a tool' }),
          },
        ),
      },
    },
    {
      id: 'temperature',
      type: 'gauge_display',
      config: {
        name: msg({ message: 'temperature', context: 'name of a card' }),
        label: msg({ message: 'Temperature', context: 'of the air' }),
        style: 'dial',
        min: -20,
        max: 40,
        unit: '°C',
      },
    },
    {
      id: 'wind',
      type: 'gauge_display',
      config: {
        name: msg({ message: 'wind', context: 'name of a card' }),
        label: msg('Wind'),
        style: 'bar',
        min: 0,
        max: 12,
        unit: 'Bft',
      },
    },
    {
      id: 'danger',
      type: 'gauge_display',
      config: {
        name: msg({ message: 'danger', context: 'name of a card' }),
        label: msg('Danger'),
        style: 'bar',
        min: 0,
        max: 10,
      },
    },
    {
      id: 'sky',
      type: 'icon_display',
      config: { name: msg({ message: 'weather', context: 'name of a card' }), size: 'lg' },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.4 } },
  ],
)
