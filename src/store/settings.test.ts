import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeyVault, type KeyStorage } from '../providers/connections/keys'
import { connectionPresets } from '../providers/presets'
import { createSettings } from './settings'

function memory(kept: Record<string, string> = {}): KeyStorage {
  return {
    getItem: key => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value
    },
    removeItem: key => {
      delete kept[key]
    },
  }
}
const settingsOn = (storage: KeyStorage) =>
  createSettings({ storage, keys: createKeyVault({ session: memory(), device: storage }) })
const anthropic = connectionPresets[0]?.connection as NonNullable<(typeof connectionPresets)[0]>['connection']

test('everything set is there the next time', () => {
  const storage = memory()
  const settings = settingsOn(storage)
  settings.putConnection(anthropic)
  settings.putConnection({ ...anthropic, id: 'class', label: 'Class' })
  settings.putConnection({ ...anthropic, label: 'Mine' })
  settings.setTheme('dark')
  settings.setLanguage('en-GB')
  settings.setLargeType(true)
  settings.setDeveloper(true)
  settings.setSounds(true)
  settings.setReading({ font: 'dyslexic', pace: 0.8 })
  settings.setDefaultModel('anthropic/x')
  settings.allowHost('a.example')
  settings.allowHost('b.example')
  settings.forgetHost('a.example')
  settings.removeConnection('class')
  settings.addBrowserModel('page/a')
  settings.addBrowserModel('page/b')
  settings.addBrowserModel('page/b')
  settings.forgetBrowserModel('page/a')
  expect(settingsOn(storage).getState()).toEqual({
    connections: [{ ...anthropic, label: 'Mine' }],
    browserModels: ['page/b'],
    defaultModel: 'anthropic/x',
    theme: 'dark',
    language: 'en-GB',
    largeType: true,
    allowedHosts: ['b.example'],
    analytics: false,
    reading: { font: 'dyslexic', size: 'usual', spacing: 'usual', contrast: 'usual', voice: '', pace: 0.8 },
    developer: true,
    sounds: true,
    welcomed: false,
  })
})

test('one broken field or connection does not take the others with it', () => {
  const kept = { theme: 'plaid', largeType: true, connections: [{ id: 1 }, anthropic, null], allowedHosts: 'all' }
  const { theme, largeType, connections, allowedHosts } = settingsOn(
    memory({ 'aili5.settings': JSON.stringify(kept) }),
  ).getState()
  expect({ theme, largeType, connections, allowedHosts }).toEqual({
    theme: 'system',
    largeType: true,
    connections: [anthropic],
    allowedHosts: [],
  })
})

test('whatever is in the storage, there are settings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      expect(settingsOn(memory({ 'aili5.settings': text })).getState().connections).toBeInstanceOf(Array)
    }),
  )
})

test('a storage that refuses leaves settings that hold for the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const settings = settingsOn({ getItem: refuse, setItem: refuse, removeItem: refuse })
  settings.setTheme('dark')
  expect(settings.getState().theme).toBe('dark')
})
