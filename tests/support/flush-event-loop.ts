/**
 * Flushes promises and tasks of the event loop. For tests that something does not happen; what does happen is awaited
 * by its condition.
 */
export async function flushEventLoop(turns = 50): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise(resolve => setImmediate(resolve))
}
