import type { JsonObject, JsonValue } from '../../../src/engine/model/json'
import type {
  LanguageModel,
  Message,
  ModelEvent,
  ModelRequest,
  Tool,
  ToolCall,
} from '../../../src/engine/model/language-model'
import { inItsLanguage } from '../../../src/providers/demo/answer'
import { createDemoModel } from '../../../src/providers/demo/model'
import { answerWithParts } from '../../../src/providers/demo/parts'

export const user = (text: string): Message => ({ role: 'user', content: [{ type: 'text', text }] })

export const request = (part: Partial<ModelRequest> & { said?: string }): ModelRequest => {
  const { said = '', ...rest } = part
  return { model: 'demo', system: '', messages: [user(said)], tools: [], maxTokens: 4096, temperature: 0, ...rest }
}

/** A demo model that waits for nothing and takes its chances from a list, over and over. */
export const quickModel = (chances: readonly number[] = [0.5]): LanguageModel => {
  let at = 0
  return createDemoModel({ random: () => chances[at++ % chances.length] ?? 0.5, sleep: async () => {} })
}

/** A reading of a text by the rules of its language, with the parts that it needs. */
export const readingOfText = <Read>(said: string, read: () => Read): Promise<Read> =>
  answerWithParts(
    () => 0.5,
    () => inItsLanguage(request({ said }), '', read),
  )

/** Everything that one call streams. */
export async function collect(model: LanguageModel, asked: ModelRequest, signal = new AbortController().signal) {
  const events: ModelEvent[] = []
  for await (const event of model.stream(asked, signal)) events.push(event)
  const text = events.map(event => (event.type === 'text-delta' ? event.text : '')).join('')
  const calls = events.flatMap(event => (event.type === 'tool-call' ? [event.call] : []))
  const end = events.findLast(event => event.type === 'end')
  const usage = events.findLast(event => event.type === 'usage')?.usage
  return { events, text, calls, ending: end?.ending, usage }
}

/** The loop of an inference: runs the calls with `answer` until the model stops calling, or ten rounds are over. */
export async function converse(
  model: LanguageModel,
  asked: ModelRequest,
  answer: (call: ToolCall) => string | { error: string } = () => 'Shown.',
): Promise<{ calls: ToolCall[]; text: string; rounds: number }> {
  const messages = [...asked.messages]
  const all: ToolCall[] = []
  for (let rounds = 1; rounds <= 10; rounds++) {
    const { text, calls } = await collect(model, { ...asked, messages })
    if (calls.length === 0) return { calls: all, text, rounds }
    messages.push({ role: 'assistant', content: text, toolCalls: calls })
    for (const call of calls) {
      all.push(call)
      const said = answer(call)
      const content = typeof said === 'string' ? said : said.error
      messages.push({ role: 'tool', callId: call.id, toolName: call.name, content, isError: typeof said !== 'string' })
    }
  }
  return { calls: all, text: '', rounds: 11 }
}

const HEX = '^#[0-9a-fA-F]{6}$'
const object = (properties: JsonObject, required: string[]): JsonObject => ({ type: 'object', properties, required })
const text = { type: 'string' }

const ICONS =
  'check x warning info star heart fire sparkles lightbulb moon sun cloud rain snow wind leaf flower tree'.split(' ')

/** Tools as the display nodes offer them. */
export const colorTool = (name = 'display_color'): Tool => ({
  name,
  description: 'Show the person a color.',
  inputSchema: object({ hex: { type: 'string', pattern: HEX }, name: text, explanation: text }, ['hex']),
})
export const iconTool = (name = 'display_icon', icons: JsonValue[] = ICONS): Tool => ({
  name,
  description: 'Show the person one icon.',
  inputSchema: object({ id: { type: 'string', enum: icons }, label: text, explanation: text }, ['id']),
})
export const gaugeTool = (name = 'display_gauge', value: JsonObject = {}): Tool => ({
  name,
  description: 'Show the person a number on a gauge.',
  inputSchema: object(
    {
      value: { type: 'number', ...value },
      ...('minimum' in value ? {} : { min: { type: 'number' } }),
      ...('maximum' in value ? {} : { max: { type: 'number' } }),
      unit: text,
      label: text,
      explanation: text,
    },
    ['value'],
  ),
})
export const pixelTool = (name = 'generate_pixel_art', width: JsonObject = {}, height: JsonObject = {}): Tool => ({
  name,
  description: 'Draw a small picture, row by row.',
  inputSchema: object(
    {
      width: { type: 'number', minimum: 1, maximum: 16, multipleOf: 1, ...width },
      height: { type: 'number', minimum: 1, maximum: 16, multipleOf: 1, ...height },
      pixels: { type: 'array', items: { type: 'string', pattern: HEX } },
      explanation: text,
    },
    ['pixels'],
  ),
})
export const surveyTool = (name = 'ask_survey_question'): Tool => ({
  name,
  description: 'Ask the person a question with ready answers.',
  inputSchema: object(
    {
      question: text,
      options: { type: 'array', minItems: 2, maxItems: 6, items: object({ id: text, label: text }, ['id', 'label']) },
      allowMultiple: { type: 'boolean' },
      explanation: text,
    },
    ['question', 'options'],
  ),
})
export const webhookTool = (name = 'trigger_webhook'): Tool => ({
  name,
  description: 'Call a web address.',
  inputSchema: object(
    {
      url: { type: 'string', format: 'uri' },
      method: { type: 'string', enum: ['GET', 'POST', 'PUT', 'DELETE'] },
      headers: { type: 'object' },
      body: { type: 'object' },
      explanation: text,
    },
    ['url', 'method'],
  ),
})

/** The tools of all displays that a survey may come with. */
export const displayTools = () => [colorTool(), iconTool(), gaugeTool(), pixelTool(), surveyTool()]
