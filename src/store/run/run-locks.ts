import type { RunsUnderWay } from '../../documents/recordings/recording-database'

/** The part of `navigator.locks` that reports runs in progress in other tabs. */
export type Locks = Pick<LockManager, 'request' | 'query'>

/** Runs in progress in the pages of this browser. */
export interface RunLocks {
  /** Marks a run as going on, as long as this page lives. Gives what ends that. */
  hold(runId: string): () => void
  /** The ids of all runs in progress. Without locks (on an insecure origin) only those of this page are known. */
  underWay: RunsUnderWay
}

const prefix = 'aili5 run '

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
      locks?.request(prefix + runId, () => over).catch(() => {})
      return () => {
        own.delete(runId)
        release()
      }
    },
    async underWay() {
      const known = await locks?.query().catch(() => undefined)
      const names = (known?.held ?? []).map(({ name = '' }) => name).filter(name => name.startsWith(prefix))
      return { ids: new Set([...own, ...names.map(name => name.slice(prefix.length))]), isSure: known !== undefined }
    },
  }
}
