import * as v from 'valibot'
import { BrokerError } from '../../engine/net/broker-error'
import { msg } from '../../language/message'
import type { OutgoingRequest } from '../../model/events'
import type { OutgoingReply } from '../../model/host'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeType, ToolContext, ToolOutcome } from '../../model/node-type'
import { NOT_SENT_REASONS, OUTGOING_OUTCOMES, retryCouldHelp, shownToModel } from '../../model/outgoing'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { type ConfigOf, configSchema } from '../kit/config'
import { allowedHosts, hostProblem } from '../kit/hosts'
import { setting } from '../kit/setting'
import { toolName } from '../kit/tool-name'

const fields = {
  allowedDomains: allowedHosts('hooks.example.com', 'called'),
  /** Sends nothing and asks no one; the model gets a success. For testing. */
  pretend: setting(v.optional(v.boolean(), false), {
    label: msg('Only pretend'),
    help: msg('Nothing is sent, but the model thinks that it was. Use it to see what it would send.'),
  }),
  showResponse: setting(v.optional(v.boolean(), true), { label: msg('Show the answer') }),
}

export type WebhookConfig = ConfigOf<typeof fields>

/** A model's request with its response or outcome. */
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
  outcome: v.optional(v.picklist(OUTGOING_OUTCOMES)),
  why: v.optional(v.picklist(NOT_SENT_REASONS)),
})

export type WebhookData = v.InferOutput<typeof WebhookResult>

/** Lets a model send a web request, with the person's consent. */
const webhookTrigger: NodeType<WebhookConfig> = {
  type: 'webhook_trigger',
  name: msg('Webhook'),
  family: 'output',
  summary: msg('Let the model call a web address. You are asked first.'),
  alsoCalled: msg({
    message: 'api http send post notify automation',
    context: 'other words that find the card “Webhook”',
  }),
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
  reaches: ({ allowedDomains, pretend }) => (pretend ? null : allowedDomains),
  problems: ({ allowedDomains }) =>
    allowedDomains.flatMap(entry => hostProblem(entry) ?? []).map(message => ({ message })),
}

/** For the model: it must not repeat a request that may have arrived. */
const NOT_AGAIN = 'Do not send it again unless the person asks for that.'

function pretendToSend(args: JsonValue): ToolOutcome {
  return { data: { ...(args as JsonObject), response: { pretended: true } }, content: JSON.stringify({ status: 200 }) }
}

async function call(args: JsonValue, allowedDomains: string[], context: ToolContext): Promise<ToolOutcome> {
  const wanted = v.parse(WebhookResult, args)
  try {
    const reply = await context.send(asRequest(wanted), allowedDomains)
    return { data: { ...(args as JsonObject), response: readReply(reply) }, content: tell(reply) }
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error
    const { outcome, why } = error.outgoing
    const data = { ...(args as JsonObject), outcome, ...(why !== undefined && { why }) }
    const content = outcome === 'unknown' ? `${error.message} ${NOT_AGAIN}` : error.message
    const { words } = error.outgoing
    return {
      data,
      content,
      isError: true,
      ...(words && { words }),
      retry: { mayRetry: retryCouldHelp(error.outgoing) },
    }
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
  if ('hidden' in reply) return { hidden: true }
  const { status, body, truncated } = reply
  return { status, body: truncated ? `${body}\n[cut here: there is more than is read of an answer]` : readBody(body) }
}

function readBody(text: string): JsonValue {
  return parseUntrustedJson(text) ?? text
}

function tell(reply: OutgoingReply): string {
  if ('hidden' in reply) return 'The request was sent. Its answer cannot be read here.'
  const { status, body, truncated } = reply
  const text = shownToModel(body)
  if (text === body && !truncated) return JSON.stringify({ status, body: readBody(body) })
  return JSON.stringify({ status, body: text, shortened: true })
}

export default webhookTrigger
