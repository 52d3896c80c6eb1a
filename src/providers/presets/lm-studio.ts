import { preset } from './preset'

export const lmStudio = preset(
  { id: 'lm-studio', label: 'LM Studio', wire: 'openai', baseUrl: 'http://localhost:1234/v1', auth: 'none' },
  {
    hint: 'Free models on this computer.',
    localSteps: [
      'Install LM Studio from [lmstudio.ai](https://lmstudio.ai), and fetch a model in it.',
      'Open “Developer”, start the server, and in its settings turn on “Enable CORS”.',
    ],
  },
)
