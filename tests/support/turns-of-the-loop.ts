/**
 * Lets everything go on that waits for nothing but its turn: promises, and work that was put off to the next turn of the
 * event loop. For tests that something does not happen; what does happen is waited for by its condition.
 */
export async function letAllGoOn(turns = 50): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise(resolve => setImmediate(resolve))
}
