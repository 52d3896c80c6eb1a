import { msg } from '../../language/message'
import { preset } from './preset'

export const openai = preset(
  { id: 'openai', label: 'OpenAI', wire: 'openai', baseUrl: 'https://api.openai.com/v1' },
  {
    hint: msg('GPT, with a key of your own.'),
    keyPage: 'https://platform.openai.com/api-keys',
    advice: msg('You have to pay for some credit first. Set a small limit there.'),
    variable: 'OPENAI_API_KEY',
    modelIds: /^(gpt-\d|chatgpt-|o\d)/,
  },
)
