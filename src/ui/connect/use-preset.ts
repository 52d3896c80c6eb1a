import { useState } from 'react'
import { useStore } from 'zustand'
import { connectionPresets } from '../../providers/connection-presets'
import type { Connection, ProviderKind } from '../../providers/connections'
import { useApp } from '../app-context'
import { newConnection } from '../settings/new-connection'

/** The connection to a provider: the one that is kept, or a new one to fill in, which is kept with its first change. */
export function usePreset(provider: ProviderKind): { connection: Connection; isKept: boolean } {
  const { settings } = useApp()
  const connections = useStore(settings, state => state.connections)
  const [fresh] = useState(() => {
    const preset = connectionPresets.find(({ connection }) => connection.provider === provider)
    if (!preset) throw new Error(`There is no preset for ${provider}`)
    return newConnection(preset, settings.getState().connections)
  })
  const kept = connections.find(({ id }) => id === fresh.id) ?? connections.find(each => each.provider === provider)
  return { connection: kept ?? fresh, isKept: kept !== undefined }
}
