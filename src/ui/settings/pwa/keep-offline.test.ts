import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../tests/support/storage'
import { activateLanguage, activeMessages } from '../../../language/active'
import { languageByCode, type MessageLanguage, sourceLanguage } from '../../../language/languages'
import { msg } from '../../../language/message'
import { createOfflineStore, type NetworkConnection } from './keep-offline'

const lists = { bundles: [{ url: 'a.json', bytes: 700, files: ['page.js'] }], later: ['graph.js'], laterBytes: 10 }

afterEach(() => vi.unstubAllGlobals())

/** A manager whose files are downloaded when a gate is opened. */
function keeperWith(connection?: NetworkConnection | 'of the browser') {
  const there = new Set<string>()
  const gates: (() => void)[] = []
  const device = memoryStorage()
  const keeper = createOfflineStore({
    device,
    ...(connection !== 'of the browser' && { connection: () => connection }),
    files: {
      offlineLists: async () => lists,
      missingBytes: async () => (there.has('page.js') ? 0 : 700),
      async makeAvailable({ later }, wantsAll) {
        await new Promise<void>(resolve => gates.push(resolve))
        for (const file of ['page.js', ...(wantsAll ? later : [])]) there.add(file)
        return true
      },
      forgetOthers: async () => {},
    },
  })
  return { keeper, there, gates }
}

test('with the page, all translations of the person’s language are kept, and not before', async () => {
  const german = languageByCode('de') as MessageLanguage
  const parts: string[] = []
  const load: MessageLanguage['load'] = part => {
    parts.push(part)
    return german.load?.(part) ?? Promise.reject(new Error('German has no translations'))
  }
  await activateLanguage({ ...german, load })
  parts.length = 0
  const { keeper, gates } = keeperWith()
  await keeper.cacheUnasked(false)
  expect(parts).toEqual([])
  const kept = keeper.cacheUnasked(true)
  await expect.poll(() => gates.length).toBe(1)
  gates[0]?.()
  await kept
  expect(activeMessages().isTranslated(msg('A model forgets'))).toBe(true)
  await activateLanguage(sourceLanguage)
})

test('all of the page is wanted while a part of it is fetched: it is ready once all of it is there', async () => {
  const { keeper, there, gates } = keeperWith()
  const seen: string[] = []
  keeper.subscribe(({ status }) => seen.push(`${status}: ${[...there]}`))

  const kept = keeper.keep()
  await expect.poll(() => gates.length).toBe(1)
  const wanted = keeper.setWantsAll(true)
  gates[0]?.()
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.()
  await Promise.all([kept, wanted])

  expect(seen.filter(line => line.startsWith('all'))).toEqual(['all: page.js,graph.js'])
  expect(keeper.getState().status).toBe('all')
})

test.each<[string, NetworkConnection | undefined, boolean, string]>([
  ['before the first run', undefined, false, 'waits-for-run'],
  ['with data to be saved', { saveData: true }, true, 'waits-for-connection'],
  ['on a phone’s own network', { type: 'cellular', effectiveType: '4g' }, true, 'waits-for-connection'],
  ['on a slow network', { effectiveType: '3g' }, true, 'waits-for-connection'],
])('%s nothing is fetched unasked, and how much is missing is known', async (_, connection, hasRun, status) => {
  const { keeper, gates, there } = keeperWith(connection)
  await keeper.cacheUnasked(hasRun)
  expect(gates).toEqual([])
  expect(keeper.getState()).toMatchObject({ status, missingBytes: 700 })

  const kept = keeper.keep()
  await expect.poll(() => gates.length).toBe(1)
  gates[0]?.()
  await kept
  expect([...there]).toEqual(['page.js'])
  expect(keeper.getState().status).toBe('ready')
})

test.each<[NetworkConnection | undefined]>([
  [undefined],
  [{ effectiveType: '4g' }],
  [{ type: 'wifi', saveData: false }],
])('after a run it is fetched on a free network: %j', async connection => {
  const { keeper, gates } = keeperWith(connection)
  const kept = keeper.cacheUnasked(true)
  await expect.poll(() => gates.length).toBe(1)
  gates[0]?.()
  await kept
  expect(keeper.getState().status).toBe('ready')
})

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }])(
  'asks the browser for its connection: %j',
  async connection => {
    vi.stubGlobal('navigator', { connection })
    const { keeper, gates } = keeperWith('of the browser')
    await keeper.cacheUnasked(true)
    expect(gates).toEqual([])
    expect(keeper.getState()).toMatchObject({ status: 'waits-for-connection', missingBytes: 700 })
  },
)

test('what is all there is ready on any network', async () => {
  const { keeper, gates, there } = keeperWith({ saveData: true })
  there.add('page.js')
  const kept = keeper.cacheUnasked(true)
  await expect.poll(() => gates.length).toBe(1)
  gates[0]?.()
  await kept
  expect(keeper.getState().status).toBe('ready')
})
