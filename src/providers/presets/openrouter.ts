import { preset } from './preset'

export const openrouter = preset(
  { id: 'openrouter', label: 'OpenRouter', wire: 'openai', baseUrl: 'https://openrouter.ai/api/v1' },
  { hint: 'Many makers. Sign in, no key to paste.', keyPage: 'https://openrouter.ai/keys' },
)
