import type { JsonObject } from '../../model/json'
import { field, looseObjects, looseText } from '../wire/loose-json'
import { fewerTokens, leaveOut, type Refusals, ROOM, schemaInWords } from '../wire/refused-fields'

/** What Anthropic and servers with its wire say of a field that they do not take, and how to ask without it. */
export const anthropicRefusals: Refusals = [
  [ROOM, fewerTokens],
  [/temperature/i, leaveOut('temperature')],
  [/output_config|output_format|json[_ ](?:schema|mode)|structured output/i, formatInWords],
  [/(?:reasoning_content|thinking).*(?:missing|must|required|expected)/i, someThoughts],
]

/** The wanted format as a sentence of the system prompt, and no other settings of the answer. */
function formatInWords(body: JsonObject): JsonObject | undefined {
  const rest = leaveOut('output_config')(body, '')
  const schema = field(field(body.output_config, 'format'), 'schema')
  if (!rest || schema === undefined) return rest
  return { ...rest, system: [looseText(body.system), schemaInWords(schema)].filter(Boolean).join('\n\n') }
}

/** What stands for thoughts that nobody has: Kimi insists on some in each turn with calls, whoever made them. */
const NO_THOUGHTS = { type: 'thinking', thinking: '…', signature: '' }

function someThoughts(body: JsonObject): JsonObject | undefined {
  const messages = looseObjects(body.messages).map(turn => {
    const blocks = looseObjects(turn.content)
    const calls = blocks.some(({ type }) => type === 'tool_use')
    const thinks = blocks.some(({ type }) => type === 'thinking' || type === 'redacted_thinking')
    return calls && !thinks ? { ...turn, content: [NO_THOUGHTS, ...blocks] } : turn
  })
  return { ...body, messages }
}
