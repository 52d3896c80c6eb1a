import * as v from 'valibot'
import { BrokerError } from '../../engine/net/broker-error'
import { msg } from '../../language/message'
import type { OutgoingRequest } from '../../model/events'
import { type JsonObject, type JsonValue, withoutUndefined } from '../../model/json'
import type { NodeType, ToolContext, ToolOutcome } from '../../model/node-type'
import { NOT_SENT_REASONS, OUTGOING_OUTCOMES, retryCouldHelp, shownToModel } from '../../model/outgoing'
import type { OutgoingReply } from '../../model/services'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { type ConfigOf, configSchema } from '../kit/config'
import { jsonSchemaOf, toolName } from '../kit/display-tool'
import { allowedHosts } from '../kit/hosts'
import { hostProblems } from '../kit/problems'
import { setting } from '../kit/setting'

const fields = {
  allowedDomains: allowedHosts('hooks.example.com', 'called'),
  /** Sends nothing and asks no one; the model gets a success. For testing. */
  pretend: setting(v.optional(v.boolean(), false), {
    label: msg('Only pretend'),
    help: msg('Nothing is sent, but the model is told that it was. Use it to see what it would send.'),
  }),
  sendAs: setting(v.optional(v.picklist(['automatic', 'json', 'text']), 'automatic'), {
    label: msg('Send as'),
    choices: { automatic: msg('Automatic'), json: msg('JSON'), text: msg('Plain text') },
    help: msg(
      'A browser sends JSON only to sites that allow this page. Slack, Zapier and Make do not, so automatic sends them the same text as plain text.',
    ),
  }),
  showResponse: setting(v.optional(v.boolean(), true), { label: msg('Show the answer') }),
}

export type WebhookConfig = ConfigOf<typeof fields>

/** The arguments of a call. */
const request = {
  url: v.pipe(v.string(), v.url(), v.description('The full address, with https://')),
  method: v.pipe(v.picklist(['GET', 'POST', 'PUT', 'DELETE']), v.description('The HTTP method')),
  headers: v.optional(v.pipe(v.objectWithRest({}, v.string()), v.description('HTTP headers to send along'))),
  body: v.optional(v.pipe(v.looseObject({}), v.description('What to send, as JSON (for POST and PUT)'))),
  explanation: v.optional(v.pipe(v.string(), v.description('Why you are calling it'))),
}
const WebhookCall = v.looseObject(request)

/** A model's request with its response or outcome. */
export const WebhookResult = v.looseObject({
  ...request,
  /** The form of the body that was sent. */
  sentAs: v.optional(v.picklist(['json', 'text'])),
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
  configSchema: configSchema(fields),
  tool: config => ({
    name: safeName => toolName('trigger', safeName, 'webhook'),
    description:
      config.allowedDomains.length > 0
        ? `Call a web address, to tell another service something or to ask it. Only these hosts can be called: ${config.allowedDomains.join(', ')}.`
        : 'Call a web address, to tell another service something or to ask it.',
    inputSchema: jsonSchemaOf(WebhookCall),
    outputType: 'webhook',
    run: (args, context) => (config.pretend ? pretendToSend(args) : call(args, config, context)),
  }),
  reaches: ({ allowedDomains, pretend }) => (pretend ? null : allowedDomains),
  problems: ({ allowedDomains }) => hostProblems(allowedDomains),
}

/** For the model: it must not repeat a request that may have arrived. */
const NOT_AGAIN = 'Do not send it again unless the person asks for that.'

function pretendToSend(args: JsonValue): ToolOutcome {
  return { data: { ...(args as JsonObject), response: { pretended: true } }, content: JSON.stringify({ status: 200 }) }
}

async function call(args: JsonValue, config: WebhookConfig, context: ToolContext): Promise<ToolOutcome> {
  const wanted = v.parse(WebhookResult, args)
  const sentAs = formOf(wanted, config.sendAs, context.inBrowser)
  const shown: JsonObject = withoutUndefined({ ...(args as JsonObject), sentAs })
  try {
    const reply = await context.send(asRequest(wanted, sentAs), config.allowedDomains)
    return { data: { ...shown, response: readReply(reply) }, content: tell(reply) }
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error
    const { outcome, why } = error.outgoing
    const data: JsonObject = withoutUndefined({ ...shown, outcome, why })
    const content = outcome === 'unknown' ? `${error.message} ${NOT_AGAIN}` : error.words
    return {
      data,
      content,
      isError: true,
      error: error.words,
      retry: { mayRetry: retryCouldHelp(error.outgoing) },
    }
  }
}

/** Services that answer no browser's question whether they take JSON. */
const PLAIN_TEXT_HOST = /^(?:hooks\.slack\.com|hooks\.zapier\.com|hook\.[^.]+\.make\.com)$/

/** The form of the body; undefined without one, and where the model names another type. */
function formOf({ url, body, headers = {} }: WebhookData, sendAs: WebhookConfig['sendAs'], inBrowser: boolean) {
  if (body === undefined) return undefined
  if (sendAs !== 'automatic') return sendAs
  if (inBrowser && URL.canParse(url) && PLAIN_TEXT_HOST.test(new URL(url).hostname)) return 'text'
  const named = Object.entries(headers).find(([name]) => isContentType(name))?.[1]
  if (named === undefined || /^application\/json\b/i.test(named)) return 'json'
  return /^text\/plain\b/i.test(named) ? 'text' : undefined
}

const isContentType = (name: string) => name.toLowerCase() === 'content-type'

function asRequest({ url, method, headers = {}, body }: WebhookData, sentAs: WebhookData['sentAs']): OutgoingRequest {
  // No request looks whether a server is there: a webhook may start something at any request.
  if (body === undefined) return { url, method, headers, alone: true }
  const others = Object.entries(headers).filter(([name]) => !isContentType(name))
  const type = sentAs === 'text' ? 'text/plain;charset=UTF-8' : 'application/json'
  return {
    url,
    method,
    headers: sentAs ? { ...Object.fromEntries(others), 'content-type': type } : headers,
    body: JSON.stringify(body),
    alone: true,
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
