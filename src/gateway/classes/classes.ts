import * as v from 'valibot'
import type { Put, Records } from '../records/records'
import { type ClassRecord, type ClassSettings, ClassSettingsSchema } from './class-record'
import { newClassCode, normalizeClassCode, randomLetters } from './codes'
import { type Roster, rosterKey, rosterOf, seatsForAll } from './seats'
import { deletedWorks, worksKey } from './works'

const listKey = 'classes'
const classKey = (id: string) => `${id}/class`
const codeKey = (code: string) => `code/${normalizeClassCode(code)}`

/** The classes of a gateway. */
export class Classes {
  constructor(
    readonly records: Records,
    readonly now: () => number = Date.now,
  ) {}

  /** Makes a class with a code of its own. */
  async add(settings: ClassSettings): Promise<ClassRecord> {
    for (;;) {
      const code = newClassCode()
      const record: ClassRecord = {
        ...v.parse(ClassSettingsSchema, settings),
        id: randomLetters(12),
        code,
        created: new Date(this.now()).toISOString(),
        paused: false,
        ended: null,
      }
      const isNew = await this.records.change([listKey, codeKey(code)], ([list, taken]) => {
        if (taken !== null) return { result: false }
        const put: Put[] = [
          { key: listKey, value: [...((list as string[] | null) ?? []), record.id] },
          { key: codeKey(code), value: record.id },
          { key: classKey(record.id), value: record },
        ]
        return { result: true, put }
      })
      if (isNew) return record
    }
  }

  /** The class of a code, as typed. The code of a class that is over still finds it. */
  async byCode(typed: string): Promise<ClassRecord | null> {
    if (normalizeClassCode(typed) === null) return null
    const [id] = await this.records.read([codeKey(typed)])
    return typeof id === 'string' ? this.byId(id) : null
  }

  async byId(id: string): Promise<ClassRecord | null> {
    if (!/^[a-z]{12}$/.test(id)) return null
    const [record] = await this.records.read([classKey(id)])
    return record as ClassRecord | null
  }

  /** A class with its seats, read at once. */
  async withRoster(id: string): Promise<[ClassRecord, Roster] | [null, null]> {
    if (!/^[a-z]{12}$/.test(id)) return [null, null]
    const [record, roster] = await this.records.read([classKey(id), rosterKey(id)])
    return record === null ? [null, null] : [record as ClassRecord, rosterOf(roster)]
  }

  /** All of them, the newest first. */
  async list(): Promise<ClassRecord[]> {
    const [ids] = await this.records.read([listKey])
    const keys = ((ids as string[] | null) ?? []).map(classKey)
    const records = keys.length > 0 ? await this.records.read(keys) : []
    return (records as (ClassRecord | null)[])
      .filter(record => record !== null)
      .sort((a, b) => b.created.localeCompare(a.created))
  }

  /** Changes a class; null where there is none. */
  change(id: string, changes: Partial<ClassSettings & Pick<ClassRecord, 'paused'>>): Promise<ClassRecord | null> {
    return this.records.change([classKey(id)], ([old]) => {
      if (old === null) return { result: null }
      const record = { ...(old as ClassRecord), ...changes }
      v.parse(ClassSettingsSchema, record)
      return { result: record, put: [{ key: classKey(id), value: record }] }
    })
  }

  /** Lets in all devices that wait: the class gets as many more seats as they need. */
  letIn(id: string): Promise<void> {
    return this.records.change([classKey(id), rosterKey(id)], ([old, stored]) => {
      if (old === null) return { result: undefined }
      const record = old as ClassRecord
      const roster = rosterOf(stored)
      const put = [
        { key: classKey(id), value: { ...record, seats: Math.max(record.seats, seatsForAll(roster)) } },
        { key: rosterKey(id), value: { ...roster, waiting: [] } },
      ]
      return { result: undefined, put }
    })
  }

  /** Ends a class for good: its seats and what was handed in are deleted. Its name stays in the list. */
  end(id: string): Promise<void> {
    return this.records.change([classKey(id), worksKey(id)], ([old, works]) => {
      if (old === null) return { result: undefined }
      const record = old as ClassRecord
      const ended = record.ended ?? new Date(this.now()).toISOString()
      const put = [
        { key: classKey(id), value: { ...record, ended } },
        { key: rosterKey(id), value: null },
        ...deletedWorks(id, works),
      ]
      return { result: undefined, put }
    })
  }
}
