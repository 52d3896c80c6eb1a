import { expect, test } from 'vitest'
import { waitInHeaders } from './asked-wait'
import { errorInStream, errorOfAnswer, networkError } from './model-errors'

const subject = { label: 'School', origin: 'https://school.test', model: 'owl-9' }
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  errorOfAnswer(
    { status, headers: new Headers(headers), body: typeof body === 'string' ? body : JSON.stringify(body) },
    subject,
  )

// What the vendors really send, each in its own wrapping.
test.each([
  [401, { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } }, 'unauthorized'],
  [
    400,
    { type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } },
    'out_of_credit',
  ],
  [402, { error: { message: 'Insufficient credits', code: 402 } }, 'out_of_credit'],
  [
    429,
    { error: { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' } },
    'out_of_credit',
  ],
  [403, { type: 'error', error: { type: 'permission_error', message: 'not allowed' } }, 'forbidden'],
  [404, { type: 'error', error: { type: 'not_found_error', message: 'model: owl-9' } }, 'no_such_model'],
  [404, { error: { message: 'The model `owl-9` does not exist', code: 'model_not_found' } }, 'no_such_model'],
  [404, { error: { message: 'model "owl-9" not found, try pulling it first' } }, 'no_such_model'],
  [400, { error: { message: 'owl-9 is not a valid model ID', code: 400 } }, 'no_such_model'],
  [404, '<!doctype html><title>Not found</title>', 'unreachable'],
  [
    413,
    { type: 'error', error: { type: 'request_too_large', message: 'Request exceeds the maximum size' } },
    'too_long',
  ],
  [
    400,
    {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'prompt is too long: 210000 tokens > 200000 maximum' },
    },
    'too_long',
  ],
  [
    400,
    { error: { message: "This model's maximum context length is 8192", code: 'context_length_exceeded' } },
    'too_long',
  ],
  [429, { type: 'error', error: { type: 'rate_limit_error', message: 'slow down' } }, 'rate_limited'],
  [529, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'overloaded'],
  [503, 'upstream connect error', 'overloaded'],
  [400, [{ error: { code: 400, message: 'Invalid JSON payload', status: 'INVALID_ARGUMENT' } }], 'bad_request'],
  [400, { error: 'tools are not supported' }, 'bad_request'],
] as const)('%i %j is %s', (status, body, code) => {
  const error = answer(status, body)
  expect(error.code).toBe(code)
  expect(error.details.status).toBe(status)
  expect(error.message).toMatch(/[.!]/)
})

test('what a provider said is kept, in whatever it is wrapped', () => {
  expect(answer(400, [{ error: { message: 'Invalid JSON payload' } }]).details.said).toBe('Invalid JSON payload')
  expect(answer(400, { error: 'tools are not supported' }).message).toContain('tools are not supported')
  expect(answer(404, '<html>big page</html>').details.said).toBeUndefined()
  expect(answer(500, 'x'.repeat(9000)).details.said!.length).toBeLessThan(600)
})

test('a model that is gone is named with what takes its place', () => {
  const error = errorOfAnswer(
    { status: 404, headers: new Headers(), body: '{"error":{"type":"not_found_error","message":"model: owl-1"}}' },
    { ...subject, retired: 'Owl 1 was retired. Choose Owl 9 in its place.' },
  )
  expect(error.message).toBe('Owl 1 was retired. Choose Owl 9 in its place.\nSchool said: model: owl-1')
})

test('a class gateway that is away is for the teacher to start', () => {
  const error = networkError({ ...subject, origin: 'http://192.168.1.5:8787', isClass: true }, { outcome: 'unknown' })
  expect(error.message).toMatch(/gateway of your class, 192\.168\.1\.5:8787.*Your teacher may have stopped it/)
})

test('what a class gateway says is for its students, word by word', () => {
  const said = 'This would take more than what is left of your tokens for today.'
  const error = errorOfAnswer(
    {
      status: 429,
      headers: new Headers(),
      body: JSON.stringify({ error: { type: 'rate_limit_error', message: said } }),
    },
    { ...subject, isClass: true },
  )
  expect(error.message).toBe(`Your class cannot answer now: ${said}`)
})

test('an error inside a stream is classified by its type', () => {
  const inStream = (type: string) => errorInStream(JSON.stringify({ error: { type, message: 'm' } }), subject).code
  expect(inStream('overloaded_error')).toBe('overloaded')
  expect(inStream('rate_limit_error')).toBe('rate_limited')
  expect(inStream('invalid_request_error')).toBe('bad_request')
})

test.each([
  [{ 'retry-after': '1' }, 'Try again in a second.'],
  [{ 'retry-after': '60' }, 'Try again in 60 seconds.'],
  [{ 'retry-after': '61' }, 'It asks to wait 2 minutes.'],
  [{ 'retry-after': '20000' }, 'It asks to wait 6 hours.'],
  [{ 'retry-after-ms': '99999999999' }, 'It asks to wait 1,158 days.'],
])('%j is reported as a wait of %s', (headers, wait) => {
  expect(answer(429, '', headers).message).toContain(wait)
})

test('R04 the time to wait is read from every form', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  const wait = (headers: Record<string, string>) => waitInHeaders(new Headers(headers), now)
  expect(wait({ 'retry-after': '7' })).toBe(7000)
  expect(wait({ 'retry-after': '0.5' })).toBe(500)
  expect(wait({ 'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT' })).toBe(30_000)
  expect(wait({ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' })).toBe(0)
  expect(wait({ 'retry-after-ms': '1500', 'retry-after': '2' })).toBe(1500)
  for (const nonsense of ['soon', '-1', 'Infinity', '1e9', '0x10', 'NaN', '', '1'.repeat(500)]) {
    expect(wait({ 'retry-after': nonsense })).toBeUndefined()
    expect(wait({ 'retry-after-ms': nonsense, 'retry-after': '2' })).toBe(2000)
  }
  expect(wait({})).toBeUndefined()
})
