import './trusted-types'
import './older-browsers'
import './components/tokens.css'
import './components/base.css'
import './components/layout.module.css'
import './components/reading.css'
import './components/forced-colors.css'
import { createRoot } from 'react-dom/client'
import { moodRing } from './content/starters/mood-ring'
import type { Starter } from './content/starters/starter'
import type { Draft } from './documents/format/draft'
import { createPageHost, nextFrame } from './host/page-host'
import { sleep } from './host/sleep'
import { activeMessages } from './language/active'
import { inLanguage } from './language/written'
import { nodeTypes } from './nodes/registry'
import type { KeyStorage } from './providers/connections/keys'
import { createModelResolver } from './providers/resolve-model'
import { createApp } from './store/app'
import type { Settings } from './store/settings'
import { followTranslation } from './ui/page/browser-translation'
import { frameLink, frameStack } from './ui/page/links/frame-stack'
import { startLanguage } from './ui/page/page-language'
import { App } from './ui/shell/App'

const random = () => Math.random()

const app = createApp({
  deviceStorage: webStorage(() => localStorage),
  sessionStorage: webStorage(() => sessionStorage),
  localStorage: () => localStorage,
  indexedDB: ifAllowed(() => indexedDB),
  random,
  now: () => Date.now(),
  page: window,
  isHidden: () => document.visibilityState === 'hidden',
  channel: ifAllowed(() => new BroadcastChannel('aili5')),
  locks: globalThis.navigator?.locks,
  persist: async () => navigator.storage?.persist(),
  starter: starterNow(),
  frame: frameLink,
  makeHost: hostFor,
  nextFrame,
})

void open()

/** Not awaited: parts of the page that are loaded for it import from this file, and would wait for its end. */
async function open(): Promise<void> {
  const language = startLanguage(app.settings)
  const starter = language.then(async () => (await frameStack(app.files)) ?? starterNow())
  await Promise.all([app.start(starter), language])
  const root = document.getElementById('root')
  followTranslation(document.body)
  if (root) createRoot(root).render(<App app={app} />)
}

/** What is open on a first visit, in the language of then. */
function starterNow(): Draft {
  const { document, inputs } = inLanguage<Starter>(moodRing, activeMessages())
  return { document, inputs }
}

/** The page as a host. */
function hostFor(settings: Settings): ReturnType<typeof createPageHost> {
  return createPageHost({
    nodeTypes,
    isAllowedHost: host => settings.getState().allowedHosts.includes(host),
    settings,
    model: createModelResolver({
      connections: () => settings.getState().connections,
      browserModels: () => settings.getState().browserModels,
      keys: settings.keys,
      demo: { random, sleep },
      helpLine: import.meta.env.VITE_AILI5_HELP_LINE,
      defaultModel: () => settings.getState().defaultModel,
    }),
  })
}

/** What a browser may not have, or not allow here: with cookies blocked, or in a frame, its very name throws. */
function ifAllowed<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** A storage that may be refused: reading its very name throws in some browsers. */
function webStorage(storage: () => Storage): KeyStorage {
  return {
    getItem: key => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: key => storage().removeItem(key),
  }
}
