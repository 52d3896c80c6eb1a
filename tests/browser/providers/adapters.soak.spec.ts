import { englishMessages } from '../../../src/language/messages'
import type { Connection } from '../../../src/providers/connections/connections'
import { expect } from '../fixtures'
import { test } from './adapter-page'
import { adapterCases, adapterOf, adapterWires } from './matrix'
import { startVendor, type Vendor } from './vendor'

// The page is built once per worker, so one worker runs this file.
test.describe.configure({ mode: 'default' })

const school: Connection = {
  id: 'school',
  provider: 'other',
  label: 'School',
  wire: 'openai',
  baseUrl: '',
  auth: 'bearer',
  headers: {},
}

test('the SDK of Anthropic is loaded with the first call of its wire', async ({ adapters }) => {
  const loaded = () => adapters.scripts.filter(name => name.includes('sdk'))
  expect(loaded()).toEqual([])
  const request = { model: 'm', system: '', messages: [], tools: [], maxTokens: 1 }
  const connection = { ...school, baseUrl: 'http://127.0.0.1:9' }
  await adapters.call('runModel', { connection, key: null, request })
  expect(loaded()).toEqual([])
  await adapters.call('runModel', { connection: { ...connection, wire: 'anthropic' }, key: null, request })
  expect(loaded()).toEqual([expect.stringMatching(/^anthropic-sdk/)])
})

test.describe('before a vendor', () => {
  let vendor: Vendor
  test.beforeEach(async () => {
    vendor = await startVendor()
  })
  test.afterEach(() => vendor.stop())

  for (const wire of adapterWires) {
    test(`the ${wire} adapter, across origins from a page`, async ({ adapters }) => {
      const adapter = adapterOf(wire, vendor, run => adapters.call('runModel', run))
      for (const [name, check] of Object.entries(adapterCases)) await test.step(name, () => check(adapter))
    })
  }

  test('“Test connection” says that a provider answers, and what it offers', async ({ adapters }) => {
    const result = await adapters.call('testConnection', { ...school, baseUrl: `${vendor.origin}/v1` }, 'sk-1')
    expect(result.ok).toBe(true)
    expect(englishMessages.localize(result.sentence)).toBe('School answers. You can run now.')
    expect(result.models?.length).toBeGreaterThan(0)
  })
})

test('“Test connection” tells a server that CORS hides from one that is not there', async ({ adapters }) => {
  const closed = await startVendor({ cors: false })
  const hidden = await adapters.call('testConnection', { ...school, baseUrl: `${closed.origin}/v1` }, 'sk-secret')
  await closed.stop()
  expect(hidden.ok).toBe(false)
  expect(englishMessages.localize(hidden.sentence)).toContain(
    'School is there, but does not let this page read its answers',
  )
  expect(JSON.stringify(closed.requests)).not.toContain('sk-secret')

  const absent = await adapters.call('testConnection', { ...school, baseUrl: closed.origin }, 'sk-1')
  expect(absent.ok).toBe(false)
  expect(englishMessages.localize(absent.sentence)).toContain(`Nobody answers at ${closed.origin}`)
})
