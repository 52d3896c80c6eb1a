/**
 * The bill of a provider for a request, by everything that was sent. Computed like the most expensive real one, and
 * independent of the gateway's estimate: images by pixels, documents by pages, tool schemas as the text that a server
 * renders, hidden thinking, server-side search, and each of several answers.
 */
export interface Bill {
  /** Input tokens. */
  input: number
  /** Maximum output tokens. */
  output: number
  /** Factor on the price of input. */
  inputFactor: number
  /** Dollars in addition to tokens. */
  extra: number
}

type Sent = { [key: string]: unknown }

/** Tokens that a provider adds to a conversation, and of the prompt that explains tools. */
const frame = 60
const toolPrompt = 530

/** Which prices apply. */
interface Asked {
  wire: 'anthropic' | 'openai'
  model: string
}

export function billOf(wire: 'anthropic' | 'openai', body: Sent): Bill {
  const asked = { wire, model: String(body.model) }
  const bill: Bill = { input: frame, output: 0, inputFactor: 1, extra: 0 }
  const tools = listOf(body.tools)
  if (tools.length > 0) bill.input += toolPrompt
  for (const tool of tools) billTool(bill, tool)
  billContent(bill, body.system, asked)
  for (const message of listOf(body.messages)) {
    bill.input += 8
    billContent(bill, message.content, asked)
    for (const field of ['name', 'refusal', 'reasoning', 'reasoning_content', 'tool_call_id'])
      billText(bill, message[field])
    for (const call of listOf(message.tool_calls)) bill.input += 12 + written(call) + sealed(call.extra_content)
    if (isObject(message.function_call)) bill.input += written(message.function_call)
    for (const thought of listOf(message.reasoning_details)) bill.input += written(thought) + sealed(thought)
    if (message.audio) bill.input += 50_000
  }
  for (const format of [body.response_format, isObject(body.output_config) ? body.output_config.format : undefined]) {
    if (isObject(format)) bill.input += 120 + written(format)
  }
  for (const stop of [body.stop, body.stop_sequences].flat()) billText(bill, stop)
  // Prompts for tools, if one is to be called.
  bill.input += written(body.tool_choice ?? '')

  const longest = Math.max(...[body.max_tokens, body.max_completion_tokens].map(Number).filter(Number.isFinite), 0)
  const thinking = isObject(body.thinking) ? Number(body.thinking.budget_tokens ?? 0) : 0
  const reasoning = isObject(body.reasoning) ? Number(body.reasoning.max_tokens ?? 0) : 0
  // An answer is as long as permitted, and without a limit, as long as the model can.
  const one = longest > 0 ? Math.max(longest, thinking + 1, reasoning + 1) : 128_000
  bill.output = one * Math.max(1, Number(body.n ?? 1) || 1)
  if (isObject(body.prediction)) bill.output += written(body.prediction)
  if (Array.isArray(body.modalities) && body.modalities.includes('audio')) bill.output *= 50
  bill.inputFactor = wire === 'openai' ? 1.25 : cacheFactor(body)
  for (const [field, dearer] of Object.entries(dearFields)) {
    if (field in body && body[field] !== null) bill.extra += dearer
  }
  return bill
}

/** Dollars of a field, or of the network and the tools behind it. */
const dearFields: Record<string, number> = {
  service_tier: 10,
  speed: 10,
  inference_geo: 10,
  container: 10,
  mcp_servers: 10,
  web_search_options: 10,
  context_management: 10,
  functions: 10,
  plugins: 10,
  models: 10,
  provider: 10,
}

function billTool(bill: Bill, tool: Sent): void {
  const type = tool.type ?? 'custom'
  bill.input += 20 + written(tool)
  if (type !== 'custom' && type !== 'function') bill.extra += 5
}

function billContent(bill: Bill, content: unknown, asked: Asked): void {
  billText(bill, content)
  for (const block of listOf(content)) {
    bill.input += 4
    switch (block.type) {
      case 'image':
        billSource(bill, block.source, asked)
        break
      case 'image_url':
        billAddress(bill, isObject(block.image_url) ? block.image_url.url : block.image_url, asked)
        break
      case 'document':
        for (const field of ['title', 'context']) billText(bill, block[field])
        if (isObject(block.citations) && block.citations.enabled === true) bill.input *= 2
        if (isObject(block.source) && block.source.type === 'content') billContent(bill, block.source.content, asked)
        else billSource(bill, block.source, asked)
        break
      case 'tool_use':
        bill.input += 12 + written(block)
        break
      case 'tool_result':
        billText(bill, block.tool_use_id)
        billContent(bill, block.content, asked)
        break
      case 'thinking':
      case 'redacted_thinking':
        billText(bill, block.thinking)
        bill.input += sealed(block)
        break
      case 'text':
        billText(bill, block.text)
        if (listOf(block.citations).length > 0) bill.input += 10_000
        break
      case 'refusal':
        billText(bill, block.refusal)
        break
      default:
        // Files, audio, video, results of a provider's own tools, and anything new.
        bill.input += 300_000
    }
  }
}

