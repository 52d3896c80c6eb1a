import { msg } from '../../language/message'
import { preset } from './preset'

export const lmStudio = preset(
  { id: 'lm-studio', label: 'LM Studio', wire: 'openai', baseUrl: 'http://localhost:1234/v1', auth: 'none' },
  {
    hint: msg('Free models on this computer.'),
    localSteps: [
      msg('Install LM Studio from [lmstudio.ai](https://lmstudio.ai), and fetch a model in it.'),
      msg('Open “Developer”, start the server, and in its settings turn on “Enable CORS”.'),
    ],
    noModel: label => ({
      sentence: msg('{label} is running, but no model is loaded. Load one there, then test again.', { label }),
    }),
    noReading: () => ({
      sentence: msg('Turn on “Enable CORS” in its server settings, then test again.'),
      setting: ['lms', 'server', 'start', '--cors'].join(' '),
    }),
  },
)
