import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open, readFile, rename } from 'node:fs/promises'
import { msg } from '../../language/message'
import { storeUnavailable } from '../gateway-error'
import { SettingsError } from '../settings'
import type { Correction, Counts } from './counts'
import { CounterTable } from './table'

/** Milliseconds that a correction may wait for the next write. Until then, what was set aside is on the disk. */
const writeEvery = 200
/** Lines after which the journal is compacted to one line per counter. */
const longJournal = 50_000

/** Counts in memory with a journal on disk, for one gateway on one machine. */
interface JournalCounts extends Counts {
  /** Writes what is left, and lets the file go. */
  close(): Promise<void>
}

/**
 * Opens the counts in `file`, or begins them.
 * @throws SettingsError when another running gateway holds the file.
 */
export async function openJournal(file: string, now: () => number = Date.now): Promise<JournalCounts> {
  const unlock = takeLock(`${file}.lock`)
  const table = new CounterTable()
  for (const entry of await readJournal(file)) table.add(entry, now())
  // A fresh file also drops a last line that was cut when the power went.
  let { handle, lines } = await rewrite(file, table.living(now()))
  let unwritten: string[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    const batch = unwritten
    unwritten = []
    if (batch.length === 0) return
    try {
      await handle.appendFile(batch.join(''))
      await handle.datasync()
    } catch (error) {
      // Rather counted twice than never.
      unwritten = [...batch, ...unwritten]
      throw error
    }
    lines += batch.length
    if (lines < longJournal) return
    // The table already holds what comes in from here on, so those lines must not be written twice.
    const held = unwritten
    unwritten = []
    try {
      const fresh = await rewrite(file, table.living(now()))
      await handle.close()
      handle = fresh.handle
      lines = fresh.lines
    } catch (error) {
      unwritten = [...held, ...unwritten]
      throw error
    }
  }
  /** Writes all that was recorded until now. Many who come at once share one write. */
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => undefined).then(write)
    return writing
  }
  const writeSoon = () => {
    timer ??= setTimeout(() => {
      flush().catch(error => console.error('The counts could not be written:', error))
    }, writeEvery)
  }
  const record = (entry: Correction) => {
    unwritten.push(lineOf(entry))
    writeSoon()
  }
  const keyIn = (room: string, key: string) => `${room}/${key}`

  return {
    async reserve(room, additions) {
      const entries = additions.map(addition => ({ ...addition, key: keyIn(room, addition.key) }))
      const refused = table.reserve(entries, now())
      if (refused !== null) return refused
      for (const entry of entries) record(entry)
      try {
        await flush()
      } catch (error) {
        console.error('The counts could not be written:', error)
        for (const { key, add, until } of entries) {
          table.add({ key, add: -add, until }, now())
          record({ key, add: -add, until })
        }
        throw storeUnavailable()
      }
      return null
    },
    async settle(room, corrections) {
      for (const correction of corrections) {
        const entry = { ...correction, key: keyIn(room, correction.key) }
        table.add(entry, now())
        record(entry)
      }
    },
    read: async (room, keys) => keys.map(key => table.read(keyIn(room, key), now())),
    async close() {
      await flush()
      await handle.close()
      unlock()
    },
  }
}

function lineOf({ key, add, until }: Correction): string {
  return `${JSON.stringify([key, add, until])}\n`
}

async function readJournal(file: string): Promise<Correction[]> {
  if (!existsSync(file)) return []
  return (await readFile(file, 'utf8')).split('\n').flatMap(line => {
    try {
      const [key, add, until]: unknown[] = JSON.parse(line)
      const isEntry = typeof key === 'string' && Number.isSafeInteger(add) && typeof until === 'number'
      return isEntry ? [{ key, add: add as number, until }] : []
    } catch {
      return []
    }
  })
}

async function rewrite(file: string, entries: readonly Correction[]): Promise<{ handle: FileHandle; lines: number }> {
  const handle = await open(`${file}.new`, 'w', 0o600)
  await handle.appendFile(entries.map(lineOf).join(''))
  await handle.datasync()
  await rename(`${file}.new`, file)
  return { handle, lines: entries.length }
}

/** The counts in `file` as they are in the file, read-only. */
export async function peekJournal(file: string, now: () => number = Date.now): Promise<Pick<Counts, 'read'>> {
  const table = new CounterTable()
  for (const entry of await readJournal(file)) table.add(entry, now())
  return { read: async (room, keys) => keys.map(key => table.read(`${room}/${key}`, now())) }
}

/**
 * Says that this process, and no other, writes a file. What a process left that is no more counts for nothing.
 * @returns gives it back
 * @throws SettingsError when a living process holds it.
 */
function takeLock(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isAlive(holder)) {
      throw new SettingsError(
        msg('Another gateway (process {id}) is using {file}. Stop that one first.', {
          id: String(holder),
          file: file.replace(/\.lock$/, ''),
        }),
      )
    }
    rmSync(file, { force: true })
    return takeLock(file)
  }
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user runs too.
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
