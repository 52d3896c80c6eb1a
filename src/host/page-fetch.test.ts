import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../tests/support/storage'
import { BrokerError } from '../engine/net/broker-error'
import type { OutgoingRequest } from '../model/events'
import { createKeyVault } from '../providers/connections/keys'
import { createSettings } from '../store/settings'
import { sendFromPage } from './page-fetch'

afterEach(() => vi.unstubAllGlobals())

/** What a browser asks for where every fetch fails, and what the page says of it. */
async function failing(alone: boolean) {
  const keys = createKeyVault({ session: memoryStorage(), device: memoryStorage() })
  const settings = createSettings({ storage: memoryStorage(), keys })
  const asked: string[] = []
  vi.stubGlobal('location', new URL('https://page.example/'))
  vi.stubGlobal('fetch', async (url: string | URL, { method, mode }: RequestInit) => {
    asked.push(`${method} ${url}`)
    if (mode !== 'no-cors') throw new TypeError('Failed to fetch')
    return Response.error()
  })
  const request: OutgoingRequest = {
    method: 'POST',
    url: 'https://hooks.example/a',
    headers: {},
    ...(alone && { alone }),
  }
  const error = await sendFromPage(request, new AbortController().signal, settings).catch(
    (thrown: BrokerError) => thrown,
  )
  return { asked, error }
}

test('behind a webhook nothing else is sent, and nothing is claimed of it', async () => {
  const { asked, error } = await failing(true)
  expect(asked).toEqual(['POST https://hooks.example/a'])
  expect(error).toBeInstanceOf(BrokerError)
  expect(error).toMatchObject({ outgoing: { outcome: 'unknown' } })
})

test('of another request, the page looks whether the server is there', async () => {
  const { asked, error } = await failing(false)
  expect(asked).toEqual(['POST https://hooks.example/a', 'HEAD https://hooks.example/'])
  expect(error).toEqual({ hidden: true })
})
