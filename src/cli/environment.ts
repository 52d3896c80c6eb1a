import { connectionPresets } from '../providers/connection-presets'
import type { Connection } from '../providers/connections'
import type { Terminal } from './terminal'

/** The connections of a terminal, and their keys, all from environment variables. */
export function connectionsFrom(env: Terminal['env']): {
  connections: readonly Connection[]
  keys: { get(address: string): string | null }
} {
  const keys = new Map<string, string>()
  const connections = connectionPresets.flatMap(({ connection, variable }) => {
    const isReachable = variable !== undefined || connection.auth === 'none'
    if (!isReachable || connection.baseUrl === '') return []
    const address = variable && env[variable.replace(/_API_KEY$/, '_BASE_URL')]
    const own = address ? { ...connection, baseUrl: tidyAddress(address, connection.wire) } : connection
    const key = variable && env[variable]
    if (key) keys.set(own.baseUrl, key)
    return [own]
  })
  return { connections, keys: { get: address => keys.get(address) ?? null } }
}

/** The SDK of the Anthropic wire adds the version to the address by itself. */
function tidyAddress(address: string, wire: Connection['wire']): string {
  const plain = address.trim().replace(/\/+$/, '')
  return wire === 'anthropic' ? plain.replace(/\/v1$/, '') : plain
}
