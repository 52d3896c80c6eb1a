import { expect, it, test } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { readNodeSettings } from './settings'

it('a key or an address is sufficient for a wire, and neither is none', () => {
  const wires = (variables: Record<string, string>) => readNodeSettings(variables).upstreams
  expect(wires({})).toEqual([])
  expect(wires({ OPENAI_API_KEY: 'k' })).toEqual([{ wire: 'openai', baseUrl: 'https://api.openai.com/v1', key: 'k' }])
  expect(wires({ OPENAI_BASE_URL: 'http://localhost:1/v1' })).toEqual([
    { wire: 'openai', baseUrl: 'http://localhost:1/v1', key: null },
  ])
  expect(wires({ ANTHROPIC_API_KEY: 'k' })).toMatchObject([{ wire: 'anthropic', key: 'k' }])
  expect(wires({ ANTHROPIC_BASE_URL: 'http://localhost:1/v1' })).toEqual([
    { wire: 'anthropic', baseUrl: 'http://localhost:1', key: null },
  ])
})

const settingsOf = (variables: Record<string, string>) => readNodeSettings({ GATEWAY_TIME_ZONE: 'UTC', ...variables })

test('what is not configured has its usual value', () => {
  expect(settingsOf({})).toEqual({
    upstreams: [],
    pages: '*',
    pageUrl: null,
    ownUrl: null,
    timeZone: 'UTC',
    teacherCode: null,
    host: '127.0.0.1',
    port: 8787,
    folder: '.gateway',
    redis: null,
    proxyHeader: null,
  })
})

test('what is configured is read however it is written', () => {
  expect(
    settingsOf({
      GATEWAY_PAGES: 'https://a.example/page/, http://localhost:5173',
      GATEWAY_PAGE: ' https://a.example/aili5// ',
      GATEWAY_URL: 'http://192.168.1.5:8787/class',
      GATEWAY_TIME_ZONE: 'europe/vienna',
      GATEWAY_TEACHER_CODE: ' twelve chars ',
      GATEWAY_HOST: '0.0.0.0',
      GATEWAY_PORT: '00080',
      GATEWAY_FOLDER: '/data',
      GATEWAY_REDIS: 'redis://r',
      GATEWAY_PROXY_HEADER: 'X-Forwarded-For',
    }),
  ).toMatchObject({
    pages: ['https://a.example', 'http://localhost:5173'],
    pageUrl: 'https://a.example/aili5/',
    ownUrl: 'http://192.168.1.5:8787',
    timeZone: 'Europe/Vienna',
    teacherCode: 'twelve chars',
    host: '0.0.0.0',
    port: 80,
    folder: '/data',
    redis: 'redis://r',
    proxyHeader: 'x-forwarded-for',
  })
})

testRows([
  ['https://a.example', 'https://a.example'],
  ['https://a.example/v1', 'https://a.example'],
  ['https://a.example/v1/', 'https://a.example'],
  ['https://a.example/v1?tenant=4b', 'https://a.example?tenant=4b'],
  ['https://a.example/llm/v1', 'https://a.example/llm'],
  ['https://a.example/v1/more', 'https://a.example/v1/more'],
  ['https://a.example/v12', 'https://a.example/v12'],
  [' https://a.example/?a=1#part ', 'https://a.example?a=1'],
])('an address of the wire of Anthropic is asked in its usual form', (typed, baseUrl) => {
  expect(settingsOf({ ANTHROPIC_BASE_URL: typed }).upstreams).toEqual([{ wire: 'anthropic', baseUrl, key: null }])
})

test('a key of Anthropic is asked at Anthropic; the header of a key is read in any case', () => {
  expect(settingsOf({ ANTHROPIC_API_KEY: 'k\n' }).upstreams).toEqual([
    { wire: 'anthropic', baseUrl: 'https://api.anthropic.com', key: 'k' },
  ])
  expect(settingsOf({ OPENAI_API_KEY: 'k', OPENAI_KEY_HEADER: ' Api-Key ' }).upstreams).toEqual([
    { wire: 'openai', baseUrl: 'https://api.openai.com/v1', key: 'k', keyHeader: 'api-key' },
  ])
})

const badHeader = 'OPENAI_KEY_HEADER must be the name of a header, like api-key.'
const notAnAddress = 'must be an address that starts with https:// or http://, and holds no password.'

testRows([
  [{ ANTHROPIC_BASE_URL: 'a.example' }, `ANTHROPIC_BASE_URL ${notAnAddress}`],
  [{ OPENAI_BASE_URL: 'ftp://a.example' }, `OPENAI_BASE_URL ${notAnAddress}`],
  [{ OPENAI_BASE_URL: 'https://me@a.example' }, `OPENAI_BASE_URL ${notAnAddress}`],
  [{ GATEWAY_PAGE: 'https://a.example/?x=1' }, `GATEWAY_PAGE ${notAnAddress}`],
  [{ GATEWAY_PAGE: 'https://a.example/#x' }, `GATEWAY_PAGE ${notAnAddress}`],
  [{ GATEWAY_URL: 'here' }, `GATEWAY_URL ${notAnAddress}`],
  [{ GATEWAY_PAGES: 'https://a.example, b.example' }, `GATEWAY_PAGES ${notAnAddress}`],
  [{ OPENAI_API_KEY: 'sk-α' }, 'OPENAI_API_KEY has “α”, which no key has. Copy the whole key again.'],
  [{ ANTHROPIC_API_KEY: 'sk\n1' }, 'ANTHROPIC_API_KEY has “U+000A”, which no key has. Copy the whole key again.'],
  [{ OPENAI_API_KEY: 'k', OPENAI_KEY_HEADER: 'api key' }, badHeader],
  [{ OPENAI_API_KEY: 'k', OPENAI_KEY_HEADER: 'api-key:' }, badHeader],
  [{ OPENAI_API_KEY: 'k', OPENAI_KEY_HEADER: ':api-key' }, badHeader],
  [
    { GATEWAY_TEACHER_CODE: 'eleven.char ' },
    'GATEWAY_TEACHER_CODE must have 12 letters or more: it opens every class.',
  ],
  [{ GATEWAY_TIME_ZONE: 'Mars' }, 'GATEWAY_TIME_ZONE must be a name like Europe/Vienna.'],
  [{ GATEWAY_PORT: 'http' }, 'GATEWAY_PORT must be a number, like 8787.'],
  [{ GATEWAY_PORT: '123456' }, 'GATEWAY_PORT must be a number, like 8787.'],
] as [Record<string, string>, string][])(
  'a setting that does not fit is refused with what to write',
  (variables, sentence) => {
    expect(() => settingsOf(variables)).toThrow(expect.objectContaining({ name: 'SettingsError', message: sentence }))
  },
)
