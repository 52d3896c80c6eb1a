import type { KeyStorage } from './keys'

const prefix = 'aili5.device:'

/**
 * What the gateway of a class knows this device by, so that it gets its seat back: a number by chance, another one for each
 * gateway. Undefined where the browser keeps nothing.
 */
export function classDevice(gateway: string, storage: () => KeyStorage): string | undefined {
  try {
    const name = prefix + new URL(gateway).origin
    const stored = storage().getItem(name)
    if (stored !== null && /^[0-9a-f]{32}$/.test(stored)) return stored
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map(byte => byte.toString(16).padStart(2, '0'))
      .join('')
    storage().setItem(name, made)
    return made
  } catch {
    return undefined
  }
}
