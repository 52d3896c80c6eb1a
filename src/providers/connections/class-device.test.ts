import { expect, test } from 'vitest'
import { classDevice } from './class-device'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

test('a device is the same for one gateway, and another for each other', () => {
  const storage = memory()
  const first = classDevice('https://gateway.example/v1', () => storage)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(classDevice('https://gateway.example', () => storage)).toBe(first)
  expect(classDevice('https://other.example', () => storage)).not.toBe(first)
  expect(classDevice('https://gateway.example', memory)).not.toBe(first)
  storage.setItem('aili5.device:https://gateway.example', 'broken')
  expect(classDevice('https://gateway.example', () => storage)).toMatch(/^[0-9a-f]{32}$/)
})

test('a browser that keeps nothing joins without', () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError')
  }
  expect(classDevice('https://gateway.example', refuse)).toBeUndefined()
  expect(classDevice('https://gateway.example', () => ({ ...memory(), setItem: refuse }))).toBeUndefined()
})
