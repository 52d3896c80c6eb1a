import { type Connection, KEY_PLACE, type ProviderKind } from './connections'

/** A new connection to fill in, and where its owner gets a key. */
export interface ConnectionPreset {
  connection: Connection
  /** Where keys are made. */
  keyPage?: string
  /** The environment variable of the command line that holds the key. */
  variable?: string
}

/** What the settings offer under "Connect a model". The last is for any other address. */
export const connectionPresets: readonly ConnectionPreset[] = [
  {
    connection: preset('anthropic', 'Anthropic', 'anthropic', 'https://api.anthropic.com'),
    keyPage: 'https://platform.claude.com/settings/keys',
    variable: 'ANTHROPIC_API_KEY',
  },
  {
    connection: preset('openai', 'OpenAI', 'openai', 'https://api.openai.com/v1'),
    keyPage: 'https://platform.openai.com/api-keys',
    variable: 'OPENAI_API_KEY',
  },
  {
    connection: {
      ...preset('azure', 'Azure OpenAI', 'openai', ''),
      auth: 'none',
      headers: { 'api-key': KEY_PLACE },
      maxTokensField: 'max_completion_tokens',
    },
    variable: 'AZURE_OPENAI_API_KEY',
  },
  {
    connection: preset('openrouter', 'OpenRouter', 'openai', 'https://openrouter.ai/api/v1'),
    keyPage: 'https://openrouter.ai/keys',
  },
  {
    connection: preset('google', 'Google', 'openai', 'https://generativelanguage.googleapis.com/v1beta/openai'),
    keyPage: 'https://aistudio.google.com/apikey',
  },
  { connection: { ...preset('ollama', 'Ollama', 'openai', 'http://localhost:11434/v1'), auth: 'none' } },
  { connection: { ...preset('lm-studio', 'LM Studio', 'openai', 'http://localhost:1234/v1'), auth: 'none' } },
  { connection: { ...preset('llama-cpp', 'llama.cpp', 'openai', 'http://localhost:8080/v1'), auth: 'none' } },
  { connection: { ...preset('other', 'Another address', 'openai', ''), id: 'other' } },
]

/** Whether nobody is paid for a call: the model runs on the person's own machine. */
export function runsAtHome(connection: Pick<Connection, 'provider'>): boolean {
  return ['ollama', 'lm-studio', 'llama-cpp'].includes(connection.provider)
}

function preset(provider: ProviderKind, label: string, wire: Connection['wire'], baseUrl: string): Connection {
  return { id: provider, provider, label, wire, baseUrl, auth: 'bearer', headers: {} }
}
