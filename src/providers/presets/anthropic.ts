import { msg } from '../../language/message'
import { preset } from './preset'

export const anthropic = preset(
  { id: 'anthropic', label: 'Anthropic', wire: 'anthropic', baseUrl: 'https://api.anthropic.com' },
  {
    hint: msg('Claude, with a key of your own.'),
    keyPage: 'https://platform.claude.com/settings/keys',
    advice: msg('You have to be 18, and to pay for some credit first. Set a small limit there.'),
    variable: 'ANTHROPIC_API_KEY',
    modelIds: /^claude-/,
  },
)
