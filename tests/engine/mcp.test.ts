import { afterEach, describe, expect, it } from 'vitest'
import { send } from '../../src/cli/node-host'
import { localize } from '../../src/language/active'
import type { OutgoingRequest, UserQuestion } from '../../src/model/events'
import type { Host } from '../../src/model/host'
import { connectMcp } from '../../src/sandbox/mcp/connect'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { ofType, run, stack, testHost, turns } from '../support/engine'
import { type RunningServer, startMcpServer } from '../support/mcp-server'

const servers: RunningServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function start(kind?: 'newest' | 'sessions'): Promise<RunningServer> {
  const server = await startMcpServer(kind)
  servers.push(server)
  return server
}

/** A host with a network, with permission for the test's local servers. */
function host(languageModel: Parameters<typeof testHost>[0], parts: Partial<Host> = {}): Host {
  return testHost(languageModel, {
    mcp: connectMcp,
    fetch: send,
    isAllowedHost: name => servers.some(server => server.host === name),
    ...parts,
  })
}

/** A person who consents or refuses, with the record of questions. The servers appear remote. */
function asked(answer: (request: OutgoingRequest, count: number) => boolean) {
  const questions: OutgoingRequest[] = []
  const parts: Partial<Host> = {
    isAllowedHost: () => false,
    fetch: (request, signal) => send({ ...request, url: servers[0]?.url ?? '' }, signal),
    ask: async (question: UserQuestion) => {
      if (question.kind !== 'consent') throw new Error('Nothing else is asked.')
      questions.push(question.request)
      return { consent: answer(question.request, questions.length) }
    },
  }
  return { questions, parts }
}
const faraway = 'https://desk.example/mcp'
const callAdd = (name: string) => ({ calls: [{ name, args: { a: 20, b: 22 } }] })
const methodOf = ({ body }: OutgoingRequest) => JSON.parse(body ?? '{}').method

describe.each(['newest', 'sessions'] as const)('a server of tools (%s)', kind => {
  it('is listed, and its tools are called, with the inference as their maker', async () => {
    const { url, heard } = await start(kind)
    const { languageModel, requests } = turns(callAdd('Desk_add'), { text: 'It is 42.' })
    const events = await run(stack(['inference', { mcpServers: [{ url, label: 'Desk' }] }]), host(languageModel))
    expect(requests[0]?.tools.map(({ name }) => name)).toEqual(['Desk_add', 'Desk_break', 'Desk_loud_shout'])
    expect(requests[0]?.tools[0]).toMatchObject({
      description: 'Adds two numbers.',
      inputSchema: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } } },
    })
    expect(ofType(events, 'request')[0]?.origins.tools[0]).toEqual({ nodeId: 'n1' })
    expect(heard.filter(line => !line.startsWith('POST'))).toEqual([])
  })

  it('answers with text and values, and with its errors', async () => {
    const { url } = await start(kind)
    const { languageModel, requests } = turns(
      callAdd('Desk_add'),
      {
        calls: [
          { name: 'Desk_loud_shout', args: { words: 'sea' } },
          { name: 'Desk_break', args: {} },
        ],
      },
      { text: 'Done.' },
    )
    const events = await run(stack(['inference', { mcpServers: [{ url, label: 'Desk' }] }]), host(languageModel))
    expect(ofType(events, 'tool-result').map(({ content, data, isError }) => ({ content, data, isError }))).toEqual([
      { content: '{"sum":42}', data: { sum: 42 }, isError: false },
      { content: 'SEA', data: 'SEA', isError: false },
      { content: 'The desk is closed.', data: 'The desk is closed.', isError: true },
    ])
    expect(ofType(events, 'tool-call')[0]?.toolNodeId).toBe('n1')
    expect(requests[1]?.messages.at(-1)).toMatchObject({ role: 'tool', content: '{"sum":42}' })
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  })
})

describe('the person', () => {
  it('is asked once for the listing of a server in a run, and for each call, with the payload', async () => {
    await start()
    const { questions, parts } = asked(() => true)
    const { languageModel } = turns(callAdd('Desk_add'), callAdd('Desk_add'), { text: 'One.' }, { text: 'Two.' })
    const mcpServers = [{ url: faraway, label: 'Desk' }]
    const events = await run(
      stack(['inference', { mcpServers }], ['inference', { mcpServers }]),
      host(languageModel, parts),
    )
    expect(questions.map(methodOf)).toEqual([expect.not.stringContaining('tools/call'), 'tools/call', 'tools/call'])
    expect(questions.every(({ url }) => url === faraway)).toBe(true)
    expect(JSON.parse(questions[1]?.body ?? '').params).toMatchObject({ name: 'add', arguments: { a: 20, b: 22 } })
    expect(ofType(events, 'await-user').every(({ askNodeId }) => askNodeId === 'n1')).toBe(true)
    expect(ofType(events, 'tool-result').every(({ isError }) => !isError)).toBe(true)
  })

  it('who says no to the listing is not asked again, nothing is sent, and the model goes without', async () => {
    const server = await start()
    const { questions, parts } = asked(() => false)
    const { languageModel, requests } = turns({ text: 'Alone.' }, { text: 'Alone too.' })
    const mcpServers = [{ url: faraway, label: 'Desk' }]
    const events = await run(
      stack(['inference', { mcpServers }], ['inference', { mcpServers }]),
      host(languageModel, parts),
    )
    expect(questions).toHaveLength(1)
    expect(server.heard).toEqual([])
    expect(requests.map(({ tools }) => tools)).toEqual([[], []])
    expect(ofType(events, 'log').filter(({ level }) => level === 'warning')).toMatchObject([
      { message: expect.stringMatching(/tools of Desk could not be loaded.*did not allow/), cardId: 'n1' },
      {},
    ])
  })

  it('who says no to a call sends nothing of it, and the model is informed', async () => {
    const server = await start()
    const { parts } = asked(request => methodOf(request) !== 'tools/call')
    const { languageModel } = turns(callAdd('Desk_add'), { text: 'Well.' })
    const document = stack(['inference', { mcpServers: [{ url: faraway, label: 'Desk' }] }])
    const events = await run(document, host(languageModel, parts))
    expect(ofType(events, 'tool-result')[0]).toMatchObject({
      isError: true,
      content: expect.stringContaining('did not allow this request to desk.example'),
    })
    expect(server.heard).not.toContain('POST tools/call')
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  })
})

