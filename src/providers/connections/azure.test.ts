import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { connectionPresets } from '../presets'
import { AZURE_VERSION, type AzureParts, azureConnection, azureParts, readAzureAddress } from './azure'
import { ConnectionSchema } from './connections'

const preset = connectionPresets.find(({ connection }) => connection.id === 'azure')!.connection
const school = {
  address: 'https://school.openai.azure.com',
  deployment: 'luna',
  version: '2025-01-01',
  keyHeader: 'api-key',
}
const made = (parts: Partial<AzureParts>) => azureConnection(preset, { ...school, ...parts })

test('a new one has the usual header and version, and lacks the rest', () => {
  const parts = azureParts(preset)
  expect(parts).toEqual({ address: '', deployment: '', version: AZURE_VERSION, keyHeader: 'api-key' })
  expect(Object.keys((azureConnection(preset, parts) as { problems: object }).problems)).toEqual([
    'address',
    'deployment',
  ])
})

test.each<[string, Partial<AzureParts>, string]>([
  ['a resource', {}, 'https://school.openai.azure.com/openai/deployments/luna?api-version=2025-01-01'],
  [
    'one that ends in /openai/',
    { address: 'https://a.example/openai/' },
    'https://a.example/openai/deployments/luna?api-version=2025-01-01',
  ],
  [
    'a path before it',
    { address: 'https://apim.example/ai' },
    'https://apim.example/ai/openai/deployments/luna?api-version=2025-01-01',
  ],
  [
    'a query of its own',
    { address: 'https://a.example?tenant=4b' },
    'https://a.example/openai/deployments/luna?tenant=4b&api-version=2025-01-01',
  ],
  [
    'the first version',
    { address: 'https://a.example/openai/v1/' },
    'https://a.example/openai/v1?api-version=2025-01-01',
  ],
  ['the first version alone', { address: 'https://a.example/openai/v1', version: '' }, 'https://a.example/openai/v1'],
  [
    'a strange name',
    { deployment: 'a/b ?' },
    'https://school.openai.azure.com/openai/deployments/a%2Fb%20%3F?api-version=2025-01-01',
  ],
])('the address of %s', (_what, parts, baseUrl) => {
  expect(made(parts)).toMatchObject({ connection: { baseUrl, models: [parts.deployment ?? 'luna'] } })
})

test('a pasted target URI is taken apart', () => {
  expect(
    readAzureAddress(
      ' https://school.openai.azure.com/openai/deployments/luna/chat/completions?api-version=2025-01-01 ',
    ),
  ).toEqual({ address: 'https://school.openai.azure.com', deployment: 'luna', version: '2025-01-01' })
  expect(readAzureAddress('https://a.example/openai/v1/chat/completions?api-version=preview&tenant=4b')).toEqual({
    address: 'https://a.example/openai/v1?tenant=4b',
    version: 'preview',
  })
  expect(readAzureAddress('https://school.op')).toEqual({ address: 'https://school.op' })
})

test('a token goes as Bearer, a key into its header, and other headers stay', () => {
  const named = { ...preset, headers: { ...preset.headers, 'x-class': '4b' } }
  expect(azureConnection(named, { ...school, keyHeader: 'authorization' })).toMatchObject({
    connection: { auth: 'bearer', headers: { 'x-class': '4b' } },
  })
  expect(azureConnection(named, { ...school, keyHeader: 'X-Key' })).toMatchObject({
    connection: { auth: 'none', headers: { 'x-class': '4b', 'X-Key': '{key}' } },
  })
})

test.each<[Partial<AzureParts>, keyof AzureParts]>([
  [{ address: 'school.openai.azure.com' }, 'address'],
  [{ address: 'https://me:secret@a.example' }, 'address'],
  [{ deployment: ' ' }, 'deployment'],
  [{ version: '' }, 'version'],
  [{ keyHeader: 'api key' }, 'keyHeader'],
])('%j: a sentence for the field', (parts, field) => {
  expect(Object.keys((made(parts) as { problems: object }).problems)).toEqual([field])
})

test('what parts make is a connection, and is taken apart into the same parts', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map(each => each.trim())
    .filter(each => each !== '' && !/\p{Surrogate}/u.test(each))
  const parts = fc.record({
    address: fc.constantFrom('https://a.example', 'https://a.example/ai', 'http://127.0.0.1:9/x?tenant=4%20b'),
    deployment: text.filter(each => !/^\.{1,2}$/.test(each)),
    version: fc.stringMatching(/^20\d\d-\d\d-\d\d(-preview)?$/),
    keyHeader: fc.constantFrom('api-key', 'Authorization', 'Ocp-Apim-Subscription-Key'),
  })
  fc.assert(
    fc.property(parts, each => {
      const result = azureConnection(preset, each)
      if (!('connection' in result)) throw new Error(JSON.stringify(result))
      const kept = v.parse(ConnectionSchema, result.connection)
      const again = azureParts(kept)
      expect(again).toEqual({ ...each, address: again.address })
      expect(azureConnection(kept, again)).toEqual({ connection: kept })
    }),
  )
})
