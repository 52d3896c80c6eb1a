import { vi } from 'vitest'

/**
 * How long a test waits for a condition. A long limit is no wait: what is waited for comes, and ends it. It only ends a
 * test whose condition never comes, on the slowest machine that we know of.
 */
export const patience = 60_000

// `expect.poll` takes its limit from vitest.config.ts, and Testing Library from component-setup.ts; this one has no
// setting, and would give up after a second.
type Waiting = typeof vi.waitFor & { isPatient?: true }
const waitFor: Waiting = vi.waitFor
if (!waitFor.isPatient) {
  const patient: Waiting = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options })
  patient.isPatient = true
  vi.waitFor = patient
}
