import { expect, test } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { readJsonBody } from './read-body'

const json = { 'content-type': 'application/json' }

function request(body: BodyInit | null, headers: Record<string, string> = json): Request {
  return new Request('http://gateway.example/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

/** A body that comes in pieces, and then no more. */
function dripping(pieces: readonly string[], ends: boolean): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (ends) controller.close()
    },
  })
}

const refused = async (body: BodyInit | null, headers?: Record<string, string>, within = 600_000) => {
  try {
    await readJsonBody(request(body, headers), { maxBytes: 1000, within })
    return 'read'
  } catch (error) {
    return (error as { status?: number }).status
  }
}

test('an object is read, in one piece or many', async () => {
  expect(await readJsonBody(request('{"a":"\u00e9"}'), { maxBytes: 200 })).toEqual({ a: 'é' })
  const bytes = new TextEncoder().encode('{"a":"é"}')
  const halves = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 7))
      controller.enqueue(bytes.slice(7))
      controller.close()
    },
  })
  expect(await readJsonBody(request(halves), { maxBytes: 200 })).toEqual({ a: 'é' })
})

testRows([
  ['what ends too late', dripping(['{"a":"', 'x'.repeat(1100)], false), json, 413],
  ['what is not whole', dripping(['{"a":'], true), json, 400],
  ['what is too deep', `${'['.repeat(80)}${']'.repeat(80)}`, json, 400],
  ['a list', '[]', json, 400],
  ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0x7d]), json, 400],
  ['nothing', null, json, 400],
  ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['something packed', '{}', { ...json, 'content-encoding': 'gzip' }, 415],
])('a body that is no object of the right size is refused', async (_, body, headers, status) => {
  expect(await refused(body, headers)).toBe(status)
})

test('what never ends is refused when its time is over', async () => {
  const slow = readJsonBody(request(dripping(['{"a":'], false)), { maxBytes: 200, within: 1 })
  await expect(slow).rejects.toMatchObject({
    status: 408,
    reason: 'slow',
    message: 'This request took too long to arrive.',
  })
})

test.each([
  ['lists', (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`],
  ['objects', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
])('%s may be 64 deep, beside others that are as deep', async (_, nested) => {
  expect(await refused(nested(64))).toBe('read')
  expect(await refused(`{"a":${nested(63)},"b":${nested(63)}}`)).toBe('read')
  const reading = readJsonBody(request(nested(65)), { maxBytes: 1000 })
  await expect(reading).rejects.toMatchObject({ status: 400, message: 'This request is nested too deeply.' })
})

test('a request of the largest size is read, and one byte more is refused', async () => {
  const text = (size: number) => JSON.stringify({ a: 'x'.repeat(size - '{"a":""}'.length) })
  expect(await refused(dripping([text(1000)], true))).toBe('read')
  expect(await refused(dripping([text(1001)], true))).toBe(413)
})

test('a request that says that it is too large is refused before it has arrived', async () => {
  const says = (length: number) => ({ ...json, 'content-length': String(length) })
  expect(await refused(dripping(['{}'], false), says(1001))).toBe(413)
  expect(await refused(dripping(['{}'], true), says(1000))).toBe('read')
  expect(await refused(dripping(['{}'], true), says(2))).toBe('read')
})

test('brackets inside of texts are no depth', async () => {
  expect(await refused(JSON.stringify({ a: `${'['.repeat(90)}"\\` }))).toBe('read')
})
