import { msg } from '../../language/message'
import { preset } from './preset'

export const openrouter = preset(
  { id: 'openrouter', label: 'OpenRouter', wire: 'openai', baseUrl: 'https://openrouter.ai/api/v1' },
  { hint: msg('Many makers. Sign in, no key to paste.'), keyPage: 'https://openrouter.ai/keys' },
)
