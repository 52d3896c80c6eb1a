import { preset } from './preset'

export const ollama = preset(
  { id: 'ollama', label: 'Ollama', wire: 'openai', baseUrl: 'http://localhost:11434/v1', auth: 'none' },
  {
    hint: 'Free models on this computer.',
    localSteps: [
      'Install Ollama from [ollama.com](https://ollama.com/download), and start it.',
      'In a terminal, fetch a model: `ollama pull llama3.2`',
    ],
  },
)
