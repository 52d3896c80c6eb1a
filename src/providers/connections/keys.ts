import * as v from 'valibot'

/** The part of the Web Storage API that the vault needs. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps the keys of providers. Each belongs to the exact origin that it was typed for, and to no other. */
export interface KeyVault {
  /** The key for the origin of an address, or null. An address of another origin never gets it. */
  get(address: string): string | null
  /** Every saved key, for those who take keys out of what comes in. */
  all(): string[]
  /** Keeps a key until the tab closes; with `remember`, on this device until it is deleted. */
  set(address: string, key: string, options?: { remember?: boolean }): void
  /** Whether the key for this address stays on the device. */
  isRemembered(address: string): boolean
  forget(address: string): void
  forgetAll(): void
}

const RECORD = 'aili5.keys'
const KeysSchema = v.record(v.string(), v.string())

/** Makes a vault over two storages. Where the browser refuses a storage, keys live as long as the page. */
export function createKeyVault(storages: { session: KeyStorage; device: KeyStorage }): KeyVault {
  const session = drawer(storages.session)
  const device = drawer(storages.device)
  return {
    get(address) {
      const origin = originOfAddress(address)
      return origin === null ? null : (session.read()[origin] ?? device.read()[origin] ?? null)
    },
    all: () => [session, device].flatMap(({ read }) => Object.values(read())),
    set(address, key, { remember = false } = {}) {
      const origin = originOfAddress(address)
      if (origin === null) throw new TypeError('A key belongs to an http or https address.')
      session.remove(origin)
      device.remove(origin)
      if (key.trim() !== '') (remember ? device : session).put(origin, key.trim())
    },
    isRemembered(address) {
      const origin = originOfAddress(address)
      return origin !== null && Object.hasOwn(device.read(), origin)
    },
    forget(address) {
      const origin = originOfAddress(address)
      if (origin === null) return
      session.remove(origin)
      device.remove(origin)
    },
    forgetAll() {
      session.clear()
      device.clear()
    },
  }
}

/** The origin of an http(s) address; null for anything else, for which no key can be saved. */
function originOfAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}

/** One storage's keys by origin. `lost` replaces the storage when it cannot be written, as in some private windows. */
function drawer(storage: KeyStorage) {
  let lost: Record<string, string> | null = null

  function read(): Record<string, string> {
    if (lost) return lost
    try {
      const parsed = v.safeParse(KeysSchema, JSON.parse(storage.getItem(RECORD) ?? '{}'))
      return Object.assign(Object.create(null), parsed.success ? parsed.output : {})
    } catch {
      return Object.create(null)
    }
  }

  function write(keys: Record<string, string>): void {
    try {
      if (Object.keys(keys).length === 0) storage.removeItem(RECORD)
      else storage.setItem(RECORD, JSON.stringify(keys))
      lost = null
    } catch {
      lost = keys
    }
  }

  return {
    read,
    put: (origin: string, key: string) => write({ ...read(), [origin]: key }),
    remove(origin: string) {
      const { [origin]: removed, ...others } = read()
      if (removed !== undefined) write(others)
    },
    clear: () => write({}),
  }
}
