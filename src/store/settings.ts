import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Connection, ConnectionSchema } from '../providers/connections/connections'
import type { KeyStorage, KeyVault } from '../providers/connections/keys'

export type Theme = 'system' | 'light' | 'dark'

/** How a person reads: letters, contrast, and the voice that reads aloud. */
export interface Reading {
  font: 'page' | 'system' | 'dyslexic'
  size: 'usual' | 'large' | 'larger' | 'largest'
  spacing: 'usual' | 'wide' | 'wider'
  contrast: 'usual' | 'more'
  /** The URI of a voice of the browser; empty for its own. */
  voice: string
  /** 1 is the voice's own pace. */
  pace: number
}

/** What a person has set on this device. Never part of a document. */
export interface SettingsState {
  connections: Connection[]
  /** Models that run in this browser and were made ready, as `provider/id`. */
  browserModels: string[]
  /** `provider/id`, a bare id, or empty for the demo. */
  defaultModel: string
  theme: Theme
  /** The code of a language; empty for the browser's. */
  language: string
  /** Large type, for a projector. */
  largeType: boolean
  reading: Reading
  /** Whether the words for a first visit are put away: by the first run, or the first lesson. */
  welcomed: boolean
  /** Exact hosts that may be called without consent. */
  allowedHosts: string[]
  /** Whether the person said yes to being counted. */
  analytics: boolean
  /** Whether what is for developers shows, also where the open document does not use it. */
  developer: boolean
  /** Whether results and landing cards make a sound. */
  sounds: boolean
}

export interface Settings extends StoreApi<SettingsState> {
  /** Adds a connection, or replaces the one with its id. */
  putConnection(connection: Connection): void
  removeConnection(id: string): void
  addBrowserModel(id: string): void
  forgetBrowserModel(id: string): void
  setDefaultModel(model: string): void
  setTheme(theme: Theme): void
  setLanguage(language: string): void
  setLargeType(largeType: boolean): void
  setReading(patch: Partial<Reading>): void
  setAnalytics(analytics: boolean): void
  setDeveloper(developer: boolean): void
  setSounds(sounds: boolean): void
  allowHost(host: string): void
  forgetHost(host: string): void
  keys: KeyVault
}

/** What the settings need from outside. A storage that throws, as in some private windows, is one that keeps nothing. */
interface SettingsParts {
  storage: KeyStorage
  keys: KeyVault
}

const KeptReading = v.object({
  font: v.fallback(v.picklist(['page', 'system', 'dyslexic']), 'page'),
  size: v.fallback(v.picklist(['usual', 'large', 'larger', 'largest']), 'usual'),
  spacing: v.fallback(v.picklist(['usual', 'wide', 'wider']), 'usual'),
  contrast: v.fallback(v.picklist(['usual', 'more']), 'usual'),
  voice: v.fallback(v.string(), ''),
  pace: v.fallback(v.pipe(v.number(), v.minValue(0.1), v.maxValue(4)), 1),
})

const storageKey = 'aili5.settings'

/** Each field and each connection is parsed by itself, so that a broken one does not take the others with it. */
const KeptSettings = v.object({
  connections: v.fallback(
    v.pipe(
      v.array(v.fallback(v.nullable(ConnectionSchema), null)),
      v.transform(all => all.filter(each => each !== null)),
    ),
    [],
  ),
  browserModels: v.fallback(v.array(v.string()), []),
  defaultModel: v.fallback(v.string(), ''),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  language: v.fallback(v.string(), ''),
  largeType: v.fallback(v.boolean(), false),
  reading: v.fallback(KeptReading, v.parse(KeptReading, {})),
  welcomed: v.fallback(v.boolean(), false),
  allowedHosts: v.fallback(v.array(v.string()), []),
  analytics: v.fallback(v.boolean(), false),
  developer: v.fallback(v.boolean(), false),
  sounds: v.fallback(v.boolean(), false),
})

/** Makes the settings from what this device has stored, and saves every change. */
export function createSettings({ storage, keys }: SettingsParts): Settings {
  const store = createStore<SettingsState>(() => v.parse(KeptSettings, readObject(storage)))
  store.subscribe(state => keep(storage, state))

  return {
    ...store,
    keys,
    putConnection(connection) {
      const { connections } = store.getState()
      const known = connections.some(each => each.id === connection.id)
      store.setState({
        connections: known
          ? connections.map(each => (each.id === connection.id ? connection : each))
          : [...connections, connection],
      })
    },
    removeConnection: id =>
      store.setState(({ connections }) => ({ connections: connections.filter(each => each.id !== id) })),
    addBrowserModel: id =>
      store.setState(({ browserModels }) => ({ browserModels: [...new Set([...browserModels, id])] })),
    forgetBrowserModel: id =>
      store.setState(({ browserModels }) => ({ browserModels: browserModels.filter(each => each !== id) })),
    setDefaultModel: defaultModel => store.setState({ defaultModel }),
    setTheme: theme => store.setState({ theme }),
    setLanguage: language => store.setState({ language }),
    setLargeType: largeType => store.setState({ largeType }),
    setReading: patch => store.setState(({ reading }) => ({ reading: { ...reading, ...patch } })),
    setAnalytics: analytics => store.setState({ analytics }),
    setDeveloper: developer => store.setState({ developer }),
    setSounds: sounds => store.setState({ sounds }),
    allowHost: host => store.setState(({ allowedHosts }) => ({ allowedHosts: [...new Set([...allowedHosts, host])] })),
    forgetHost: host =>
      store.setState(({ allowedHosts }) => ({ allowedHosts: allowedHosts.filter(each => each !== host) })),
  }
}

function readObject(storage: KeyStorage): object {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

function keep(storage: KeyStorage, state: SettingsState): void {
  try {
    storage.setItem(storageKey, JSON.stringify(state))
  } catch {
    // Full or refused: the settings hold for as long as the page is open.
  }
}
