import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createStorage, type Storage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import type { LocalizedText } from '../../language/message'
import { hashOf, newCode, normalizeCode } from '../classes/codes'
import type { Counts } from '../counts/counts'
import { openJournal, peekJournal } from '../counts/journal'
import type { NodeSettings } from '../settings'

const teacherKey = 'teacher'
const reachKey = 'reach'

/** Where the gateway in Node keeps its classes: files, or a Redis that several share. */
export async function openRecords({
  folder,
  redis,
}: NodeSettings): Promise<{ storage: Storage; close(): Promise<void> }> {
  if (redis === null) {
    const base = join(ownFolder(folder), 'records')
    return { storage: createStorage({ driver: fsDriver({ base }) }), close: async () => undefined }
  }
  const { openRedisRecords } = await import('./redis-storage')
  return openRedisRecords(redis)
}

/**
 * Where it keeps its counts. `say` prints that a Redis is gone, or back.
 * @throws SettingsError when the file is in use, or the Redis cannot be reached
 */
export async function openCounts(
  { folder, redis }: NodeSettings,
  say: (words: LocalizedText) => void,
  now?: () => number,
): Promise<Counts & { close(): Promise<void> }> {
  if (redis === null) return openJournal(join(ownFolder(folder), 'counts'), now)
  const { openRedisCounts } = await import('./redis-storage')
  return openRedisCounts(redis, say)
}

/** The same, read-only, while a gateway may be running. */
export async function peekCounts(settings: NodeSettings): Promise<Pick<Counts, 'read'> & { close(): Promise<void> }> {
  if (settings.redis !== null) return openCounts(settings, () => undefined)
  return { ...(await peekJournal(join(settings.folder, 'counts'))), close: async () => undefined }
}

/** The hash of the teacher's code; null before there is one. */
export async function teacherCodeHash(storage: Storage): Promise<string | null> {
  const hash = await storage.getItem(teacherKey)
  return typeof hash === 'string' && /^h[0-9a-f]{64}$/.test(hash) ? hash.slice(1) : null
}

/** Makes a new code for the teacher; an older one ends. */
export async function newTeacherCode(storage: Storage): Promise<string> {
  const code = newCode()
  // With a letter before it, so that no store takes it for a number.
  await storage.setItem(teacherKey, `h${await hashOf(normalizeCode(code) as string)}`)
  return code
}

/** Notes where students reach the gateway that starts, for links that are made in another terminal. */
export async function saveOrigin(storage: Storage, origin: string | null): Promise<void> {
  if (origin === null) await storage.removeItem(reachKey)
  else await storage.setItem(reachKey, origin)
}

/** Where the gateway that started last is reached; null where it is not, or none ever did. */
export async function savedOrigin(storage: Storage): Promise<string | null> {
  const noted = await storage.getItem(reachKey)
  return typeof noted === 'string' && URL.canParse(noted) ? new URL(noted).origin : null
}

/** The folder, readable by its owner only. */
function ownFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return folder
}
