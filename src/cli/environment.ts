import type { Redactor } from '../engine/net/redactor'
import type { Connection } from '../providers/connections/connections'
import type { KeyVault } from '../providers/connections/keys'
import { redactorOfAll } from '../providers/connections/stored-secrets'
import { connectionPresets } from '../providers/presets'
import type { Terminal } from './terminal'

/** The connections of a terminal and their keys, from environment variables. */
export function connectionsFrom(env: Terminal['env']): {
  connections: readonly Connection[]
  keys: Pick<KeyVault, 'get' | 'all'>
} {
  const keys = new Map<string, string>()
  const connections = connectionPresets.flatMap(({ connection, variable }) => {
    const address = variable && env[variable.replace(/_API_KEY$/, '_BASE_URL')]
    const isReachable = variable !== undefined || connection.auth === 'none'
    if (!isReachable || (connection.baseUrl === '' && !address)) return []
    const own = address ? { ...connection, baseUrl: normalizeAddress(address, connection.wire) } : connection
    const key = variable && env[variable]?.trim()
    if (key) keys.set(own.baseUrl, key)
    return [own]
  })
  return { connections, keys: { get: address => keys.get(address) ?? null, all: () => [...keys.values()] } }
}

/** Redacts the terminal's keys in input and output. */
export function redactorOfTerminal(env: Terminal['env']): Redactor {
  const { connections, keys } = connectionsFrom(env)
  return redactorOfAll({ connections: () => connections, keys })
}

/** A terminal whose outputs are redacted. */
export function withoutKeys(terminal: Terminal): Terminal {
  const { text, isIdle } = redactorOfTerminal(terminal.env)
  if (isIdle) return terminal
  const { stdout, stderr } = terminal
  return {
    ...terminal,
    stdout: { write: written => stdout.write(text(written)) },
    stderr: { isTTY: stderr.isTTY, write: written => stderr.write(text(written)) },
  }
}

/** The Anthropic SDK appends the version to the base URL. */
function normalizeAddress(address: string, wire: Connection['wire']): string {
  const [plain = '', query] = address.trim().split(/(?=\?)/, 2)
  const path = plain.replace(/(?<!\/)\/+$/, '')
  return (wire === 'anthropic' ? path.replace(/\/v1$/, '') : path) + (query ?? '')
}
