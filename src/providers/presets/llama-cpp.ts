import { msg } from '../../language/message'
import { preset } from './preset'

export const llamaCpp = preset(
  { id: 'llama-cpp', label: 'llama.cpp', wire: 'openai', baseUrl: 'http://localhost:8080/v1', auth: 'none' },
  {
    hint: msg('Free models on this computer.'),
    localSteps: [msg('Start its server with a model: `llama-server -m model.gguf --jinja`')],
  },
)
