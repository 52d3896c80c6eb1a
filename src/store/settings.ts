import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Connection } from '../providers/connections'
import type { KeyVault } from '../providers/keys'

export type Theme = 'system' | 'light' | 'dark'

/** What a person has set on this device. Never part of a document. */
export interface SettingsState {
  connections: Connection[]
  /** `provider/id`, a bare id, or empty for the demo. */
  defaultModel: string
  theme: Theme
  largeType: boolean
  /** Exact hosts that webhooks and the like may call without asking. */
  allowedHosts: string[]
}

export interface Settings extends StoreApi<SettingsState> {
  /** Adds a connection, or replaces the one with its id. */
  putConnection(connection: Connection): void
  removeConnection(id: string): void
  setDefaultModel(model: string): void
  setTheme(theme: Theme): void
  setLargeType(largeType: boolean): void
  allowHost(host: string): void
  forgetHost(host: string): void
  keys: KeyVault
}

/** What the settings need from outside. `storage` is absent where the browser refuses it; then nothing is kept. */
export interface SettingsParts {
  storage: Storage | undefined
  keys: KeyVault
  /** The border for a kept connection; null for what is none. */
  parseConnection(value: unknown): Connection | null
}

const storageKey = 'aili5.settings'

/** Each field is parsed by itself, so that one broken field does not take the others with it. */
const KeptSettings = v.object({
  connections: v.fallback(v.array(v.unknown()), []),
  defaultModel: v.fallback(v.string(), ''),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  largeType: v.fallback(v.boolean(), false),
  allowedHosts: v.fallback(v.array(v.string()), []),
})

/** Makes the settings from what this device has kept, and keeps every change. */
export function createSettings({ storage, keys, parseConnection }: SettingsParts): Settings {
  const store = createStore<SettingsState>(() => {
    const kept = v.parse(KeptSettings, readObject(storage))
    return { ...kept, connections: kept.connections.map(parseConnection).filter(each => each !== null) }
  })
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
    setDefaultModel: defaultModel => store.setState({ defaultModel }),
    setTheme: theme => store.setState({ theme }),
    setLargeType: largeType => store.setState({ largeType }),
    allowHost: host => store.setState(({ allowedHosts }) => ({ allowedHosts: [...new Set([...allowedHosts, host])] })),
    forgetHost: host =>
      store.setState(({ allowedHosts }) => ({ allowedHosts: allowedHosts.filter(each => each !== host) })),
  }
}

function readObject(storage: Storage | undefined): object {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

function keep(storage: Storage | undefined, state: SettingsState): void {
  try {
    storage?.setItem(storageKey, JSON.stringify(state))
  } catch {
    // Full or refused: the settings hold for as long as the page is open.
  }
}
