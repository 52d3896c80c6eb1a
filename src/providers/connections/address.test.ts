import { expect, test } from 'vitest'
import { joinAddress, shownAddress, splitAddress } from './address'

test.each([
  ['https://a.example/v1', '/models', 'https://a.example/v1/models'],
  ['https://a.example/v1/', '/models', 'https://a.example/v1/models'],
  ['https://a.example', '/v1/models?limit=9', 'https://a.example/v1/models?limit=9'],
  ['https://a.example/v1?x=1&y=%20', '/models', 'https://a.example/v1/models?x=1&y=%20'],
  ['https://a.example?x=1', '/models?limit=9', 'https://a.example/models?x=1&limit=9'],
])('%s with %s', (base, path, joined) => {
  expect(joinAddress(base, path)).toBe(joined)
})

test('the SDKs get the query apart', () => {
  expect(splitAddress('https://a.example/v1')).toEqual({ baseURL: 'https://a.example/v1' })
  expect(splitAddress('https://a.example/v1?x=1&y=a%26b')).toEqual({
    baseURL: 'https://a.example/v1',
    defaultQuery: { x: '1', y: 'a&b' },
  })
})

test('what sounds like a secret is not shown', () => {
  expect(shownAddress('https://a.example/v1?api-version=1&subscription-key=s3&sig=x&tenant=4b', '•••')).toBe(
    'https://a.example/v1?api-version=1&subscription-key=•••&sig=•••&tenant=4b',
  )
})
