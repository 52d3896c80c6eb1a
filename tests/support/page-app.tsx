import { memoryStorage } from './storage'
import 'fake-indexeddb/auto'
import { act, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { Document, RunInputs } from '../../src/model/document'
import type { RunEvent } from '../../src/model/events'
import type { Host } from '../../src/model/host'
import { nodeTypes } from '../../src/nodes/registry'
import { type AppStores, createApp, type Platform } from '../../src/store/app'
import { AppContext } from '../../src/ui/page/app-context'
import { createScreen, type Screen, ScreenContext } from '../../src/ui/page/screen'

/** A device: its storage outlives the pages that are opened on it. */
export interface Device {
  indexedDB: IDBFactory | undefined
  kept: Map<string, string>
}

/** A device with empty storage. */
export const newDevice = (): Device => ({ indexedDB: new IDBFactory(), kept: new Map() })

/** A page with all of its stores but no UI, with an open document. */
export async function openApp(
  host: Host,
  document: Document,
  { inputs = {}, device = newDevice(), ...more }: { inputs?: RunInputs; device?: Device } & Partial<Platform> = {},
): Promise<AppStores> {
  const storage = memoryStorage(device.kept)
  const app = createApp({
    deviceStorage: storage,
    sessionStorage: storage,
    indexedDB: device.indexedDB,
    random: Math.random,
    now: () => 0,
    page: new EventTarget(),
    isHidden: () => false,
    starter: { document, inputs },
    makeHost: () => ({ ...host, nodeTypes }),
    nextFrame: callback => callback(),
    ...more,
  })
  onTestFinished(async () => {
    app.stop()
    // An import that ends after the test's environment is an error of the whole run.
    await vi.dynamicImportSettled()
  })
  await app.start()
  return app
}

/** Runs the open document to its end; returns the events. */
export async function runToEnd({ runner }: AppStores): Promise<readonly RunEvent[]> {
  runner.start()
  await vi.waitFor(() => {
    if (runner.getState().live || runner.getState().events.at(-1)?.type !== 'run-end') throw new Error('It runs.')
  })
  return runner.getState().events
}

/** Renders a part of the page with its stores. */
export function renderIn(app: AppStores, children: ReactNode): Screen {
  const screen = createScreen()
  render(
    <AppContext value={app}>
      <ScreenContext value={screen}>{children}</ScreenContext>
    </AppContext>,
  )
  return screen
}

/** Renders in the page's contexts, and waits until what is loaded already is drawn. */
export async function renderSettled(app: AppStores, children: ReactNode): Promise<Screen> {
  return act(async () => renderIn(app, children))
}
