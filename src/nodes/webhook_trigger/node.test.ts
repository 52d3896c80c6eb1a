import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import { Broker } from '../../engine/net/broker'
import { BrokerError } from '../../engine/net/broker-error'
import { schemaProblems } from '../../engine/tools/arguments'
import { localize } from '../../language/active'
import type { OutgoingRequest } from '../../model/events'
import type { JsonValue } from '../../model/json'
import type { ToolContext } from '../../model/node-type'
import type { OutgoingReply } from '../../model/services'
import webhook from './node'

function toolOf(config: object) {
  const tool = webhook.tool?.(v.parse(webhook.configSchema, config))
  if (!tool) throw new Error('A webhook has a tool.')
  return tool
}

/** Runs the tool with a real broker and a network that returns `reply`. */
async function runTool(
  args: JsonValue,
  { config = {}, reply = ok('{}'), consent = true, inBrowser = true }: Partial<World> = {},
) {
  const sent: OutgoingRequest[] = []
  const signal = new AbortController().signal
  const broker = new Broker({
    host: {
      async fetch(request) {
        sent.push(request)
        if (reply instanceof Error) throw reply
        return reply
      },
      isAllowedHost: () => false,
    },
    ask: async () => ({ consent }),
  })
  const context: ToolContext = {
    signal,
    ask: () => Promise.reject(new Error('Only the broker asks.')),
    send: (request, hosts) => broker.send(request, hosts, signal),
    log() {},
    inBrowser,
  }
  return { outcome: await toolOf(config).run(args, context), sent }
}

interface World {
  config: object
  reply: OutgoingReply | Error
  consent: boolean
  inBrowser: boolean
}

const ok = (body: string): OutgoingReply => ({ status: 200, body, contentType: 'text/plain' })
const url = 'https://hooks.example.com/lamp'

