import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { hostOf, isPrivateHost, isSameHost } from './hosts'
import { readRetryAfter, readRetryAfterMs } from './retry-after'

/** The first and the last address of each block that is not public, and the public ones beside them. */
testRows([
  ['0.0.0.0', '0.255.255.255', undefined, '1.0.0.0'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['224.0.0.0', '255.255.255.255', '223.255.255.255', undefined],
])('no address of a private range is public, and those beside are', (first, last, before, after) => {
  const forms = (address: string) => [
    address,
    ...[`::${address}`, `::ffff:${address}`, `64:ff9b::${address}`].map(text => new URL(`http://[${text}]/`).hostname),
  ]
  for (const address of [first, last]) expect(forms(address).map(isPrivateHost)).toEqual([true, true, true, true])
  for (const address of [before, after])
    if (address !== undefined) expect(forms(address).map(isPrivateHost)).toEqual([false, false, false, false])
})

testRows([
  ['::', true],
  ['::1', true],
  ['::ffff:0:a00:1', true],
  ['::ffff:0:808:808', false],
  ['0:0:0:0:1::', true],
  ['0:0:0:1::', false],
  ['64:ff9b:1::808:808', true],
  ['64:ff9c::a00:1', false],
  ['2002:a00:1::', true],
  ['2002:808:808::', false],
  ['2001:0:1::', true],
  ['2001:1::', false],
  ['fbff::1', false],
  ['fc00::1', true],
  ['fdff::1', true],
  ['fe00::1', false],
  ['fe7f::1', false],
  ['fe80::1', true],
  ['feff::1', true],
  ['ff00::1', true],
  ['ffff::1', true],
  ['2606:4700::1111', false],
])('addresses of IPv6 are private or not', (address, isPrivate) => {
  expect(isPrivateHost(new URL(`http://[${address}]/`).hostname)).toBe(isPrivate)
})

test('names of local networks are private, however they are written; names that only contain one are not', () => {
  for (const name of [
    'localhost',
    'printer',
    'a.localhost',
    'A.LOCAL',
    'a.internal',
    'a.localdomain',
    'a.home.arpa',
    'a.lan..',
  ])
    expect([name, isPrivateHost(name)]).toEqual([name, true])
  for (const name of [
    'a.example',
    'a.local.example',
    'local.example',
    'alan.example',
    '1.2.3',
    '1.2.3.4.5',
    'x1.2.3.4',
  ])
    expect([name, isPrivateHost(name)]).toEqual([name, false])
})

test('an entry is one host, with the usual port where it names none', () => {
  const same = (entry: string, url: string) => isSameHost(entry, new URL(url))
  expect(same('a.example', 'https://a.example/x')).toBe(true)
  expect(same('A.example:443', 'https://a.example/')).toBe(true)
  expect(same('a.example', 'https://a.example:8443/')).toBe(false)
  expect(same('a.example:8443', 'https://a.example:8443/')).toBe(true)
  for (const entry of [
    '*.example',
    'b.a.example',
    'a.example/',
    'a.example?',
    'me@a.example',
    'a.example#',
    '',
    'a example',
  ])
    expect(same(entry, 'https://a.example/')).toBe(false)
  expect([hostOf('https://a.example:8443/x'), hostOf('nowhere')]).toEqual(['a.example:8443', 'nowhere'])
})

testRows([
  ['3', 3_000],
  [' 1.5 ', 1_500],
  ['0', 0],
  ['-1', undefined],
  ['1e3', undefined],
  ['1.', undefined],
  ['', undefined],
  ['2026-01-01', undefined],
  ['soon', undefined],
  ['Thu, 01 Jan 1970 00:01:40 GMT', 90_000],
  ['Thu, 01 Jan 1970 00:00:05 GMT', 0],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ['9'.repeat(401), undefined],
])('the wait that a server asks for is read in milliseconds', (value, wait) => {
  expect(readRetryAfter(value, 10_000)).toBe(wait)
})

test('milliseconds are read as they are; without a header nothing is asked', () => {
  expect(['1.6', '20', 'x', null].map(readRetryAfterMs)).toEqual([2, 20, undefined, undefined])
  expect(readRetryAfterMs('9'.repeat(300))).toBe(Number.MAX_SAFE_INTEGER)
  expect([readRetryAfter(null, 0), readRetryAfter(undefined, 0)]).toEqual([undefined, undefined])
  fc.assert(
    fc.property(fc.nat(1e6), ms => {
      expect(readRetryAfterMs(String(ms))).toBe(ms)
    }),
  )
})
