import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../tests/support/storage'
import { createKeyVault } from '../providers/connections/keys'
import { readThroughClass } from './class-page'
import { createSettings } from './settings'

function student({ joined = true } = {}) {
  const keys = createKeyVault({ session: memoryStorage(), device: memoryStorage() })
  const settings = createSettings({ storage: memoryStorage(), keys })
  const gateway = 'https://gateway.example'
  if (joined) {
    settings.putConnection({
      id: 'class',
      provider: 'class',
      label: 'Year 7',
      wire: 'openai',
      baseUrl: `${gateway}/v1`,
      auth: 'bearer',
      headers: {},
    })
    keys.set(gateway, 'kite-mnrt')
  }
  return settings
}

function gateway(answer: () => Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())
const { signal } = new AbortController()

test('a page is read by the gateway of the class, and its code goes nowhere else', async () => {
  const fetch = gateway(() => Response.json({ url: 'x', title: 'Bears', text: 'Honey.', contentType: 'text/html' }))
  expect(await readThroughClass(student(), 'https://bears.example/', signal)).toEqual({
    status: 200,
    body: 'Bears\n\nHoney.',
    contentType: 'text/plain',
  })
  expect(fetch).toHaveBeenCalledOnce()
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://gateway.example/load')
  expect(init).toMatchObject({ method: 'POST', redirect: 'error', credentials: 'omit' })
  expect(JSON.parse(String(init?.body))).toEqual({ url: 'https://bears.example/' })
})

test('its refusal is a sentence, whatever it answers', async () => {
  gateway(() => Response.json({ error: 'Your teacher allows certain sites only.' }, { status: 403 }))
  await expect(readThroughClass(student(), 'https://wolf.example/', signal)).rejects.toThrow('certain sites only')
  gateway(() => new Response('<html>', { status: 502 }))
  await expect(readThroughClass(student(), 'https://wolf.example/', signal)).rejects.toThrow('answered 502')
})

test('who is in no class is asked nothing', async () => {
  const fetch = gateway(() => Response.json({}))
  expect(await readThroughClass(student({ joined: false }), 'https://bears.example/', signal)).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})
