import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: 'Here a model is asked. It reads all that stands above, may call tools, and answers. A stack can ask several, one after the other.',
  seen: 'It is the model. What it is told stands in the X-ray, part by part.',
  idea: 'Run it twice at temperature 0, and then twice at 1.',
  example: exampleStack('A model', [
    ['system_prompt', { prompt: 'You are a friendly helper. Keep it short.' }],
    ['user_input', { defaultValue: 'Hello! Who are you?' }],
    ['inference', { model: '', temperature: 0.7 }, EXAMPLE_ID],
  ]),
}

export default help
