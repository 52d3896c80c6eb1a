import { describe, expect, it } from 'vitest'
import { ofType, person, run, stack, testHost, turns } from '../../../tests/support/engine'
import { testRows } from '../../../tests/support/test-rows'
import type { NodeConfig } from '../../model/document'
import type { OutgoingRequest } from '../../model/events'
import type { Host } from '../../model/host'
import type { OutgoingReply } from '../../model/services'

const html = `<!doctype html><head><title>Bears &amp; honey</title><style>p{}</style></head>
<body><script>track()</script><h1>Bears</h1><p>They like <b>honey</b>.</p></body>`
const page = (body: string, contentType = 'text/html; charset=utf-8', status = 200): OutgoingReply => ({
  status,
  body,
  contentType,
})
const yes = person(() => ({ consent: true }))

async function load(config: NodeConfig, parts: Partial<Host> = {}, reply: OutgoingReply = page(html)) {
  const sent: OutgoingRequest[] = []
  const model = turns({ text: 'Fine.' })
  const host = testHost(model.languageModel, {
    ...yes,
    fetch: async request => {
      sent.push(request)
      return reply
    },
    ...parts,
  })
  const events = await run(stack(['url_loader', config, 'page'], ['inference']), host)
  return {
    sent,
    events,
    told: JSON.stringify(model.requests[0]?.messages ?? null),
    output: ofType(events, 'node-end').find(({ nodeId }) => nodeId === 'page')?.output,
    error: ofType(events, 'node-error')[0]?.message,
  }
}

describe('a page', () => {
  it('is given to the model below as words, with its title and address', async () => {
    const { told: content, output, sent } = await load({ url: 'https://bears.example/honey' })
    expect(output).toBe('Bears & honey\n\nBears\n\nThey like honey.')
    expect(content).toContain('This stands at https://bears.example/honey')
    expect(content).toContain('They like honey.')
    expect(content).not.toContain('track')
    expect(sent).toEqual([{ method: 'GET', url: 'https://bears.example/honey', headers: {}, page: true }])
  })

  it('may be a text or JSON, and is cut at its limit', async () => {
    const long = 'bear '.repeat(100)
    const { output } = await load({ url: 'bears.example', longest: 100 }, {}, page(long, 'text/plain'))
    expect(output).toBe(`${long.slice(0, 100)}\n[cut here: there are 500 characters]`)
    expect((await load({ url: 'bears.example' }, {}, page('{"bear":1}', 'application/json'))).output).toBe('{"bear":1}')
  })

  it('is found at the address that templates give', async () => {
    const document = stack(['url_loader', { url: 'https://bears.example/{{vars.what}}' }])
    document.variables = { what: 'a b/c' }
    const sent: string[] = []
    const host = testHost(turns().languageModel, {
      ...yes,
      fetch: async ({ url }) => {
        sent.push(url)
        return page('hello', 'text/plain')
      },
    })
    await run(document, host)
    expect(sent).toEqual(['https://bears.example/a%20b%2Fc'])
  })
})

describe('the broker is in between', () => {
  it('asks the person, who may say no', async () => {
    const { sent, error } = await load(
      { url: 'https://bears.example' },
      person(() => ({ consent: false })),
    )
    expect(sent).toEqual([])
    expect(error).toContain('did not allow')
  })

  it.each([
    [
      'a host that is not on the list',
      { url: 'https://wolf.example', allowedDomains: ['bears.example'] },
      /not on the list/,
    ],
    ['an address of this computer', { url: 'http://localhost:8080/' }, /closed until the person opens/],
    ['another kind of address', { url: 'file:///etc/passwd' }, /Only http and https/],
    ['a password inside', { url: 'https://me:secret@bears.example' }, /password/],
  ])('refuses %s', async (_, config, sentence) => {
    const { sent, error } = await load(config)
    expect(sent).toEqual([])
    expect(error).toMatch(sentence)
  })
})

describe('what cannot be read says why', () => {
  testRows([
    ['an answer that the browser hides', { hidden: true } as const, /CORS.*Join a class/s],
    ['a picture', page('PNG', 'image/png'), /no text \(image\/png\)/],
    ['no such page', page('no', 'text/html', 404), /no page at this address/],
    ['a closed page', page('no', 'text/html', 403), /people who sign in/],
    ['a broken server', page('no', 'text/html', 500), /status 500/],
  ])('for each kind of failure', async (_, reply, sentence) => {
    const { error } = await load({ url: 'https://bears.example' }, {}, reply)
    expect(error).toMatch(sentence)
  })

  it('nothing at all without an address', async () => {
    const { output, sent } = await load({})
    expect(output).toBeNull()
    expect(sent).toEqual([])
  })
})
