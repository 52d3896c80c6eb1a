import { msg } from '../../language/message'
import { KEY_PLACE } from '../connections/key-place'
import { preset } from './preset'

export const azure = preset(
  {
    id: 'azure',
    label: 'Azure OpenAI',
    wire: 'openai',
    baseUrl: '',
    auth: 'none',
    headers: { 'api-key': KEY_PLACE },
    maxTokensField: 'max_completion_tokens',
  },
  { hint: msg('A model that your school has deployed.'), variable: 'AZURE_OPENAI_API_KEY' },
)
