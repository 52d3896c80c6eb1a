import type { NetworkInterfaceInfo } from 'node:os'
import { expect } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { networkOrigin } from './network-address'

const card = (address: string, internal = false): NetworkInterfaceInfo[] => [
  { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null },
]
const cards = { lo: card('127.0.0.1', true), docker0: card('172.17.0.1'), wlan0: card('192.168.1.5') }

testRows([
  ['everybody is let in', '0.0.0.0', cards, 'http://192.168.1.5:8787'],
  ['only this machine is', '127.0.0.1', cards, null],
  ['there is no network', '0.0.0.0', { lo: card('127.0.0.1', true) }, null],
  ['a network gave no address', '0.0.0.0', { eth0: card('169.254.7.7') }, null],
  [
    'one address is the school’s and one the world’s',
    '::',
    { a: card('203.0.113.9'), b: card('10.0.0.7') },
    'http://10.0.0.7:8787',
  ],
])('the address that students reach depends on where the gateway listens', (_, host, found, origin) => {
  expect(networkOrigin({ host, port: 8787 }, found)).toBe(origin)
})
