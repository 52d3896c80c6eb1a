import { preset } from './preset'

export const llamaCpp = preset(
  { id: 'llama-cpp', label: 'llama.cpp', wire: 'openai', baseUrl: 'http://localhost:8080/v1', auth: 'none' },
  {
    hint: 'Free models on this computer.',
    localSteps: ['Start its server with a model: `llama-server -m model.gguf --jinja`'],
  },
)
