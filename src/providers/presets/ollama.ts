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
    noModel: (label, model = 'llama3.2') => ({
      sentence: msg(
        '{label} is running, but no model has been pulled yet. Type this in a terminal, wait until it is done, then test again.',
        { label },
      ),
      setting: ['ollama', 'pull', model].join(' '),
    }),
    noReading: origin => ({
      sentence: msg('Quit Ollama, start it again with OLLAMA_ORIGINS set for this page, then test again.'),
      setting: ['OLLAMA_ORIGINS='.concat(origin), 'ollama', 'serve'].join(' '),
    }),
  },
)
