import { createStorage } from 'unstorage'
import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { Counts } from '../counts/counts'
import { GatewayError } from '../gateway-error'
import { authenticate, checkOpen } from './authenticate'
import { defaultClassSettings } from './class-record'
import { ClassStore } from './class-store'
import { FailedCodes } from './failed-codes'

async function open() {
  const classes = new ClassStore(createStorage())
  const { record, code } = await classes.add({ ...defaultClassSettings, name: 'x', models: ['m'] })
  const counts: Counts = {
    reserve: async () => null,
    settle: async () => undefined,
    read: async (_, keys) => keys.map(() => 0),
  }
  const failedCodes = new FailedCodes(() => 0)
  const visit = (headers: Record<string, string>) =>
    authenticate(new Headers(headers), 'school', { classes, counts, failedCodes }).catch(error => {
      if (error instanceof GatewayError) return error
      throw error
    })
  return { classes, record, code, visit }
}

test('a code may come as a bearer token or as an API key, or as both where they are the same', async () => {
  const { record, code, visit } = await open()
  const plain = code.replaceAll('-', '')
  for (const headers of [
    { authorization: `Bearer ${code}` },
    { authorization: `bearer   ${code.toUpperCase()}` },
    { 'x-api-key': ` ${code} ` },
    { 'x-api-key': code, authorization: `Bearer ${code}` },
    // What is no bearer token counts for nothing.
    { 'x-api-key': code, authorization: 'Basic abc' },
  ] as Record<string, string>[])
    expect(await visit(headers)).toEqual({ record, code: plain, seat: 0 })
})

testRows([
  [{}, 401, 'A class code is missing.'],
  [{ authorization: 'Basic abc' }, 401, 'A class code is missing.'],
  [{ authorization: 'xBearer abc' }, 401, 'A class code is missing.'],
  [{ authorization: 'Bearer a b' }, 401, 'A class code is missing.'],
  [{ 'x-api-key': ' ' }, 401, 'A class code is missing.'],
  [{ 'x-api-key': 'one', authorization: 'Bearer other' }, 400, 'Send the class code once'],
  [{ 'x-api-key': 'nonsense' }, 401, 'not a class code that we know. Look for a mistyped letter'],
] as [Record<string, string>, number, string][])(
  'headers without a valid code are refused',
  async (headers, status, words) => {
    const { visit } = await open()
    expect(await visit(headers)).toMatchObject({ status, reason: 'code', message: expect.stringContaining(words) })
  },
)

testRows(['.1.seal', '.0.seal', '.01.seal', '.12345.seal', '.1.seal.more', '.', '.1', '.x.seal'])(
  'the right code with anything else behind it is no key of a seat',
  async more => {
    const { code, visit } = await open()
    const words = more.split('.').length > 3 ? 'not a class code that we know' : 'This seat is no longer yours.'
    expect(await visit({ 'x-api-key': code + more })).toMatchObject({
      status: 401,
      reason: 'code',
      message: expect.stringContaining(words),
    })
  },
)

test('after thirty wrong codes the next get the time to wait, and a header against automatic retries', async () => {
  const { code, visit } = await open()
  for (let tries = 0; tries < 30; tries++) expect(await visit({ 'x-api-key': 'wrong' })).toMatchObject({ status: 401 })
  expect(await visit({ 'x-api-key': 'wrong' })).toMatchObject({
    status: 429,
    reason: 'throttled',
    message: 'Too many wrong codes came from here. Wait a few minutes, then try again.',
    headers: { 'retry-after': '600', 'x-should-retry': 'false' },
  })
  expect(await visit({ 'x-api-key': code })).toMatchObject({ seat: 0 })
  // A key of a seat that was freed is counted for that seat alone.
  expect(await visit({ 'x-api-key': `${code}.7.old` })).toMatchObject({ status: 401 })
})

test('a class that is over, or paused, says so', async () => {
  const { classes, record, code, visit } = await open()
  const paused = { record: { ...record, paused: true }, seat: 0 }
  expect(() => checkOpen({ record, seat: 0 })).not.toThrow()
  expect(() => checkOpen(paused)).toThrow('Your teacher has paused the class. Try again when it goes on.')
  try {
    checkOpen(paused)
  } catch (error) {
    expect(error).toMatchObject({ status: 403, reason: 'paused' })
  }
  await classes.revoke(record.id)
  expect(await visit({ 'x-api-key': code })).toMatchObject({
    status: 403,
    reason: 'revoked',
    message: expect.stringContaining('This class is over: its code no longer works.'),
  })
})
