import { expect, test } from 'vitest'
import { testRows } from '../tests/support/test-rows'
import { ownScriptUrl } from './trusted-types'

const page = 'https://class.example/aili5/index.html'

test('a worker of our own is let through, as a full address', () => {
  expect(ownScriptUrl('assets/worker.js', page)).toBe('https://class.example/aili5/assets/worker.js')
})

testRows([
  'https://elsewhere.example/worker.js',
  '//elsewhere.example/worker.js',
  'http://class.example/worker.js',
  'data:text/javascript,alert(1)',
  'blob:https://class.example/2c6ab0ff',
  'javascript:alert(1)',
])('any other address is refused', url => {
  expect(() => ownScriptUrl(url, page)).toThrow(TypeError)
})
