import type { Storage } from 'unstorage'
import * as v from 'valibot'
import { type ClassRecord, ClassRecordSchema, type ClassSettings, ClassSettingsSchema } from './class-record'
import { hashOf, isSame, newCode, normalizeCode, randomLetters } from './codes'

/** The classes of a gateway, in any of unstorage's stores. */
export class ClassStore {
  constructor(
    readonly storage: Storage,
    readonly now: () => number = Date.now,
  ) {}

  /** Makes a class. The code is returned this once and cannot be read again. */
  async add(settings: ClassSettings): Promise<{ record: ClassRecord; code: string }> {
    const code = newCode()
    const codeHash = await hashOf(normalizeCode(code) as string)
    const record: ClassRecord = {
      ...v.parse(ClassSettingsSchema, settings),
      id: idOf(codeHash),
      codeHash,
      seatSecret: randomLetters(32),
      created: new Date(this.now()).toISOString(),
      paused: false,
      revoked: null,
    }
    await this.#keep(record)
    return { record, code }
  }

  /** The class of a code, as typed. A code that was revoked still finds it. */
  async byCode(code: string): Promise<ClassRecord | null> {
    const plain = normalizeCode(code)
    if (plain === null) return null
    const hash = await hashOf(plain)
    const record = await this.byId(idOf(hash))
    return record && isSame(record.codeHash, hash) ? record : null
  }

  async byId(id: string): Promise<ClassRecord | null> {
    if (!/^[0-9a-f]{12}$/.test(id)) return null
    const read = v.safeParse(ClassRecordSchema, await this.storage.getItem(keyOf(id)))
    return read.success ? read.output : null
  }

  /** All of them, the newest first. */
  async list(): Promise<ClassRecord[]> {
    const keys = await this.storage.getKeys('classes')
    const records = await Promise.all(keys.map(key => this.byId(key.slice(key.lastIndexOf(':') + 1))))
    return records.filter(record => record !== null).sort((a, b) => b.created.localeCompare(a.created))
  }

  /** Changes a class; null where there is none. */
  async change(id: string, changes: Partial<ClassSettings & Pick<ClassRecord, 'paused'>>): Promise<ClassRecord | null> {
    const record = await this.byId(id)
    if (!record) return null
    const changed = v.parse(ClassRecordSchema, { ...record, ...changes })
    await this.#keep(changed)
    return changed
  }

  /** Ends a code for good. The class stays in the list. */
  async revoke(id: string): Promise<ClassRecord | null> {
    const record = await this.byId(id)
    if (!record) return null
    const revoked = { ...record, revoked: record.revoked ?? new Date(this.now()).toISOString() }
    await this.#keep(revoked)
    return revoked
  }

  /** Frees every seat; students must join again. */
  async freeSeats(id: string): Promise<ClassRecord | null> {
    const record = await this.byId(id)
    if (!record) return null
    const freed = { ...record, seatSecret: randomLetters(32) }
    await this.#keep(freed)
    return freed
  }

  #keep(record: ClassRecord): Promise<void> {
    return this.storage.setItem(keyOf(record.id), record)
  }
}

function idOf(codeHash: string): string {
  return codeHash.slice(0, 12)
}

function keyOf(id: string): string {
  return `classes:${id}`
}
