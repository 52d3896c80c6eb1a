import { vi } from 'vitest'

/**
 * Timeout of tests that wait for a condition. Long, since a wait ends with its condition: it only ends tests whose
 * condition never occurs, on the slowest known machine.
 */
export const waitTimeout = 240_000

// `expect.poll` is configured in vitest.config.ts, and Testing Library in component-setup.ts; this one has no setting,
// and a default of one second.
type Waiting = typeof vi.waitFor & { isPatient?: true }
const waitFor: Waiting = vi.waitFor
if (!waitFor.isPatient) {
  const patient: Waiting = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: waitTimeout, ...options })
  patient.isPatient = true
  vi.waitFor = patient
}