describe('the rules', () => {
  /** The warning of a run with a server at an address. */
  async function warningFor(url: string, parts: Partial<Host> = {}): Promise<string> {
    const { languageModel } = turns({ text: 'Alone.' })
    const events = await run(
      stack(['inference', { mcpServers: [{ url }] }]),
      host(languageModel, { ask: async () => ({ consent: true }), ...parts }),
    )
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
    // Warnings of the log are on the inference's card as well.
    const [note] = foldEvents(emptyRun, events).nodes.n1?.notes ?? []
    expect(note && localize(note)).toBe(ofType(events, 'log')[0]?.message)
    return localize(note ?? '')
  }

  it('keep addresses of this computer closed until the person opens them', async () => {
    const server = await start()
    expect(await warningFor(server.url, { isAllowedHost: () => false })).toMatch(
      /on this computer.*under “Allowed hosts” in the settings/,
    )
    expect(server.heard).toEqual([])
  })

  it('count: ten calls in a run and no more', async () => {
    const { url, heard } = await start()
    const many = { calls: Array.from({ length: 12 }, () => ({ name: 'Desk_add', args: { a: 1, b: 1 } })) }
    const { languageModel } = turns(many, { text: 'Enough.' })
    const events = await run(stack(['inference', { mcpServers: [{ url, label: 'Desk' }] }]), host(languageModel))
    // Listing the tools is one of the ten.
    expect(heard.filter(line => line === 'POST tools/call')).toHaveLength(9)
    expect(ofType(events, 'tool-result').filter(({ isError }) => isError)).toHaveLength(3)
    expect(ofType(events, 'tool-result').at(-1)?.content).toMatch(/already made 10 requests/)
  })

  it('take no other kind of address', async () => {
    expect(await warningFor('ftp://desk.example/mcp')).toBe('')
    expect(await warningFor('https://user:pass@desk.example/mcp')).toMatch(/user name or password/)
  })

  it('say when there is no server, or something else is', async () => {
    const server = await start()
    await server.close()
    expect(await warningFor(server.url)).toMatch(
      /nothing answers at that port.*Check the number, and that the service runs/,
    )
    expect(await warningFor(server.url)).toMatch(/could not be loaded: 127\.0\.0\.1:\d+ could not be reached/)
    const page: Host['fetch'] = async () => ({ status: 200, body: '<h1>Hi</h1>', contentType: 'text/html' })
    expect(await warningFor(faraway, { fetch: page })).toMatch(/tools of desk\.example could not be loaded: ./)
    const hidden: Host['fetch'] = async () => ({ hidden: true })
    expect(await warningFor(faraway, { fetch: hidden })).toMatch(/does not let web pages read/)
    expect(await warningFor(faraway, { mcp: undefined })).toMatch(/Tool servers cannot be used here/)
  })

  it('send no second greeting where the first may have arrived', async () => {
    const heard: string[] = []
    const silent: Host['fetch'] = async request => {
      heard.push(methodOf(request))
      throw new TypeError('Failed to fetch')
    }
    expect(await warningFor(faraway, { fetch: silent })).toMatch(/not known whether the request arrived/)
    expect(heard).toHaveLength(1)
  })

  it('end a listing with the run', async () => {
    const stop = new AbortController()
    const { languageModel } = turns({ text: 'Never.' })
    const silent: Host['fetch'] = (_request, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        stop.abort(new Error('stopped'))
      })
    const parts = { fetch: silent, ask: async () => ({ consent: true }) }
    const events = await run(stack(['inference', { mcpServers: [{ url: faraway }] }]), host(languageModel, parts), {
      signal: stop.signal,
    })
    expect(ofType(events, 'run-end')[0]?.status).toBe('stopped')
  })
})

it('some of its tools can be chosen, and names that are taken get a number', async () => {
  const { url } = await start()
  const { languageModel, requests } = turns({ text: 'Hi.' })
  const mcpServers = [
    { url, label: 'Desk', enabledTools: ['add'] },
    { url, label: 'Desk', enabledTools: ['add', 'gone'] },
  ]
  await run(stack(['color_display'], ['inference', { mcpServers }]), host(languageModel))
  expect(requests[0]?.tools.map(({ name }) => name)).toEqual(['display_color', 'Desk_add', 'Desk_add_2'])
})