describe('webhook_trigger', () => {
  it('tells the model which hosts are allowed', () => {
    expect(toolOf({ allowedDomains: ['a.example', 'b.example:8443'] }).description).toContain(
      'a.example, b.example:8443',
    )
  })

  testRows([
    ['fitting', { url, method: 'PUT', headers: { 'X-A': '1' }, body: { on: true } }, true],
    ['no method', { url }, false],
    ['another method', { url, method: 'TRACE' }, false],
    ['no address', { url: 'the lamp', method: 'GET' }, false],
    ['a header that is no text', { url, method: 'GET', headers: { a: { b: 1 } } }, false],
  ])('its schema says so', async (_name, args, fits) => {
    expect((await schemaProblems(toolOf({}).inputSchema, args)).length === 0).toBe(fits)
  })

  it('sends the body as JSON and gives back status and body', async () => {
    const args = { url, method: 'POST', body: { on: true }, explanation: 'It is dark' }
    const { outcome, sent } = await runTool(args, { reply: { ...ok('{"lamp":"on"}'), status: 201 } as OutgoingReply })
    expect(sent).toEqual([
      { url, method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"on":true}', alone: true },
    ])
    expect(outcome.data).toEqual({ ...args, sentAs: 'json', response: { status: 201, body: { lamp: 'on' } } })
    expect(JSON.parse(String(outcome.content))).toEqual({ status: 201, body: { lamp: 'on' } })
  })

  it('keeps a content type that the model set, in any case of letters', async () => {
    const type = async (name: string) => {
      const { sent } = await runTool({ url, method: 'POST', headers: { 'Content-Type': name }, body: {} })
      return Object.entries(sent[0]?.headers ?? {})
    }
    expect(await type('application/x-y')).toEqual([['Content-Type', 'application/x-y']])
    expect(await type('Text/Plain')).toEqual([['content-type', 'text/plain;charset=UTF-8']])
  })

  testRows<[string, Partial<World>, string, string | undefined]>([
    ['JSON, whoever answers', {}, url, 'application/json'],
    ['plain text to Slack', {}, 'https://hooks.slack.com/services/a', 'text/plain;charset=UTF-8'],
    ['plain text to Zapier', {}, 'https://hooks.zapier.com/hooks/a', 'text/plain;charset=UTF-8'],
    ['plain text to Make', {}, 'https://hook.eu2.make.com/a', 'text/plain;charset=UTF-8'],
    ['JSON to another host of theirs', {}, 'https://hook.make.com/a', 'application/json'],
    ['JSON from a terminal', { inBrowser: false }, 'https://hooks.slack.com/services/a', 'application/json'],
    ['what the card says: text', { config: { sendAs: 'text' } }, url, 'text/plain;charset=UTF-8'],
    ['what the card says: JSON', { config: { sendAs: 'json' } }, 'https://hooks.slack.com/x', 'application/json'],
  ])('sends %s, once, and says which', async (_, world, url, type) => {
    const named: Record<string, string>[] = [{}, { 'Content-Type': 'application/json' }]
    for (const headers of named) {
      const { outcome, sent } = await runTool({ url, method: 'POST', headers, body: { text: 'hi' } }, world)
      const [given] = Object.entries(sent[0]?.headers ?? {})
      expect([given?.[0].toLowerCase(), given?.[1]]).toEqual(['content-type', type])
      expect(sent).toMatchObject([{ body: '{"text":"hi"}', alone: true }])
      expect(outcome.data).toMatchObject({ sentAs: type?.startsWith('text') ? 'text' : 'json' })
    }
  })

  it('gives back text that is no JSON as text', async () => {
    const { outcome } = await runTool({ url, method: 'GET' }, { reply: ok('<b>on</b>') })
    expect(outcome.data).toMatchObject({ response: { body: '<b>on</b>' } })
  })

  it('says when the answer cannot be read', async () => {
    const { outcome } = await runTool({ url, method: 'GET' }, { reply: { hidden: true } })
    expect(outcome.data).toMatchObject({ response: { hidden: true } })
    expect(outcome.content).toMatch(/was sent.*cannot be read here/)
    expect(outcome.isError).toBeFalsy()
  })

  it('tells the model why a request did not go out', async () => {
    const refused = await runTool({ url, method: 'GET' }, { consent: false })
    expect(inEnglish(refused.outcome)).toMatchObject({
      isError: true,
      data: { url },
      content: expect.stringContaining('did not allow'),
    })
    const notListed = await runTool({ url, method: 'GET' }, { config: { allowedDomains: ['example.com'] } })
    expect(inEnglish(notListed.outcome)).toMatchObject({
      isError: true,
      content: expect.stringContaining('not on the list'),
    })
    expect([...refused.sent, ...notListed.sent]).toEqual([])
  })

  it('says of a request that may have arrived that this is unknown, and not to repeat it', async () => {
    const { outcome } = await runTool({ url, method: 'POST', body: {} }, { reply: new TypeError('Failed to fetch') })
    expect(outcome).toMatchObject({ isError: true, data: { url, outcome: 'unknown' } })
    expect(outcome.content).toMatch(/not known whether.*Do not send it again/)
    const closed = new BrokerError('hooks.example.com could not be reached.', { why: 'closed-port' })
    const dead = await runTool({ url, method: 'POST', body: {} }, { reply: closed })
    expect(dead.outcome).toMatchObject({ isError: true, data: { outcome: 'not-sent', why: 'closed-port' } })
    expect(dead.outcome.content).not.toMatch(/was sent/)
  })

  it('shows a long answer whole on the card, and shortened to the model, with a note', async () => {
    const long = JSON.stringify({ rows: 'x'.repeat(30_000) })
    const { outcome } = await runTool({ url, method: 'GET' }, { reply: ok(long) })
    expect(outcome.data).toMatchObject({ response: { body: { rows: 'x'.repeat(30_000) } } })
    const content = JSON.parse(String(outcome.content))
    expect(content).toMatchObject({ status: 200, shortened: true })
    expect(content.body).toMatch(/^\{"rows":"x+\n\[cut here: the answer has 30011 characters\]$/)
  })

  it('when it only pretends, there is no question, nothing is sent, and the model is informed that it worked', async () => {
    const { outcome, sent } = await runTool(
      { url, method: 'POST', body: {} },
      { consent: false, config: { pretend: true } },
    )
    expect(sent).toEqual([])
    expect(outcome).toEqual({
      data: { url, method: 'POST', body: {}, response: { pretended: true } },
      content: '{"status":200}',
    })
  })

  it('names entries of its list that are no exact host', () => {
    const config = v.parse(webhook.configSchema, {
      allowedDomains: ['example.com', '*.example.com', 'https://a.example/x'],
    })
    expect(webhook.problems?.(config).map(({ message }) => localize(message))).toEqual([
      expect.stringContaining('“*.example.com”'),
      expect.stringContaining('a.example'),
    ])
  })
})
