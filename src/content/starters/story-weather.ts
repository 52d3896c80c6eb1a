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
            display_temperature_gauge: 'display_temperature_gauge',
            display_wind_gauge: 'display_wind_gauge',
            display_danger_gauge: 'display_danger_gauge',
            display_weather_icon: 'display_weather_icon',
          },
        ),
      },
    },
    {
      id: 'temperature',
      type: 'gauge_display',
      config: {
        name: 'temperature',
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
      config: { name: 'wind', label: msg('Wind'), style: 'bar', min: 0, max: 12, unit: 'Bft' },
    },
    {
      id: 'danger',
      type: 'gauge_display',
      config: { name: 'danger', label: msg('Danger'), style: 'bar', min: 0, max: 10 },
    },
    { id: 'sky', type: 'icon_display', config: { name: 'weather', size: 'lg' } },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.4 } },
  ],
)
