import { msg } from '../../language/message'
import { customToolProblem, type InferenceConfig, inferenceFields, mcpServerProblem } from '../../model/inference'
import type { NodeType } from '../../model/node-type'
import { readStoredSchema, storedObject } from '../../model/stored-json'
import { configSchema } from '../kit/config'
import { nameField } from '../kit/model-fields'
import { problemsOf } from '../kit/problems'
import { setting } from '../kit/setting'

const stored = inferenceFields

const fields = {
  model: setting(stored.model, { label: msg('Model'), control: 'model' }),
  temperature: setting(stored.temperature, { label: msg('Temperature'), row: 'answer' }),
  maxTokens: setting(stored.maxTokens, {
    label: msg('Max tokens'),
    placeholder: msg('as needed'),
    help: msg('The longest reply, in tokens. If empty, as long as its tools and its model need.'),
    row: 'answer',
  }),
  contextMode: setting(stored.contextMode, {
    label: msg('What it is told'),
    choices: {
      continue: msg('All that was said so far'),
      fresh: msg('A fresh start, with the latest results'),
      alone: msg('Nothing but its own words'),
    },
  }),
  goesOnFrom: stored.goesOnFrom,
  enabledTools: setting(stored.enabledTools, { label: msg('Tools') }),
  tokenChances: setting(stored.tokenChances, {
    label: msg('Show how sure it was'),
    help: msg(
      'Chances come from OpenAI, llama.cpp, vLLM, Ollama, the models in this page and “Trained here”. Claude and Gemini do not tell theirs, and the demo has none.',
    ),
  }),
  window: setting(stored.window, {
    label: msg('Window'),
    placeholder: msg('all of it'),
    help: msg(
      'How many pieces it reads at most, of about four letters each. What is too much falls out, the oldest first.',
    ),
  }),
  systemPrompt: setting(stored.systemPrompt, {
    label: msg('System prompt'),
    control: 'lines',
    help: msg('It comes after the system prompts above.'),
    isRare: true,
  }),
  responseFormat: setting(stored.responseFormat, { label: msg('Its answer'), isRare: true }),
  memories: setting(stored.memories, {
    label: msg('First memories'),
    help: msg('The model sees this as said before everything else.'),
    isRare: true,
    items: {
      title: number => msg('Memory {number}', { number }),
      remove: number => msg('Remove memory {number}', { number }),
      add: msg('Add a memory'),
      fresh: turns => ({
        role: turns?.at(-1)?.role === 'user' ? ('assistant' as const) : ('user' as const),
        content: '',
      }),
      isFolded: true,
    },
    fields: {
      role: {
        label: msg('Who said it'),
        choices: { user: msg('The person'), assistant: msg('The model') },
      },
      content: { label: msg('What was said'), control: 'lines' },
    },
  }),
  customTools: setting(stored.customTools, {
    label: msg('Tools in JavaScript'),
    help: msg(
      'The code runs apart from the page. It can calculate and sort, but it cannot use the network or your saved work.',
    ),
    isRare: true,
    items: {
      title: number => msg('Tool {number}', { number }),
      remove: number => msg('Remove tool {number}', { number }),
      add: msg('Add a tool'),
      fresh: () => ({ name: '', description: '', code: '' }),
      isFolded: true,
    },
    fields: {
      name: { label: msg('Tool name'), placeholder: 'add_numbers' },
      description: {
        label: msg('What it does'),
        control: 'lines',
        placeholder: msg('Adds two numbers.'),
        help: msg('The model reads this to know when to call it.'),
      },
      inputSchema: {
        label: msg('Its arguments'),
        control: 'json',
        placeholder: '{ "type": "object", "properties": { "a": { "type": "number" }, "b": { "type": "number" } } }',
        problem: value => readStoredSchema(value).problem,
      },
      code: {
        label: msg('Code'),
        control: 'code',
        rows: 4,
        placeholder: 'return args.a + args.b',
        help: msg(
          'It can use args, outputs (earlier results, by id), names (ids by name) and vars. End it with return.',
        ),
      },
    },
  }),
  mcpServers: setting(stored.mcpServers, {
    label: msg('Tool servers'),
    help: msg('Tools that others offer on the web (MCP). You are asked before anything is sent.'),
    isRare: true,
    items: {
      title: number => msg('Server {number}', { number }),
      remove: number => msg('Remove server {number}', { number }),
      add: msg('Add a server'),
      fresh: () => ({ url: '' }),
      isFolded: true,
    },
    fields: {
      url: {
        label: msg('Address'),
        placeholder: 'https://example.com/mcp',
        problem: url => (url ? mcpServerProblem({ url: String(url) }) : null),
        row: 'server',
      },
      label: { label: msg('Server name'), help: msg('Put before the names of its tools.'), row: 'server' },
      enabledTools: { label: msg('Tools') },
    },
  }),
  remembers: setting(stored.remembers, {
    label: msg('Remember from run to run'),
    help: msg('This stays on this device. It is not in what you share.'),
    isRare: true,
  }),
  userMessage: setting(stored.userMessage, {
    label: msg('Its own message'),
    control: 'lines',
    placeholder: 'Please check this: {{steps.writer.output.content}}',
    help: msg('Sent last, in place of its message box.'),
    isRare: true,
  }),
  name: nameField({ isRare: true }),
}

/** Calls a model with everything above it, and ends the segment: `src/engine/run/inference.ts`. */
const inference: NodeType<InferenceConfig> = {
  type: 'inference',
  name: msg('Model'),
  family: 'model',
  summary: msg('Ask a model. It gets all the cards above.'),
  configSchema: configSchema(fields),
  input: 'text',
  templates: { text: ['systemPrompt', 'userMessage'] },
  problems: ({ responseFormat, customTools = [], mcpServers = [] }) =>
    problemsOf(
      storedObject(responseFormat) === null && msg('The schema of its answer cannot be read, so it answers in words.'),
      ...customTools.map(customToolProblem),
      ...mcpServers.map(mcpServerProblem),
    ),
}

export default inference
