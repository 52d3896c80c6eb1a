import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storeUnavailable } from '../gateway-error'
import type { Lease } from './folder-lease'
import type { Change, Put, Records } from './records'

/** What a folder's records need from the file system; tests have one that is full. */
export type FileSystem = Pick<typeof import('node:fs/promises'), 'open' | 'readFile' | 'rename' | 'rm'>

/** A stored value as JSON, and when it may be deleted. */
interface Entry {
  json: string
  until: number | undefined
}

/** A change that is in memory, and not on the disk yet. */
interface Pending {
  line: string
  /** What its keys were before. */
  before: [key: string, entry: Entry | undefined][]
  stored(): void
  failed(error: Error): void
}

/** The journal is written anew when it is this many times as long as what it says. */
const staleShare = 4
/** Bytes below which it is never written anew. */
const shortJournal = 1_000_000

/**
 * Records of one process: in memory, and in a journal with a line for each change. A line has whole records, so reading one
 * twice changes nothing; a line that was cut is left out, and with it its whole change.
 */
export class FolderRecords implements Records {
  readonly #entries = new Map<string, Entry>()
  readonly #file: string
  #handle: Awaited<ReturnType<FileSystem['open']>> | undefined
  /** Bytes of the journal that are known to be good. */
  #length = 0
  /** After a write that failed there may be half a line at the end. */
  #isTorn = false
  #pending: Pending[] = []
  #writing: Promise<void> | undefined

  private constructor(
    folder: string,
    readonly lease: Pick<Lease, 'check' | 'release'>,
    readonly now: () => number,
    readonly files: FileSystem,
  ) {
    this.#file = join(folder, 'records.jsonl')
  }

  /** Reads the journal of a folder, or begins it. */
  static async open(
    folder: string,
    lease: Pick<Lease, 'check' | 'release'>,
    now: () => number,
    files: FileSystem = { open, readFile, rename, rm },
  ): Promise<FolderRecords> {
    const records = new FolderRecords(folder, lease, now, files)
    await records.#load()
    return records
  }

  async read(keys: readonly string[]): Promise<unknown[]> {
    return keys.map(key => this.#value(key))
  }

  async change<T>(keys: readonly string[], work: (values: unknown[]) => Change<T>): Promise<T> {
    const { result, put = [] } = work(keys.map(key => this.#value(key)))
    if (put.length === 0) return result
    const before = put.map(({ key }): [string, Entry | undefined] => [key, this.#entries.get(key)])
    for (const each of put) this.#set(each)
    await new Promise<void>((stored, failed) => {
      this.#pending.push({ line: `${JSON.stringify(put)}\n`, before, stored, failed })
      this.#writing ??= this.#write()
    })
    return result
  }

  async close(): Promise<void> {
    await this.#writing
    await this.#handle?.close()
    await this.lease.release()
  }

  #value(key: string): unknown {
    const entry = this.#entries.get(key)
    return entry && !this.#isOver(entry) ? JSON.parse(entry.json) : null
  }

  #isOver({ until }: Entry): boolean {
    return until !== undefined && until <= this.now()
  }

  #set({ key, value, until }: Put): void {
    if (value === null) this.#entries.delete(key)
    else this.#entries.set(key, { json: JSON.stringify(value), until })
  }

  /** Writes all that is pending. Changes that come at once share one write. */
  async #write(): Promise<void> {
    while (this.#pending.length > 0) {
      const batch = this.#pending
      this.#pending = []
      try {
        await this.#append(batch.map(({ line }) => line).join(''))
        for (const { stored } of batch) stored()
      } catch (error) {
        console.error('The gateway could not store:', error instanceof Error ? error.message : 'unknown')
        // What came meanwhile was computed from what is taken back here.
        const lost = [...batch, ...this.#pending]
        this.#pending = []
        for (const { before } of lost.toReversed()) this.#restore(before)
        for (const { failed } of lost) failed(storeUnavailable())
        continue
      }
      await this.#rewriteWhenLong()
    }
    this.#writing = undefined
  }

  #restore(before: Pending['before']): void {
    for (const [key, entry] of before) {
      if (entry) this.#entries.set(key, entry)
      else this.#entries.delete(key)
    }
  }

  async #append(text: string): Promise<void> {
    this.lease.check()
    const handle = this.#handle
    if (!handle) throw new Error('The journal is closed.')
    if (this.#isTorn) await handle.truncate(this.#length)
    this.#isTorn = true
    await handle.appendFile(text)
    await handle.datasync()
    this.#isTorn = false
    this.#length += Buffer.byteLength(text)
  }

  async #load(): Promise<void> {
    const text = await this.files.readFile(this.#file, 'utf8').catch(error => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    for (const line of text.split('\n')) for (const put of putsOf(line)) this.#set(put)
    await this.#rewrite()
  }

  async #rewriteWhenLong(): Promise<void> {
    const size = [...this.#entries.values()].reduce((sum, { json }) => sum + json.length, 0)
    if (this.#length < Math.max(shortJournal, staleShare * size)) return
    // On a full disk the long journal stays in use.
    await this.#rewrite().catch(error => console.error('The journal could not be shortened:', error.message))
  }

  /** A new journal with what there is now, in place of the old one in one step. */
  async #rewrite(): Promise<void> {
    this.lease.check()
    for (const [key, entry] of this.#entries) if (this.#isOver(entry)) this.#entries.delete(key)
    const lines = [...this.#entries].map(
      ([key, { json, until }]) =>
        `[{"key":${JSON.stringify(key)},"value":${json}${until === undefined ? '' : `,"until":${until}`}}]\n`,
    )
    const text = lines.join('')
    const fresh = `${this.#file}.new`
    const handle = await this.files.open(fresh, 'w', 0o600)
    try {
      await handle.appendFile(text)
      await handle.datasync()
      await this.files.rename(fresh, this.#file)
    } catch (error) {
      await handle.close()
      await this.files.rm(fresh, { force: true })
      throw error
    }
    await this.#handle?.close()
    this.#handle = handle
    this.#length = Buffer.byteLength(text)
    this.#isTorn = false
  }
}

/** The changes of a line; none of a line that was cut. */
function putsOf(line: string): Put[] {
  try {
    const puts: unknown = JSON.parse(line)
    if (!Array.isArray(puts)) return []
    return puts.filter(put => typeof put?.key === 'string' && put.value !== undefined)
  } catch {
    return []
  }
}
