import type { IsUnderWay } from '../../documents/recordings/recording-database'

/** The part of `navigator.locks` that reports runs in progress in other tabs. */
export type Locks = Pick<LockManager, 'request' | 'query'>

/** Runs in progress in the pages of this browser. */
export interface RunLocks {
  /** Marks a run as going on, as long as this page lives. Gives what ends that. */
  hold(runId: string): () => void
  /** Without locks (on an insecure origin) only runs of this page are known. */
  isUnderWay: IsUnderWay
}

const nameOf = (runId: string) => `aili5 run ${runId}`

/** Keeps a lock for each run, which the browser opens when the page is gone, however that happened. */
export function createRunLocks(locks: Locks | undefined): RunLocks {
  const own = new Set<string>()
  return {
    hold(runId) {
      own.add(runId)
      let release = () => {}
      const over = new Promise<void>(resolve => {
        release = resolve
      })
      locks?.request(nameOf(runId), () => over).catch(() => {})
      return () => {
        own.delete(runId)
        release()
      }
    },
    async isUnderWay(runId) {
      const known = await locks?.query().catch(() => undefined)
      return own.has(runId) || (known?.held ?? []).some(({ name }) => name === nameOf(runId))
    },
  }
}
