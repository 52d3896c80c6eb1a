import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeyVault, type KeyStorage } from './keys'

function memory(): KeyStorage & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: name => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: name => void items.delete(name),
  }
}

function vault() {
  const session = memory()
  const device = memory()
  return { session, device, keys: createKeyVault({ session, device }) }
}

test('a key answers for every path of its origin, and for no other origin', () => {
  const { keys } = vault()
  keys.set('https://api.example.com/v1', 'sk-1')
  expect(keys.get('https://api.example.com/other?x=1')).toBe('sk-1')
  for (const other of [
    'http://api.example.com/v1',
    'https://api.example.com:8443/v1',
    'https://example.com/v1',
    'https://api.example.com.evil.test/v1',
    'https://api.example.com@evil.test/v1',
    'https://evil.test/https://api.example.com/v1',
    'blob:https://api.example.com/v1',
    'not an address',
    '',
  ]) {
    expect(keys.get(other), other).toBeNull()
  }
})

test('whatever two addresses are, a key passes between them only when their origins are the same', () => {
  const address = fc.webUrl({ withFragments: true, withQueryParameters: true })
  fc.assert(
    fc.property(address, address, (typedFor, asked) => {
      const { keys } = vault()
      keys.set(typedFor, 'sk-1')
      expect(keys.get(asked) === 'sk-1').toBe(new URL(asked).origin === new URL(typedFor).origin)
    }),
  )
})

test('a key stays in the session unless it is to be remembered, and then only on the device', () => {
  const { session, device, keys } = vault()
  keys.set('https://a.test', 'sk-a')
  expect([...device.items]).toEqual([])
  expect(keys.isRemembered('https://a.test')).toBe(false)
  keys.set('https://a.test', 'sk-b', { remember: true })
  expect([...session.items]).toEqual([])
  expect(keys.isRemembered('https://a.test')).toBe(true)
  expect(createKeyVault({ session: memory(), device }).get('https://a.test')).toBe('sk-b')
  keys.set('https://a.test', 'sk-c')
  expect([...device.items]).toEqual([])
  expect(keys.get('https://a.test')).toBe('sk-c')
})

test('forgetting leaves nothing behind', () => {
  const { session, device, keys } = vault()
  keys.set('https://a.test', 'sk-a', { remember: true })
  keys.set('https://b.test', 'sk-b')
  keys.forget('https://a.test/v1')
  expect(keys.get('https://a.test')).toBeNull()
  expect(keys.get('https://b.test')).toBe('sk-b')
  keys.forgetAll()
  expect([...session.items, ...device.items]).toEqual([])
})

test('an empty key forgets, and an address that is none keeps nothing', () => {
  const { session, keys } = vault()
  keys.set('https://a.test', ' sk-a\n')
  expect(keys.get('https://a.test')).toBe('sk-a')
  keys.set('https://a.test', '  ')
  expect(keys.get('https://a.test')).toBeNull()
  expect(() => keys.set('javascript:alert(1)', 'sk-x')).toThrow(TypeError)
  expect([...session.items]).toEqual([])
})

test('a storage with nonsense in it counts as empty', () => {
  for (const nonsense of ['{', '[]', '{"https://a.test":5}', 'null', '{"__proto__":{"https://a.test":"sk"}}']) {
    const { session, keys } = vault()
    session.setItem('aili5.keys', nonsense)
    expect(keys.get('https://a.test'), nonsense).toBeNull()
  }
})

test('where the browser refuses a storage, a key lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
  const keys = createKeyVault({ session: refusing, device: refusing })
  keys.set('https://a.test', 'sk-a')
  expect(keys.get('https://a.test')).toBe('sk-a')
  keys.forgetAll()
  expect(keys.get('https://a.test')).toBeNull()
})
