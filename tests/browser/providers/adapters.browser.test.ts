import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../../src/providers/connections'
import { type AdapterPage, openAdapterPage } from './adapter-page'
import { describeAdapters } from './matrix'
import { startVendor, type Vendor } from './vendor'

let adapters: AdapterPage
beforeAll(async () => {
  adapters = await openAdapterPage()
})
afterAll(() => adapters.close())

test('no SDK is loaded before a model of its wire is called', async () => {
  expect(adapters.scripts.filter(name => name.includes('sdk'))).toEqual([])
  const request = { model: 'm', system: '', messages: [], tools: [], maxTokens: 1 }
  const connection = { ...school, baseUrl: 'http://127.0.0.1:9' }
  await adapters.call('runModel', { connection, key: null, request })
  expect(adapters.scripts.filter(name => name.includes('sdk'))).toEqual([expect.stringMatching(/^openai-sdk/)])
  await adapters.call('runModel', { connection: { ...connection, wire: 'anthropic' }, key: null, request })
  expect(adapters.scripts.filter(name => name.includes('sdk'))).toEqual([
    expect.stringMatching(/^openai-sdk/),
    expect.stringMatching(/^anthropic-sdk/),
  ])
})

describeAdapters('across origins from a page', run => adapters.call('runModel', run))

describe('“Test connection” in a page', () => {
  let open: Vendor
  let closed: Vendor
  beforeAll(async () => {
    open = await startVendor()
    closed = await startVendor({ cors: false })
  })
  afterAll(async () => {
    await open.stop()
    await closed.stop()
  })

  test('says that a provider answers, and what it offers', async () => {
    const result = await adapters.call('testConnection', { ...school, baseUrl: `${open.origin}/v1` }, 'sk-1')
    expect(result).toMatchObject({ ok: true, sentence: 'School answers. You can run now.' })
    expect(result.models?.length).toBeGreaterThan(0)
  })

  test('tells a server that CORS hides from one that is not there', async () => {
    const hidden = await adapters.call('testConnection', { ...school, baseUrl: `${closed.origin}/v1` }, 'sk-secret')
    expect(hidden.ok).toBe(false)
    expect(hidden.sentence).toContain('School is there, but does not let this page read its answers')
    expect(closed.requests.every(({ headers }) => !JSON.stringify(headers).includes('sk-secret'))).toBe(true)

    const absent = await adapters.call('testConnection', { ...school, baseUrl: 'http://127.0.0.1:5219/v1' }, 'sk-1')
    expect(absent.ok).toBe(false)
    expect(absent.sentence).toContain('Nobody answers at http://127.0.0.1:5219')
  })
})

const school: Connection = {
  id: 'school',
  provider: 'other',
  label: 'School',
  wire: 'openai',
  baseUrl: '',
  auth: 'bearer',
  headers: {},
}
