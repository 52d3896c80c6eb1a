import type { JsonObject } from '../../../src/model/json'
import type {
  LanguageModel,
  Message,
  ModelEvent,
  ModelRequest,
  Tool,
  ToolCall,
} from '../../../src/model/language-model'
import { createDemoModel } from '../../../src/providers/demo'

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

const HEX = '^#[0-9a-fA-F]{6}$'
const text = { type: 'string' }
/** A tool with these arguments. */
export const tool = (name: string, properties: JsonObject, required: string[]): Tool => ({
  name,
  description: 'Show the person something.',
  inputSchema: { type: 'object', properties, required },
})
export const colorTool = (name = 'display_color') =>
  tool(name, { hex: { type: 'string', pattern: HEX }, name: text, explanation: text }, ['hex'])
export const pixelTool = (name = 'generate_pixel_art') =>
  tool(name, { pixels: { type: 'array', items: { type: 'string', pattern: HEX } }, explanation: text }, ['pixels'])

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
): Promise<{ calls: ToolCall[]; text: string }> {
  const messages = [...asked.messages]
  const all: ToolCall[] = []
  for (let rounds = 1; rounds <= 10; rounds++) {
    const { text, calls } = await collect(model, { ...asked, messages })
    if (calls.length === 0) return { calls: all, text }
    messages.push({ role: 'assistant', content: text, toolCalls: calls })
    for (const call of calls) {
      all.push(call)
      const said = answer(call)
      const content = typeof said === 'string' ? said : said.error
      messages.push({ role: 'tool', callId: call.id, toolName: call.name, content, isError: typeof said !== 'string' })
    }
  }
  return { calls: all, text: '' }
}
