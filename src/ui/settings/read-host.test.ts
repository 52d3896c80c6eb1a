import { expect, it } from 'vitest'
import { readHost } from './read-host'

it.each([
  ['hooks.example.com', 'hooks.example.com'],
  [' Hooks.Example.com ', 'hooks.example.com'],
  ['localhost:8080', 'localhost:8080'],
  ['https://hooks.example.com/a/b?c', 'hooks.example.com'],
  ['http://192.168.0.7:3000/hook', '192.168.0.7:3000'],
  ['https://example.com:443', 'example.com'],
  ['käse.example', 'xn--kse-qla.example'],
])('reads %s as %s', (text, host) => {
  expect(readHost(text)).toEqual({ host })
})

it.each(['', '  ', '*.example.com', 'two words', 'ftp://example.com', 'https://', 'javascript:alert(1)'])(
  'says why “%s” is no host',
  text => {
    expect(readHost(text)).toHaveProperty('problem')
  },
)
