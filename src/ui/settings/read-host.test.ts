import { expect } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { readHost } from './read-host'

testRows([
  ['hooks.example.com', 'hooks.example.com'],
  [' Hooks.Example.com ', 'hooks.example.com'],
  ['localhost:8080', 'localhost:8080'],
  ['https://hooks.example.com/a/b?c', 'hooks.example.com'],
  ['http://192.168.0.7:3000/hook', '192.168.0.7:3000'],
  ['https://example.com:443', 'example.com'],
  ['käse.example', 'xn--kse-qla.example'],
])('reads a host however it is written', (text, host) => {
  expect(readHost(text)).toEqual({ host })
})

testRows(['', '  ', '*.example.com', 'two words', 'ftp://example.com', 'https://', 'javascript:alert(1)'])(
  'says why something else is no host',
  text => {
    expect(readHost(text)).toHaveProperty('problem')
  },
)
