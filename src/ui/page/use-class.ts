import { useStore } from 'zustand'
import type { Connection } from '../../providers/connections/connections'
import { useApp } from './app-context'

/** The class that this page has joined, with the key of its seat; null for none. */
export function useClass(): { connection: Connection; key: string } | null {
  const { settings } = useApp()
  const connection = useStore(settings, state => state.connections.find(({ provider }) => provider === 'class'))
  const key = connection ? settings.keys.get(connection.baseUrl) : null
  return connection && key !== null ? { connection, key } : null
}
