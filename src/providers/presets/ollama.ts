import { msg } from '../../language/message'
import { preset } from './preset'

export const ollama = preset(
  { id: 'ollama', label: 'Ollama', wire: 'openai', baseUrl: 'http://localhost:11434/v1', auth: 'none' },
  {
    hint: msg('Free models on this computer.'),
    localSteps: [
      msg('Install Ollama from [ollama.com](https://ollama.com/download), and start it.'),
      msg('In a terminal, fetch a model: `ollama pull llama3.2`'),
    ],
  },
)
