import { msg } from '../../language/message'
import { preset } from './preset'

export const google = preset(
  {
    id: 'google',
    label: 'Google',
    wire: 'openai',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
  },
  {
    hint: msg('Gemini, with a key of your own.'),
    keyPage: 'https://aistudio.google.com/apikey',
    advice: msg('Part of it is free. What you send may then be read to make models better.'),
    modelIds: /^gemini-/,
  },
)