function billText(bill: Bill, text: unknown): void {
  if (typeof text !== 'string') return
  // Some tokenizers normalize first; none produces more tokens than bytes.
  bill.input += Math.max(Buffer.byteLength(text), Buffer.byteLength(text.normalize('NFKC')))
}

function billSource(bill: Bill, source: unknown, asked: Asked): void {
  if (!isObject(source)) bill.input += 300_000
  else if (source.type === 'text') billText(bill, source.data)
  else if (source.type !== 'base64' || typeof source.data !== 'string') bill.input += 300_000
  else if (source.media_type === 'application/pdf') bill.input += 4_600 * pagesOf(source.data)
  else bill.input += tokensOfImage(source.data, asked)
}

function billAddress(bill: Bill, address: unknown, asked: Asked): void {
  const data = typeof address === 'string' ? /^data:[^,]*;base64,(.*)$/s.exec(address)?.[1] : undefined
  bill.input += data === undefined ? 300_000 : tokensOfImage(data, asked)
}

function pagesOf(base64: string): number {
  return Buffer.from(base64, 'base64').toString('latin1').split('/Type /Page\n').length
}

/** The maximum of: a token per 750 pixels, per patch of 28, 2.46 per patch of 32, and the tiles of GPT-4o. */
function tokensOfImage(base64: string, asked: Asked): number {
  const { width, height } = pixelsOf(Buffer.from(base64, 'base64'))
  const patches = (edge: number) => Math.ceil(width / edge) * Math.ceil(height / edge)
  if (asked.wire === 'anthropic') return Math.max((width * height) / 750, patches(28))
  const fit = Math.min(1, 2_048 / Math.max(width, height))
  const scale = fit * Math.min(1, 768 / (fit * Math.min(width, height)))
  const tiles = Math.ceil((width * scale) / 512) * Math.ceil((height * scale) / 512)
  const byTile = asked.model.includes('4o-mini') ? 2_833 + 5_667 * tiles : 85 + 170 * tiles
  // Some count tiles of 560 pixels, at most four.
  const large = Math.min(2, Math.ceil((width + 1) / 560)) * Math.min(2, Math.ceil((height + 1) / 560)) * 1_601
  return Math.max(2.46 * patches(32), byTile, large)
}

/** An independent implementation: looks for the frame where a decoder finds it. */
function pixelsOf(bytes: Buffer): { width: number; height: number } {
  const text = bytes.toString('latin1')
  if (text.startsWith('\x89PNG') && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (text.startsWith('GIF8')) {
    const at = text.indexOf('\x2c', 13)
    const frame = at > 0 && at + 9 <= bytes.length ? [bytes.readUInt16LE(at + 5), bytes.readUInt16LE(at + 7)] : [0, 0]
    return {
      width: Math.max(bytes.readUInt16LE(6), frame[0] ?? 0),
      height: Math.max(bytes.readUInt16LE(8), frame[1] ?? 0),
    }
  }
  if (text.slice(8, 15) === 'WEBPVP8') {
    if (text[15] === 'X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    if (text[15] === ' ') return { width: bytes.readUInt16LE(26), height: bytes.readUInt16LE(28) }
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const frame = text.indexOf('\xff\xc2')
  if (text.startsWith('\xff\xd8') && frame > 0) {
    return { width: bytes.readUInt16BE(frame + 7), height: bytes.readUInt16BE(frame + 5) }
  }
  // Every provider refuses what is no image.
  return { width: 16_000, height: 16_000 }
}

/** Thinking is returned encrypted; this provider knows its length. */
function sealed(block: unknown): number {
  const match = /sealed-(\d+)/.exec(JSON.stringify(block) ?? '')
  return match ? Number(match[1]) : 0
}

/** Tokens of a value as JSON text, as a Python server prints it: ASCII, a line per field. */
function written(value: unknown): number {
  const text = JSON.stringify(value) ?? ''
  let tokens = 0
  for (let index = 0; index < text.length; index++) tokens += text.charCodeAt(index) > 0x7e ? 6 : 1
  return tokens + (text.match(/[,{[]/g)?.length ?? 0)
}

function cacheFactor(body: Sent): number {
  const text = JSON.stringify(body)
  if (!text.includes('"cache_control":{')) return 1
  return text.includes('"ttl":"1h"') ? 2 : 1.25
}

function isObject(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): Sent[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** Dollars of a bill at a price, in millionths. */
export function microDollarsOf(
  { input, output, inputFactor, extra }: Bill,
  price: { inputPerMillion: number; outputPerMillion: number },
): number {
  const isLong = input > 272_000
  const read = input * inputFactor * price.inputPerMillion * (isLong && inputFactor === 1.25 ? 2 : 1)
  return read + output * price.outputPerMillion * (isLong && inputFactor === 1.25 ? 1.5 : 1) + extra * 1e6
}
