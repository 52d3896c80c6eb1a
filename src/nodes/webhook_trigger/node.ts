import * as v from 'valibot'
import { BrokerError } from '../../engine/broker-error'
import type { OutgoingRequest } from '../../engine/events'
import type { OutgoingReply } from '../../engine/host'
import type { JsonObject, JsonValue } from '../../engine/json'
import type { NodeType, ToolContext, ToolOutcome } from '../../engine/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { hostProblem } from '../kit/hosts'
import { toolName } from '../kit/toolName'

const fields = {
  /** Exact hosts, with a port where it is not the usual one. Empty means: ask each time. */
  allowedDomains: v.optional(v.array(v.string()), []),
  showResponse: v.optional(v.boolean(), true),
  /** Nothing goes out, nobody is asked, and the model is told that it worked: for seeing what a model would send. */
  pretend: v.optional(v.boolean(), false),
}

export type WebhookConfig = ConfigOf<typeof fields>

/** A request as the model wants it, with the answer once it came. */
export const WebhookResult = v.looseObject({
  url: v.string(),
  method: v.picklist(['GET', 'POST', 'PUT', 'DELETE']),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.optional(v.unknown()),
  explanation: v.optional(v.string()),
  response: v.optional(
    v.union([
      v.object({ pretended: v.literal(true) }),
      v.object({ status: v.number(), body: v.unknown() }),
      v.object({ hidden: v.literal(true) }),
    ]),
  ),
})

export type WebhookData = v.InferOutput<typeof WebhookResult>

/** Lets a model call a web address, if the person agrees. */
const webhookTrigger: NodeType<WebhookConfig> = {
  type: 'webhook_trigger',
  name: 'Webhook',
  family: 'output',
  summary: 'Let the model call a web address. You are asked first.',
  configSchema: configSchema(fields),
  tool: ({ allowedDomains, pretend }) => ({
    name: safeName => toolName('trigger', safeName, 'webhook'),
    description:
      allowedDomains.length > 0
        ? `Call a web address, to tell another service something or to ask it. Only these hosts can be called: ${allowedDomains.join(', ')}.`
        : 'Call a web address, to tell another service something or to ask it.',
    inputSchema: {
      type: 'object',
      properties: {
        url: { type: 'string', format: 'uri', description: 'The full address, with https://' },
        method: { type: 'string', enum: ['GET', 'POST', 'PUT', 'DELETE'], description: 'The HTTP method' },
        headers: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'HTTP headers to send along',
        },
        body: { type: 'object', description: 'What to send, as JSON (for POST and PUT)' },
        explanation: { type: 'string', description: 'Why you are calling it' },
      },
      required: ['url', 'method'],
    },
    outputType: 'webhook',
    run: (args, context) => (pretend ? pretendToSend(args) : call(args, allowedDomains, context)),
  }),
  problems: ({ allowedDomains }) =>
    allowedDomains.flatMap(entry => hostProblem(entry) ?? []).map(message => ({ message })),
}

function pretendToSend(args: JsonValue): ToolOutcome {
  return { data: { ...(args as JsonObject), response: { pretended: true } }, content: JSON.stringify({ status: 200 }) }
}

async function call(args: JsonValue, allowedDomains: string[], context: ToolContext): Promise<ToolOutcome> {
  const wanted = v.parse(WebhookResult, args)
  try {
    const reply = await context.send(asRequest(wanted), allowedDomains)
    const response = readReply(reply)
    return { data: { ...(args as JsonObject), response }, content: tell(response) }
  } catch (error) {
    if (error instanceof BrokerError) return { data: args, content: error.message, isError: true }
    throw error
  }
}

function asRequest({ url, method, headers = {}, body }: WebhookData): OutgoingRequest {
  if (body === undefined) return { url, method, headers }
  const isTyped = Object.keys(headers).some(name => name.toLowerCase() === 'content-type')
  return {
    url,
    method,
    headers: isTyped ? headers : { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

type Answer = { status: number; body: JsonValue } | { hidden: true }

function readReply(reply: OutgoingReply): Answer {
  return 'hidden' in reply ? { hidden: true } : { status: reply.status, body: readBody(reply.body) }
}

function readBody(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return text
  }
}

function tell(answer: Answer): string {
  return 'hidden' in answer
    ? 'The request was sent. Its answer cannot be read here, so nobody knows what it says.'
    : JSON.stringify(answer)
}

export default webhookTrigger
