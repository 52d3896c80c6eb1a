import { useState } from 'react'
import { useStore } from 'zustand'
import type { Connection, ProviderId } from '../../../providers/connections/connections'
import { presetOf } from '../../../providers/connections/preset-of'
import { useApp } from '../../app/app-context'
import { newConnection } from '../new-connection'

/** The connection to a provider: the stored one, or a new one that is stored on its first change. */
export function usePreset(provider: ProviderId): { connection: Connection; isSaved: boolean } {
  const { settings } = useApp()
  const connections = useStore(settings, state => state.connections)
  const [fresh] = useState(() => {
    const preset = presetOf(provider)
    if (!preset) throw new Error(`There is no preset for ${provider}`)
    return newConnection(preset, settings.getState().connections)
  })
  const saved = connections.find(({ id }) => id === fresh.id) ?? connections.find(each => each.provider === provider)
  return { connection: saved ?? fresh, isSaved: saved !== undefined }
}
