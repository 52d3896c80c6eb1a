import { type Redactor, redactorOf } from '../../engine/net/redactor'
import { SECRET_NAME, secretsInQuery } from './address'
import type { Connection } from './connections'
import { KEY_PLACE } from './key-place'
import type { KeyVault } from './keys'

/** Where keys are held: the vault, and the headers that people added to their connections. */
interface SecretHolder {
  connections(): readonly Connection[]
  keys: Partial<Pick<KeyVault, 'all'>>
}

/** Takes every key that is held out of what comes in; `key` too, where it is held elsewhere. */
export function redactorOfAll({ connections, keys }: SecretHolder, key: string | null = null): Redactor {
  return redactorOf([key, ...(keys.all?.() ?? []), ...connections().flatMap(secretHeaders)])
}

/** The secrets in a connection's own headers, and in the query of its address. */
export function secretHeaders({ headers, baseUrl }: Pick<Connection, 'headers' | 'baseUrl'>): string[] {
  const inHeaders = Object.entries(headers).flatMap(([name, value]) =>
    value !== null && SECRET_NAME.test(name.toLowerCase()) && !value.includes(KEY_PLACE)
      ? [value.replace(/^(?:basic|bearer|token)\s+/i, '')]
      : [],
  )
  return [...inHeaders, ...secretsInQuery(baseUrl)]
}
