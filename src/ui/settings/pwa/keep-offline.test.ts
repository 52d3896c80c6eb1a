import { expect, test } from 'vitest'
import { memoryStorage } from '../../../../tests/support/storage'
import { createOfflineKeeper } from './keep-offline'

test('all of the page is wanted while a part of it is fetched: it is ready once all of it is there', async () => {
  const there = new Set<string>()
  const gates: (() => void)[] = []
  const keeper = createOfflineKeeper({
    device: memoryStorage(),
    files: {
      offlineLists: async () => ({ soon: ['page.js'], later: ['graph.js'], laterBytes: 10 }),
      async makeAvailable(files) {
        await new Promise<void>(resolve => gates.push(resolve))
        for (const file of files) there.add(file)
        return true
      },
      forgetOthers: async () => {},
    },
  })
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
