import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { leaseFolder } from './folder-lease'
import { type FileSystem, FolderRecords } from './folder-records'
import type { Records } from './records'

const newFolder = () => mkdtempSync(join(tmpdir(), 'aili5-records-'))
const noLease = { check: () => undefined, release: async () => undefined }
const opened: FolderRecords[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

async function openIn(folder: string, files?: FileSystem, now = Date.now): Promise<FolderRecords> {
  const records = await FolderRecords.open(folder, noLease, now, files)
  opened.push(records)
  return records
}

const journal = (folder: string) => join(folder, 'records.jsonl')

function add(records: Records, amount: number): Promise<number> {
  return records.change(['a/count'], ([count]) => {
    const sum = ((count as number | null) ?? 0) + amount
    return { result: sum, put: [{ key: 'a/count', value: sum }] }
  })
}

/** A file system that has room for so many more bytes. Half of what does not fit is written, as a real one does. */
function disk(room: { bytes: number }): FileSystem {
  return {
    readFile,
    rename,
    rm,
    open: (async (...args: Parameters<typeof open>) => {
      const handle = await open(...args)
      const append = handle.appendFile.bind(handle)
      handle.appendFile = (async (text: string) => {
        if (text.length <= room.bytes) {
          room.bytes -= text.length
          return append(text)
        }
        await append(text.slice(0, text.length / 2))
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      }) as FileHandle['appendFile']
      return handle
    }) as typeof open,
  }
}

test('what was stored is there again, also where nothing was closed', async () => {
  const folder = newFolder()
  const records = await openIn(folder)
  await Promise.all(Array.from({ length: 50 }, () => add(records, 2)))
  await records.change([], () => ({ result: null, put: [{ key: 'b', value: { text: 'ü\n' } }] }))
  const again = await openIn(folder)
  expect(await again.read(['a/count', 'b', 'c'])).toEqual([100, { text: 'ü\n' }, null])
  await again.change(['b'], () => ({ result: null, put: [{ key: 'b', value: null }] }))
  expect(await (await openIn(folder)).read(['b'])).toEqual([null])
})

test('a change whose work fails changes nothing', async () => {
  const records = await openIn(newFolder())
  const failing = records.change(['a/count'], () => {
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await records.read(['a/count'])).toEqual([null])
})

test('a record is gone when its time is over', async () => {
  let now = 1_000
  const folder = newFolder()
  const records = await openIn(folder, undefined, () => now)
  await records.change([], () => ({ result: null, put: [{ key: 'a', value: 1, until: 2_000 }] }))
  now = 1_999
  expect(await records.read(['a'])).toEqual([1])
  now = 2_000
  expect(await records.read(['a'])).toEqual([null])
  await openIn(folder, undefined, () => now)
  expect(readFileSync(journal(folder), 'utf8')).toBe('')
})

test('however a journal is cut or damaged, each change that is whole is there, and none twice', async () => {
  const folder = newFolder()
  const records = await openIn(folder)
  for (let count = 0; count < 20; count++) await add(records, 1)
  const whole = readFileSync(journal(folder), 'utf8')
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length), fc.string({ maxLength: 30 }), async (length, noise) => {
      const cut = newFolder()
      writeFileSync(journal(cut), whole.slice(0, length))
      appendFileSync(journal(cut), `\n${noise}\n`)
      const kept = whole.slice(0, length).split('\n').length - 1
      const [count] = await (await openIn(cut)).read(['a/count'])
      // The last line may be whole without its end.
      expect([kept || null, kept + 1]).toContain(count)
    }),
    { numRuns: 50 },
  )
})

test('a full disk refuses, and counts neither twice nor less than what was answered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(300), { minLength: 1, maxLength: 8 }), fc.boolean(), async (rooms, isKilled) => {
      const folder = newFolder()
      const room = { bytes: 1_000 }
      let records = await openIn(folder, disk(room))
      let answered = 0
      for (const bytes of [...rooms, 10_000]) {
        room.bytes = bytes
        const results = await Promise.allSettled(Array.from({ length: 5 }, () => add(records, 3)))
        answered += results.filter(({ status }) => status === 'fulfilled').length
        expect(await records.read(['a/count'])).toEqual([answered * 3 || null])
        // A process that is killed while its disk is full leaves half a line.
        if (isKilled) {
          records = await openIn(folder, disk({ bytes: 10_000 }))
          const [count] = await records.read(['a/count'])
          expect(count ?? 0).toBeGreaterThanOrEqual(answered * 3)
          answered = Number(count ?? 0) / 3
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('a long journal is written anew, and the process goes on where the disk has no room for that', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const folder = newFolder()
  const room = { bytes: 1_300_000 }
  const records = await openIn(folder, disk(room))
  const big = (value: string) =>
    records.change([], () => ({ result: null, put: [{ key: 'big', value: value.repeat(300_000) }] }))
  for (const letter of 'abcd') await big(letter)
  await add(records, 1)
  // There was no room for a new journal beside this one.
  expect(readFileSync(journal(folder), 'utf8').length).toBeGreaterThan(1_000_000)
  room.bytes = 10_000_000
  await add(records, 1)
  await add(records, 1)
  expect(readFileSync(journal(folder), 'utf8').length).toBeLessThan(400_000)
  expect(await (await openIn(folder)).read(['big'])).toEqual(['d'.repeat(300_000)])
})

test('one process has the folder; the second one says that they can share a Redis', async () => {
  const folder = newFolder()
  const lease = await leaseFolder(folder, () => undefined)
  await expect(leaseFolder(folder, () => undefined, 0)).rejects.toThrow(/Several gateways.*GATEWAY_REDIS/)
  await lease.release()
  await (await leaseFolder(folder, () => undefined, 0)).release()
})

test('a lease that a crash left is taken when its time is over, whatever process has its number now', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'lock'))
  writeFileSync(join(folder, 'owner'), String(process.pid))
  await expect(leaseFolder(folder, () => undefined, 0)).rejects.toThrow('GATEWAY_REDIS')
  const longAgo = Date.now() / 1000 - 11
  utimesSync(join(folder, 'lock'), longAgo, longAgo)
  await (await leaseFolder(folder, () => undefined, 0)).release()
})

test('who lost the folder writes nothing more, and says so once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const folder = newFolder()
  const lost = vi.fn()
  const first = await FolderRecords.open(folder, await leaseFolder(folder, lost), Date.now)
  await add(first, 1)
  // The first process was stopped for so long that the lease ended.
  const longAgo = Date.now() / 1000 - 60
  utimesSync(join(folder, 'lock'), longAgo, longAgo)
  const second = await FolderRecords.open(folder, await leaseFolder(folder, () => undefined, 0), Date.now)
  await add(second, 1)
  await expect(add(first, 1)).rejects.toMatchObject({ status: 503 })
  await expect(add(first, 1)).rejects.toMatchObject({ status: 503 })
  expect(lost).toHaveBeenCalledTimes(1)
  await first.close()
  expect(await second.read(['a/count'])).toEqual([2])
  await second.close()
  truncateSync(journal(folder))
})
