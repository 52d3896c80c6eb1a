import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FolderRecords } from '../records/folder-records'
import { authenticate } from './authenticate'
import { defaultClassSettings } from './class-record'
import { Classes } from './classes'
import { RateLimits } from './rate-limits'
import { freeSeats, readRoster, takenSeats, takeSeat } from './seats'

const opened: FolderRecords[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

/** A class with so many seats, and a clock. */
async function open(seats: number) {
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const noLease = { check: () => undefined, release: async () => undefined }
  const records = await FolderRecords.open(mkdtempSync(join(tmpdir(), 'aili5-seats-')), noLease, now)
  opened.push(records)
  const classes = new Classes(records, now)
  const limits = new RateLimits(now)
  const record = await classes.add({ ...defaultClassSettings, name: 'Room 4', models: ['m'], seats })
  return {
    clock,
    records,
    classes,
    record,
    join: (device: string | null) => takeSeat(record, device, records, now()),
    enter: (key: string, address = 'school') => authenticate(key, address, { classes, limits }),
  }
}

test('a class that joins at once has a seat each, and a device gets its own back', async () => {
  const { join, enter } = await open(40)
  const all = await Promise.all(Array.from({ length: 40 }, (_, index) => join(`device ${index}`)))
  expect(new Set(all.map(({ seat }) => seat)).size).toBe(40)
  expect(await join('device 7')).toEqual(all[7])
  expect(await enter(all[7]?.key ?? '')).toMatchObject({ seat: all[7]?.seat, isUsed: false })
  await expect(join(null)).rejects.toMatchObject({ status: 403, reason: 'seats' })
})

test('where all seats are taken, one that nobody used goes to the next device after two minutes', async () => {
  const { join, enter, clock, records, record } = await open(1)
  const first = await join('one')
  await expect(join('two')).rejects.toMatchObject({ status: 429, reason: 'waiting' })
  await expect(join('two')).rejects.toMatchObject({ reason: 'waiting' })
  expect((await readRoster(records, record)).waiting).toEqual(['two'])
  clock.now += 2 * 60_000
  const second = await join('two')
  expect(second.seat).toBe(1)
  expect((await readRoster(records, record)).waiting).toEqual([])
  await expect(enter(first.key)).rejects.toMatchObject({ status: 401 })
})

test('devices that wait find a seat once the teacher lets them in', async () => {
  const { join, classes, record } = await open(1)
  await join('one')
  for (const device of ['two', 'three']) await expect(join(device)).rejects.toMatchObject({ reason: 'waiting' })
  await classes.letIn(record.id)
  expect((await classes.byId(record.id))?.seats).toBe(3)
  // The list is not open to devices without end.
  const { records } = await open(0)
  const full = await open(0)
  for (let index = 0; index < 100; index++) await expect(full.join(`d${index}`)).rejects.toThrow()
  await expect(full.join('one more')).rejects.toMatchObject({ reason: 'seats' })
  expect(records).toBeDefined()
})

test('a freed seat ends its key, and goes to the next one', async () => {
  const { join, enter, records, record } = await open(3)
  const [one, two] = [await join('one'), await join('two')]
  await freeSeats(record, one.seat, records)
  await expect(enter(one.key)).rejects.toMatchObject({
    status: 401,
    message: expect.stringContaining('no longer yours'),
  })
  expect(await enter(two.key)).toMatchObject({ seat: 2 })
  const next = await join('three')
  expect([next.seat, next.key === one.key]).toEqual([1, false])
  await freeSeats(record, 'all', records)
  expect(takenSeats(await readRoster(records, record))).toEqual([])
})

test('no key that was made up lets anybody in', async () => {
  const { join, enter, record, classes } = await open(2)
  const { key } = await join('one')
  const [id = '', , secret = ''] = key.split('.')
  const other = await classes.add({ ...defaultClassSettings, name: 'Room 5', models: ['m'] })
  for (const wrong of [
    ...[`${id}.1.`, `${id}.1`, `${id}.2.${secret}`, `${id}.01.${secret}`, `${id}.1.${secret}.`, `${id}.1.${secret}x`],
    ...[`${id}.-1.${secret}`, `${id}.0.${secret}`, `${id}.1e0.${secret}`, `${other.id}.1.${secret}`],
    ...[`${record.code}.1.${secret}`, `.1.${secret}`, '..', '', 'constructor', 'bcdf-ghjk'],
  ])
    await expect(enter(wrong), wrong).rejects.toMatchObject({ status: 401 })
})

test('after a hundred wrong codes the next one is not looked at for some seconds, right or wrong; seats go on', async () => {
  const { join, enter, record, clock } = await open(2)
  const { key } = await join('one')
  for (let tries = 0; tries < 100; tries++) await expect(enter('bcdf-ghjk')).rejects.toMatchObject({ status: 401 })
  const refused = { status: 429, reason: 'throttled', headers: { 'retry-after': '3' } }
  await expect(enter('bcdf-ghjk')).rejects.toMatchObject(refused)
  await expect(enter(record.code)).rejects.toMatchObject(refused)
  expect(await enter(key)).toMatchObject({ seat: 1 })
  expect(await enter(record.code, 'another address')).toMatchObject({ seat: 0 })
  clock.now += 3_000
  expect(await enter(record.code)).toMatchObject({ seat: 0 })
})

test('from all addresses together, wrong codes are limited too', async () => {
  const { enter, record } = await open(1)
  for (let tries = 0; tries < 1_000; tries++) await expect(enter('bcdf-ghjk', `a${tries}`)).rejects.toBeDefined()
  await expect(enter(record.code, 'somewhere else')).rejects.toMatchObject({ status: 429 })
})
