import { type LocalizedText, msg } from '../../language/message'
import type { NodeSettings } from '../settings'
import { leaseFolder } from './folder-lease'
import { FolderRecords } from './folder-records'
import type { Records } from './records'
import { RedisRecords } from './redis-records'

/**
 * Opens what the gateway remembers: the Redis of the settings, or else their folder.
 * @param say prints what the operator should know
 * @param lost called when another process has taken the folder
 * @throws SettingsError when the folder is in use, or the Redis cannot be reached
 */
export async function openRecords(
  { folder, redis }: Pick<NodeSettings, 'folder' | 'redis'>,
  {
    say = () => undefined,
    lost = () => undefined,
    now = Date.now,
    waitMs,
  }: { say?(words: LocalizedText): void; lost?(): void; now?(): number; waitMs?: number } = {},
): Promise<Records> {
  if (redis !== null) return RedisRecords.open(redis, say)
  const lease = await leaseFolder(
    folder,
    () => {
      say(msg('Another gateway has taken the folder {folder}. This one stops.', { folder }))
      lost()
    },
    waitMs,
  )
  try {
    return await FolderRecords.open(folder, lease, now)
  } catch (error) {
    await lease.release()
    throw error
  }
}
