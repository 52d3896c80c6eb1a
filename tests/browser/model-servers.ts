import { rm } from 'node:fs/promises'
import { openGateway, startProvider } from '../support/gateway'
import { startOllama } from '../support/ollama'
import { dist } from './build'
import { test as base } from './fixtures'

interface ModelServers {
  /** A provider whose answers are three words. */
  provider: Awaited<ReturnType<typeof startProvider>>
  /** A class gateway for it with one class, “Room 4”. It serves the page too. */
  gateway: Awaited<ReturnType<typeof openGateway>>
  ollama: Awaited<ReturnType<typeof startOllama>>
}

/** Fixtures for model servers, started per test on demand. */
export const test = base.extend<ModelServers>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  provider: async ({}, use) => {
    const provider = await startProvider({ chunks: 3, usage: { input: 300, output: 120 } })
    await use(provider)
    await provider.stop()
  },
  gateway: async ({ provider }, use) => {
    const gateway = await openGateway(provider.origin, { name: 'Room 4' }, { pageFolder: dist })
    await use(gateway)
    await gateway.close()
    await rm(gateway.settings.folder, { recursive: true, force: true })
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  ollama: async ({}, use) => {
    const ollama = await startOllama()
    await use(ollama)
    await ollama.stop()
  },
})
